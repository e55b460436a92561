/**
 * A feature sees only its own tables. Which table is whose stands in the `*.tables.ts` files on disk, so that a new table is
 * walled in from its first line.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const serverSource = join(import.meta.dirname, '..', '..', 'server', 'src');

/**
 * The feature a file is in, as "features/quiz" or "identity".
 * @param {string} file
 */
function featureOf(file) {
  const [floor, feature] = relative(serverSource, dirname(file)).split(sep);
  return floor === 'features' ? `${floor}/${feature}` : String(floor);
}

/** Table name -> the feature that owns it. */
function ownersOnDisk() {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const file of readdirSync(serverSource, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tables.ts'))) {
    for (const [, name = ''] of readFileSync(join(serverSource, file), 'utf8').matchAll(/pgTable\(\s*'([a-z_]+)'/g)) {
      owners.set(name, featureOf(join(serverSource, file)));
    }
  }
  return owners;
}

/** @type {Map<string, string> | undefined} */
let owners;

/** @type {import('eslint').Rule.RuleModule} */
export const ownTables = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { foreign: '{{table}} belongs to {{owner}}: ask that feature, by a function handed over' },
  },
  create(context) {
    owners ??= ownersOnDisk();
    const feature = featureOf(context.filename);
    return {
      ImportDeclaration(node) {
        const from = String(node.source.value);
        // A table may refer to another feature's by a foreign key.
        if (!from.endsWith('.tables.ts') || context.filename.endsWith('.tables.ts')) return;
        const owner = featureOf(resolve(dirname(context.filename), from));
        if (owner !== feature) context.report({ node, messageId: 'foreign', data: { table: from, owner } });
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
        for (const { value } of quasi.quasis) {
          for (const word of value.raw.match(/[a-z_]+/g) ?? []) {
            const owner = owners?.get(word);
            if (owner !== undefined && owner !== feature)
              context.report({ node: quasi, messageId: 'foreign', data: { table: word, owner } });
          }
        }
      },
    };
  },
};
