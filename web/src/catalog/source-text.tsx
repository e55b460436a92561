import { defaultLanguage } from '@disha/contract/languages';
import { partsOf } from '@disha/contract/own-sources';
import { useFormat } from '../messages/format.ts';
import { useLocale, useText } from '../messages/locale.ts';
import { sourcesTexts } from '../messages/sources.ts';

const mark = '\u0001';
const month = /^\d{4}-\d{2}$/;

/** What a source is called. A name is not translated: on a page of another language it is marked as English. */
function Source({ source }: { source: string }) {
  const isEnglish = useLocale() === defaultLanguage;
  const texts = useText(sourcesTexts);
  const format = useFormat();
  return partsOf(source).map((part) => {
    if (typeof part !== 'string') {
      const said = texts[part.id];
      return typeof said === 'string' ? said : said(month.test(part.of) ? format.yearMonth(part.of) : part.of);
    }
    if (isEnglish || !/\w/.test(part)) return part;
    return (
      <span key={part} lang={defaultLanguage}>
        {part}
      </span>
    );
  });
}

/** A sentence about a source. */
export function SourceText({ say, source }: { say: (source: string) => string; source: string }) {
  const [before = '', after = ''] = say(mark).split(mark);
  return (
    <>
      {before}
      <Source source={source} />
      {after}
    </>
  );
}
