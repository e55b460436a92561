import { defaultLanguage } from '@disha/contract/languages';
import { splitSource } from '@disha/contract/own-sources';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../messages/format.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { sourcesTexts } from '../../messages/sources.ts';

const mark = '\u0001';
const month = /^\d{4}-\d{2}$/;

/** What ends a sentence or parts two sources is no part of the address before it. */
const address = /(https?:\/\/[^\s;,]*[^\s;,.)])/;

function withLinks(part: string): ReactNode {
  return part.split(address).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <a
        key={piece}
        href={piece}
        target="_blank"
        rel="noopener noreferrer"
        className="text-blue-deep underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {siteOf(piece)}
      </a>
    ),
  );
}

/** Of a long address whose it is; the link leads to all of it. */
const siteOf = (link: string) => link.replace(/^https?:\/\/(?:www\.)?([^/?#]*).*$/, '$1');

/** What a source is called. A name is not translated: on a page of another language it is marked as English. */
function Source({ source }: { source: string }) {
  const isEnglish = useLocale() === defaultLanguage;
  const texts = useText(sourcesTexts);
  const format = useFormat();
  return splitSource(source).map((part) => {
    if (typeof part !== 'string') {
      const said = texts[part.id];
      return typeof said === 'string' ? said : said(month.test(part.of) ? format.yearMonth(part.of) : part.of);
    }
    const named = withLinks(part);
    if (isEnglish || !/\w/.test(part)) return <Fragment key={part}>{named}</Fragment>;
    return (
      <span key={part} lang={defaultLanguage}>
        {named}
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
