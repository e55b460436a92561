/**
 * A room sees only its own tables: what a repository reads or writes belongs to its folder, or to a floor below it. Which
 * table is whose stands in the `*.tables.ts` files on disk, so that a new table is walled in from its first line.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const serverSource = join(import.meta.dirname, '..', '..', 'server', 'src');

/** Table name -> the folder that owns it, as "features/quiz". */
function ownersOnDisk() {
  const owners = new Map();
  for (const file of readdirSync(serverSource, { recursive: true }).filter((name) => name.endsWith('.tables.ts'))) {
    for (const [, name] of readFileSync(join(serverSource, file), 'utf8').matchAll(/pgTable\(\s*'([a-z_]+)'/g)) {
      owners.set(name, dirname(file).split(sep).join('/'));
    }
  }
  return owners;
}

let owners;

export const ownTables = {
  meta: { type: 'problem', schema: [], messages: { foreign: '{{table}} belongs to {{owner}}: ask that room, by a function handed over' } },
  create(context) {
    owners ??= ownersOnDisk();
    const room = relative(serverSource, dirname(context.filename)).split(sep).join('/');
    return {
      ImportDeclaration(node) {
        const from = node.source.value;
        // A table may refer to another room's by a foreign key.
        if (!from.endsWith('.tables.ts') || from.startsWith('./') || context.filename.endsWith('.tables.ts')) return;
        context.report({ node, messageId: 'foreign', data: { table: from, owner: 'another room' } });
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.name !== 'sql') return;
        for (const { value } of quasi.quasis) {
          for (const word of value.raw.match(/[a-z_]+/g) ?? []) {
            const owner = owners.get(word);
            if (owner !== undefined && owner !== room) context.report({ node: quasi, messageId: 'foreign', data: { table: word, owner } });
          }
        }
      },
    };
  },
};
