/** What a PDF of Chromium says, read back: by the fonts' own tables, and by pdftotext where the machine has it. */
import { spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';

/** Spaces are places on paper, not letters: two readers seldom agree on them. */
export const squeezed = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u00a0\u200b-\u200d\f]+/g, '');

interface PdfObject {
  head: string;
  stream: string | undefined;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\s/g)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('endobj', from);
    const begin = text.slice(from, end).search(/stream\r?\n/);
    const head = begin < 0 ? text.slice(from, end) : text.slice(from, from + begin);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const at = from + begin + (/^stream\r?\n/.exec(text.slice(from + begin))?.[0].length ?? 0);
    const bytes = pdf.subarray(at, at + length);
    const isText = begin >= 0 && !/\/Subtype ?\/Image|\/FontFile|\/Length1/.test(head);
    const stream = isText ? (/FlateDecode/.test(head) ? inflateSync(bytes) : bytes).toString('latin1') : undefined;
    objects.set(match[1] ?? '', { head, stream });
  }
  return objects;
}

const fromHex = (hex: string): string => (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** What each glyph of a font means. */
function meaningsIn(cmap: string): Map<number, string> {
  const meanings = new Map<number, string>();
  for (const [, part = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', said = ''] of part.matchAll(/<(\w+)> *<(\w+)>/g)) meanings.set(Number.parseInt(glyph, 16), fromHex(said));
  for (const [, part = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', said = ''] of part.matchAll(/<(\w+)> *<(\w+)> *<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1)
        meanings.set(glyph, String.fromCharCode(Number.parseInt(said, 16) + glyph - first));
    }
  return meanings;
}

export interface ReadPdf {
  /** Page by page, without spaces. */
  pages: readonly string[];
  /** The same by pdftotext; undefined where the machine has none. */
  byTool: string | undefined;
}

const tokens = /\/ActualText *<(\w+)>|\bEMC\b|\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g;

export function readPdf(pdf: Buffer): ReadPdf {
  const objects = objectsOf(pdf);
  const refIn = (text: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? '';
  const pages = [...objects.values()]
    .filter(({ head }) => /\/Type ?\/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const fonts = new Map(
        [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', ref = '']) => {
          const cmap = objects.get(refIn(objects.get(ref)?.head ?? '', 'ToUnicode'))?.stream ?? '';
          return [name, meaningsIn(cmap)] as const;
        }),
      );
      let text = '';
      let font: Map<number, string> | undefined;
      let isReplaced = false;
      for (const [whole, actual, name, glyphs] of (objects.get(refIn(head, 'Contents'))?.stream ?? '').matchAll(tokens)) {
        if (actual !== undefined) [text, isReplaced] = [text + fromHex(actual.replace(/^feff/i, '')), true];
        else if (whole === 'EMC') isReplaced = false;
        else if (name !== undefined) font = fonts.get(name);
        else if (!isReplaced) for (const glyph of glyphs?.match(/.{4}/g) ?? []) text += font?.get(Number.parseInt(glyph, 16)) ?? '';
      }
      return squeezed(text);
    });
  const tool = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
  return { pages, byTool: tool.status === 0 ? squeezed(tool.stdout) : undefined };
}
