import { use } from 'react';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { FieldWordsContext } from './field-words.ts';

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);
const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
/** Below this a number may be a year, which has no commas. */
const grouped = 10_000;

/** A value as a person reads it: words, lists, days and links. */
export function Value({ value, path }: { value: unknown; path: string }) {
  const text = useText(deskTexts).facts;
  const words = use(FieldWordsContext);
  if (value === null || value === undefined || value === '') return <span className="text-ink-soft">{text.empty}</span>;
  if (Array.isArray(value))
    return value.length === 0 ? (
      <span className="text-ink-soft">{text.empty}</span>
    ) : (
      <ul className="list-disc ps-5">
        {value.map((each, at) => (
          <li key={at}>
            <Value value={each} path={path} />
          </li>
        ))}
      </ul>
    );
  if (typeof value === 'object')
    return (
      <dl className="grid gap-x-3 gap-y-1">
        {words.inOrder(path, Object.keys(value)).map((name) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{words.label(below(path, name))}</dt>
            <dd>
              <Value value={(value as Record<string, unknown>)[name]} path={below(path, name)} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return <Said value={value as string | number | boolean} path={path} />;
}

function Said({ value, path }: { value: string | number | boolean; path: string }) {
  const said = useSaid()(value, path);
  const langOf = useLangOf();
  if (isAddress(said))
    return (
      <a
        href={said}
        {...langOf(said)}
        rel="noreferrer"
        className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {said}
      </a>
    );
  return (
    <span {...langOf(said)} className="whitespace-pre-line [overflow-wrap:anywhere]">
      {said}
    </span>
  );
}

function useSaid(): (value: string | number | boolean, path: string) => string {
  const text = useText(deskTexts).facts;
  const format = useFormat();
  const words = use(FieldWordsContext);
  return (value, path) => {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (typeof value === 'number') return value >= grouped ? format.number(value) : String(value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return format.date(value);
    if (/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return format.yearMonth(value);
    return words.value(path, value) ?? value;
  };
}

const mostLetters = 90;

/** The first words of a value, to know the field by. */
export function useGlimpse(): (value: unknown, path: string) => string {
  const said = useSaid();
  const words = use(FieldWordsContext);
  const inWords = (value: unknown, path: string): string => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return value.map((each) => inWords(each, path)).join(', ');
    if (typeof value !== 'object') return said(value as string | number | boolean, path);
    const parts = words
      .inOrder(path, Object.keys(value))
      .map((name) => inWords((value as Record<string, unknown>)[name], below(path, name)));
    return parts.filter((part) => part !== '').join(' · ');
  };
  return (value, path) => {
    const whole = inWords(value, path);
    return whole.length > mostLetters ? `${whole.slice(0, mostLetters)}…` : whole;
  };
}
