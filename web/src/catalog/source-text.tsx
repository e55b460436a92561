import { defaultLanguage } from '@disha/contract/languages';
import { useLocale } from '../messages/locale.ts';

const mark = '\u0001';

/** A sentence about a source. Sources are not translated: on a page of another language they are marked as English. */
export function SourceText({ say, source }: { say: (source: string) => string; source: string }) {
  if (useLocale() === defaultLanguage) return say(source);
  const [before = '', after = ''] = say(mark).split(mark);
  return (
    <>
      {before}
      <span lang={defaultLanguage}>{source}</span>
      {after}
    </>
  );
}
