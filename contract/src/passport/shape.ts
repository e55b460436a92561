/** A small schema language, as plain data: zod's schema (shape.schema.ts), the device's reader and the form are made of the same shape. */
export interface Choice<T extends string> {
  kind: 'choice';
  of: readonly T[];
}
export interface Amount {
  kind: 'number';
  least: number;
  most: number;
  isWhole: boolean;
}
export interface YesOrNo {
  kind: 'yesNo';
}
/** A day that has been, as YYYY-MM-DD. */
interface PastDay {
  kind: 'day';
}
export interface Name {
  kind: 'name';
  longest: number;
}
/** The id of an item of a catalog. */
interface IdShape {
  kind: 'id';
}
export interface Several<T extends string> {
  kind: 'several';
  of: readonly T[];
}
/** Parts by name; without a `needed` one the rest says nothing. */
interface ObjectShape<P extends Shapes, Needed extends keyof P = never> {
  kind: 'parts';
  parts: P;
  needed: readonly Needed[];
}
export interface Rows<Row extends Shape> {
  kind: 'rows';
  row: Row;
  most: number;
}

/** One number a name; one that cannot be read does not take the others along. */
interface ByName {
  kind: 'byName';
  each: Amount;
}

export type Simple = Choice<string> | Amount | YesOrNo | PastDay | Name;
export type Shape =
  | Simple
  | IdShape
  | Several<string>
  // Its parts are shapes again, whichever of them are needed.
  | { kind: 'parts'; parts: Shapes; needed: readonly PropertyKey[] }
  | { kind: 'rows'; row: Shape; most: number }
  | ByName;
export type Shapes = Readonly<Record<string, Shape>>;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** What a value of that shape is in TypeScript. */
export type ValueOf<S> =
  S extends Choice<infer T>
    ? T
    : S extends Amount
      ? number
      : S extends YesOrNo
        ? boolean
        : S extends PastDay | Name | IdShape
          ? string
          : S extends Several<infer T>
            ? readonly T[]
            : S extends ObjectShape<infer P, infer Needed>
              ? Flat<{ [Key in Needed]: ValueOf<P[Key]> } & { [Key in Exclude<keyof P, Needed>]?: ValueOf<P[Key]> | undefined }>
              : S extends Rows<infer Row>
                ? readonly ValueOf<Row>[]
                : S extends ByName
                  ? Readonly<Record<string, number>>
                  : never;

export const choice = <T extends string>(of: readonly T[]): Choice<T> => ({ kind: 'choice', of });
export const amount = (least: number, most: number): Amount => ({ kind: 'number', least, most, isWhole: false });
export const whole = (least: number, most: number): Amount => ({ kind: 'number', least, most, isWhole: true });
export const yesNo: YesOrNo = { kind: 'yesNo' };
export const pastDay: PastDay = { kind: 'day' };
export const name = (longest: number): Name => ({ kind: 'name', longest });
export const itemId: IdShape = { kind: 'id' };
export const several = <T extends string>(of: readonly T[]): Several<T> => ({ kind: 'several', of });
export const parts = <P extends Shapes, Needed extends keyof P = never>(of: P, ...needed: Needed[]): ObjectShape<P, Needed> => ({
  kind: 'parts',
  parts: of,
  needed,
});
export const rows = <Row extends Shape>(row: Row, most: number): Rows<Row> => ({ kind: 'rows', row, most });
export const namedAmounts = (each: Amount): ByName => ({ kind: 'byName', each });
