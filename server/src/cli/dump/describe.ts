/** What stands beside the tables: checksums, the description that programs read (Croissant 1.1), and a page that people read. */
import { ownLicence } from './licences.ts';
import type { WrittenTable } from './write-table.ts';

const types: Readonly<Record<string, string>> = { jsonl: 'application/jsonlines', csv: 'text/csv' };
const context = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  dct: 'http://purl.org/dc/terms/',
  citeAs: 'cr:citeAs',
  conformsTo: 'dct:conformsTo',
  column: 'cr:column',
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  recordSet: 'cr:recordSet',
  source: 'cr:source',
  sha256: 'cr:sha256',
};

/** The version begins with the month of the newest fact. */
const dayOf = (version: string) => `${version.slice(0, 7)}-01`;

export const checksums = (tables: readonly WrittenTable[]): string =>
  tables.flatMap(({ files }) => files.map(({ sha256, name }) => `${sha256}  ${name}\n`)).join('');

export function croissant(version: string, tables: readonly WrittenTable[]): string {
  const description = {
    '@context': context,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    name: 'Disha',
    description: 'Courses, careers, colleges, exams, rules of entry, fees, scholarships and closing ranks of India, each with its sources.',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    isAccessibleForFree: true,
    inLanguage: ['en', 'hi'],
    version,
    datePublished: dayOf(version),
    citeAs: `Disha, open data, version ${version}`,
    creator: { '@type': 'sc:Organization', name: 'Disha' },
    distribution: tables.flatMap(({ files }) =>
      files.map(({ name, sha256, bytes }) => ({
        ...{ '@type': 'cr:FileObject', '@id': name, name, contentUrl: name, sha256, contentSize: `${bytes} B` },
        encodingFormat: types[name.split('.').at(-1) ?? ''],
      })),
    ),
    recordSet: tables.map(({ name, title, columns, own }) => ({
      ...{ '@type': 'cr:RecordSet', '@id': name, name, description: title },
      field: columns.map((column) => ({
        ...{ '@type': 'cr:Field', '@id': `${name}/${column}`, name: column, dataType: 'sc:Text' },
        description: own.includes(column) ? `Our own words, ${ownLicence}` : 'A fact, under the licence in the column "licence"',
        source: { fileObject: { '@id': `${name}.csv` }, extract: { column } },
      })),
    })),
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

export function readMe(version: string, tables: readonly WrittenTable[], leftOut: readonly string[]): string {
  const rows = tables.map(
    ({ name, title, rows: count, own }) => `| \`${name}\` | ${title} | ${count} | ${own.length === 0 ? '-' : own.join(', ')} |`,
  );
  return `# Disha, open data, version ${version}

The facts behind Disha, as they stood in ${version.slice(0, 7)}. Each table is there twice: \`.jsonl\` (one JSON object a line) and \`.csv\`
(a list or a part stands as JSON in its cell). \`SHA256SUMS\` has the checksums, \`croissant.json\` describes every column for programs, and
\`CHANGELOG.md\` says what differs from the version before.

## Licences

The columns named "ours" below, and the arrangement of all, are under CC BY 4.0: name "Disha" and link to the page you took them from.
Every other column is a fact of its sources. The column \`licence\` says under which licence; "facts only, no licence stated" means that the
source states none, and that we carry its facts without its sentences.

| table | what it holds | rows | columns in words of ours |
|---|---|---|---|
${rows.join('\n')}

## What is left out

${leftOut.map((line) => `- ${line}`).join('\n')}

## How sure a fact is

\`certainty\` A was read at the body itself or in the press, B rests on one weaker source, C is not confirmed. What no source says is blank.
\`asOf\` is the month in which a row was last gone through. A day is announced only where \`status\` says so; \`usual\` is a month.
`;
}
