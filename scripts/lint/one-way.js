/** No file reaches into a part of the project that zones.js keeps from it. */
import { dirname, join, relative, resolve, sep } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const inside = (/** @type {string} */ file, /** @type {string} */ place) => file === place || file.startsWith(place + sep);

/**
 * Where an import leads, by the name alone: every import says its file with its ending, and a package of the project its place in src.
 * @param {string} from
 * @param {string} file
 */
function placeOf(from, file) {
  if (from.startsWith('.')) return resolve(dirname(file), from);
  const [, part, rest] = /^@disha\/([a-z]+)\/(.+)$/.exec(from) ?? [];
  return part && rest ? join(root, part, 'src', `${rest}.ts`) : undefined;
}

/** @typedef {{ target: string, from: string[], message: string, testsToo: boolean, but: string, here: string }} Zone */

/** @type {import('eslint').Rule.RuleModule} */
export const oneWay = {
  meta: { type: 'problem', schema: false, messages: { wrong: '{{from}}: {{message}}' } },
  create(context) {
    const file = context.filename;
    const isTest = /\.test\.tsx?$/.test(file);
    /** @type {Zone[]} */
    const zones = context.options[0];
    const mine = zones.filter(
      ({ target, testsToo, here }) =>
        inside(file, join(root, target)) && !(here && inside(file, join(root, here))) && (testsToo || !isTest),
    );
    const walls = mine.flatMap(({ from, message, but }) =>
      from.map((place) => ({ place: join(root, place), message, but: but && join(root, but) })),
    );
    /** @param {{ source?: import('estree').Expression | null | undefined }} node */
    const look = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const place = placeOf(source.value, file);
      const wall = place && walls.find(({ place: wall, but }) => inside(place, wall) && !(but && inside(place, but)));
      if (wall) context.report({ node: source, messageId: 'wrong', data: { from: relative(root, place), message: wall.message } });
    };
    return walls.length === 0
      ? {}
      : { ImportDeclaration: look, ExportNamedDeclaration: look, ExportAllDeclaration: look, ImportExpression: look };
  },
};
