/**
 * What the facts are called in other languages: catalog/<language>/<kind>/<id>.json holds the texts of catalog/<kind>/<id>.json
 * alone, in its shape. A text is found by the English one it was translated from, so that a fact which an operator has
 * corrected since is shown in English rather than as it was.
 */
import { defaultLanguage, languages, type Language } from '@disha/contract/languages';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** In words of one language; a text without a translation stays as it is. */
export type Translate = (english: string) => string;

export interface Translations {
  of: (language: Language, kind: string, id: string) => Translate;
}

/** FNV-1a. Compared within one item only, whose texts are a few dozen. */
function markOf(text: string): number {
  let mark = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01_00_01_93);
  return mark;
}

type TranslatedTexts = Map<number, string>;
const asIs: Translate = (english) => english;

export const untranslated: Translations = { of: () => asIs };

/** Notes each text of the overlay under the English one in its place. What has no place there is for the check to tell. */
function pair(english: unknown, other: unknown, texts: TranslatedTexts): void {
  if (typeof english === 'string' && typeof other === 'string') texts.set(markOf(english), other);
  if (typeof english !== 'object' || english === null || typeof other !== 'object' || other === null) return;
  for (const [key, value] of Object.entries(other)) pair((english as Record<string, unknown>)[key], value, texts);
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const jsonFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []);

export class ShippedTranslations implements Translations {
  private readonly texts = new Map<string, TranslatedTexts>();
  /** By language: words that many items share, as they stand in a file of their own. */
  private readonly shared = new Map<Language, TranslatedTexts>();

  constructor(catalog: string, wanted: readonly Language[] = languages) {
    for (const language of wanted) if (language !== defaultLanguage) this.read(catalog, language);
  }

  private read(catalog: string, language: Language): void {
    const folder = join(catalog, language);
    const shared: TranslatedTexts = new Map();
    // "subjects.json": { "Physics": "..." }
    for (const name of jsonFiles(folder))
      for (const [english, other] of Object.entries(json(join(folder, name)) as Record<string, string>)) shared.set(markOf(english), other);
    this.shared.set(language, shared);
    const kinds = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
    for (const { name: kind } of kinds)
      for (const name of jsonFiles(join(folder, kind))) {
        const original = join(catalog, kind, name);
        if (!existsSync(original)) continue;
        const texts: TranslatedTexts = new Map();
        pair(json(original), json(join(folder, kind, name)), texts);
        this.texts.set(`${language} ${kind} ${name.slice(0, -'.json'.length)}`, texts);
      }
  }

  of(language: Language, kind: string, id: string): Translate {
    const own = this.texts.get(`${language} ${kind} ${id}`);
    const shared = this.shared.get(language);
    if (!own && !shared) return asIs;
    return (english) => {
      const mark = markOf(english);
      return own?.get(mark) ?? shared?.get(mark) ?? english;
    };
  }
}
