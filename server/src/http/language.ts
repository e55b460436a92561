/** In which language an answer is: `lang` in the query, else what the browser prefers, else English. */
import { defaultLanguage, languages, pseudoLanguage, type Language } from '@disha/contract/languages';
import { pseudo } from '@disha/contract/pseudo';
import { textsOfEveryLanguage } from '@disha/contract/words/every-language';
import { parseSaid, wordsFor, type Params, type Said, type SentencesById } from '@disha/contract/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Tests ask in the pseudo-language too, and see what was never given to a translator. */
export type AnswerLanguage = Language | typeof pseudoLanguage;

/** The tests' language is no translation: what is not a message is English in it. */
export const translationIn = (language: AnswerLanguage): Language => (language === pseudoLanguage ? defaultLanguage : language);

declare module 'fastify' {
  interface FastifyInstance {
    servedLanguages: LocalizedLanguages;
  }
}

const longestPreference = 200;

/** The languages that a server answers in. */
export class LocalizedLanguages {
  private readonly all: readonly AnswerLanguage[];
  /** Memoised: browsers send few different ones; a client that invents more is read anew each time. */
  private readonly preferences = new LRUCache<string, AnswerLanguage>({ max: 500 });

  constructor({ pseudo: speaksPseudo }: { pseudo: boolean }) {
    this.all = speaksPseudo ? [...languages, pseudoLanguage] : languages;
  }

  has(lang: unknown): lang is AnswerLanguage {
    return (this.all as readonly unknown[]).includes(lang);
  }

  /** `hi-IN,hi;q=0.9,en;q=0.8`: the most wanted that we speak. */
  preferred(header: string | undefined): AnswerLanguage {
    if (header === undefined || header === '' || header.length > longestPreference) return defaultLanguage;
    const known = this.preferences.get(header);
    if (known !== undefined) return known;
    // Ordered by the library, chosen here: its own choice prefers `hi` to `en-IN` in `en-IN,hi;q=0.9,en;q=0.8`.
    const wanted = new Negotiator({ headers: { 'accept-language': header } }).languages();
    const preferred = wanted.map((tag) => this.spokenFor(tag.toLowerCase())).find((language) => language !== undefined) ?? defaultLanguage;
    this.preferences.set(header, preferred);
    return preferred;
  }

  private spokenFor(tag: string): AnswerLanguage | undefined {
    return this.all.find((each) => each.toLowerCase() === tag) ?? languages.find((each) => each === tag.split('-')[0]);
  }
}

interface AskedLanguage {
  language: AnswerLanguage;
  /** The address says it: any other request there is answered alike. */
  isInAddress: boolean;
}

/** A `lang` that we do not speak is refused elsewhere, in the words of the header. */
export function languageOf({
  headers,
  query,
  server: { servedLanguages },
}: Pick<FastifyRequest, 'headers' | 'query' | 'server'>): AskedLanguage {
  const lang = (query as { lang?: unknown } | null | undefined)?.lang;
  return servedLanguages.has(lang)
    ? { language: lang, isInAddress: true }
    : { language: servedLanguages.preferred(headers['accept-language']), isInAddress: false };
}

/** What the address says, for mails that follow from a request; null: what the person chose once. */
export function askedLanguage(request: Pick<FastifyRequest, 'headers' | 'query' | 'server'>): Language | null {
  const { language, isInAddress } = languageOf(request);
  return isInAddress ? translationIn(language) : null;
}

/** What an answer depends on beside its address. */
export const varyOf = (isEncoded: boolean, { isInAddress }: Pick<AskedLanguage, 'isInAddress'>): string =>
  [...(isEncoded ? ['accept-encoding'] : []), ...(isInAddress ? [] : ['accept-language'])].join(', ');

export function sayLanguage(reply: FastifyReply, asked: AskedLanguage, isEncoded = false): void {
  reply.header('content-language', asked.language);
  const vary = varyOf(isEncoded, asked);
  if (vary !== '') reply.header('vary', vary);
}

let pseudoTexts: SentencesById | undefined;
const textsIn = (language: AnswerLanguage): SentencesById =>
  language === pseudoLanguage ? (pseudoTexts ??= pseudo(textsOfEveryLanguage[defaultLanguage])) : textsOfEveryLanguage[language];

interface WordedMessage {
  message: string;
  /** What the message means, for clients that have words of their own. */
  messageId?: string;
  params?: Params;
}

/** What was said, as it stands in an answer. */
export function worded(said: Said, language: AnswerLanguage): WordedMessage {
  const { id, params } = parseSaid(said);
  const message = wordsFor(id, params, textsIn(language));
  return message === undefined ? { message: id } : { message, messageId: id, ...(params ? { params } : {}) };
}
