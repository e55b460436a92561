/** A value while somebody types it, and back. Pure, so that nothing typed is lost on the way. */
import type { FieldPart, FieldTakes } from '@disha/contract/desk.corrections';

/** Texts for whatever is typed; lists and parts as they are. */
export type FieldDraft = string | boolean | readonly string[] | DraftParts | readonly DraftParts[];
export interface DraftParts {
  readonly [name: string]: FieldDraft;
}

export class NotReadable extends Error {}

type Kind = Pick<FieldTakes, 'takes' | 'parts'> & { optional?: boolean };

const isEmpty = (draft: FieldDraft | undefined): boolean =>
  draft === undefined ||
  draft === '' ||
  draft === false ||
  (typeof draft === 'object' && (Array.isArray(draft) ? draft.length === 0 : Object.values(draft as DraftParts).every(isEmpty)));

const inParts = (parts: readonly FieldPart[] | undefined, value: unknown): DraftParts =>
  Object.fromEntries((parts ?? []).map((part) => [part.name, draftOf(part, (value as Record<string, unknown> | null)?.[part.name])]));

/** Yes, no, and that nothing is said are three things: a box that is ticked or not tells two. */
const yesOrNo = { yes: true, no: false } as const;
const wordFor = (value: unknown): FieldDraft => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '');

export function draftOf({ takes, parts, optional = false }: Kind, value: unknown): FieldDraft {
  switch (takes) {
    case 'boolean':
      return optional ? wordFor(value) : value === true;
    case 'texts':
    case 'numbers':
      return Array.isArray(value) ? value.join('\n') : '';
    case 'choices':
      return Array.isArray(value) ? value.map(String) : [];
    case 'object':
      return inParts(parts, value);
    case 'objects':
      return Array.isArray(value) ? value.map((each) => inParts(parts, each)) : [];
    case 'json':
      return value === null || value === undefined ? '' : JSON.stringify(value, null, 2);
    default:
      return value === null || value === undefined ? '' : String(value as string | number);
  }
}

function partsValue(parts: readonly FieldPart[] | undefined, draft: DraftParts): Record<string, unknown> {
  const named = (parts ?? []).map((part) => ({ part, value: valueOf(part, draft[part.name] ?? '') }));
  // What may be empty is either null or left out.
  const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  const written = named.filter(({ part, value }) => !isNothing(value) || part.nullable === true || !part.optional);
  return Object.fromEntries(written.map(({ part, value }) => [part.name, value]));
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function numberOf(text: string): number {
  if (!Number.isFinite(Number(text))) throw new NotReadable();
  return Number(text);
}

/** What stood there, to the letter, where nothing else is typed: a draft says less of it than it may hold. */
export function valueAfter(kind: Kind, before: unknown, draft: FieldDraft | undefined): unknown {
  const was = draftOf(kind, before);
  const isUntouched = draft === undefined || JSON.stringify(draft) === JSON.stringify(was);
  return isUntouched && before !== null && before !== undefined ? before : valueOf(kind, draft ?? was);
}

/** Null where nothing is typed. Throws NotReadable where it cannot be told what is meant. */
export function valueOf({ takes, parts, optional = false }: Kind, draft: FieldDraft): unknown {
  switch (takes) {
    case 'boolean':
      return optional ? (yesOrNo[draft as keyof typeof yesOrNo] ?? null) : draft;
    case 'choices':
      return draft;
    case 'texts':
      return linesOf(draft as string);
    case 'numbers':
      return linesOf(draft as string).map(numberOf);
    case 'object':
      // A thing that may be missing, and of which nothing is said, is not there.
      return optional && isEmpty(draft) ? null : partsValue(parts, draft as DraftParts);
    case 'objects':
      return (draft as readonly DraftParts[]).map((each) => partsValue(parts, each));
    case 'number': {
      const text = (draft as string).trim();
      return text === '' ? null : numberOf(text);
    }
    case 'json':
      if ((draft as string).trim() === '') return null;
      try {
        return JSON.parse(draft as string) as unknown;
      } catch {
        throw new NotReadable();
      }
    default: {
      const text = (draft as string).trim();
      return text === '' ? null : text;
    }
  }
}
