/** Which parts of a fact are words, to be said in every language: catalog/<language>/<kind>/<id>.json holds these and nothing else. */

/**
 * `true` is a text that must be there, `null` one that may stay as it is, a file one that many facts share: its words stand in
 * catalog/<language>/<file>, by the English ones.
 */
type TextMark = true | null | `${string}.json`;

export type TextShape = TextMark | { readonly [key: string]: TextShape } | readonly [TextShape];

type PartOf<Value> = Value extends string
  ? TextMark
  : Value extends readonly (infer Item)[]
    ? readonly [PartOf<Item>]
    : Value extends object
      ? TextsOf<Value>
      : never;

/** Of a document with these fields. */
export type TextsOf<Document> = { readonly [Key in keyof Document]?: PartOf<NonNullable<Document[Key]>> };
