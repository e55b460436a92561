/** Writes the dot map of India: a dot for each district, a path for each state. No border is drawn. Run again when districts change. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { districts } from '@disha/contract/districts';
import { placeSlug } from '@disha/contract/taxonomy';
import { mapSize, onMap } from '../web/src/ui/map-place.ts';

export const dotMapFile = join(import.meta.dirname, '..', 'web', 'src', 'ui', 'india.svg');

type Dot = readonly [x: number, y: number];

/** From dot to dot, each a line of no length, which a round end makes a dot. */
function pathOf(dots: readonly Dot[]): string {
  let [x, y] = [0, 0];
  const sorted = dots.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  return sorted
    .map(([toX, toY]) => {
      const step = `m${toX - x}${toY < y ? '' : ' '}${toY - y}z`;
      [x, y] = [toX, toY];
      return step;
    })
    .join('');
}

export function dotMap(): string {
  const byState = new Map<string, Dot[]>();
  for (const district of districts) {
    const [x, y] = onMap(district);
    const dots = byState.get(district.state) ?? [];
    const dot: Dot = [Math.round(x), Math.round(y)];
    // Two so near that they would be one.
    if (!dots.some(([otherX, otherY]) => otherX === dot[0] && otherY === dot[1])) dots.push(dot);
    byState.set(district.state, dots);
  }
  const paths = [...byState].map(([state, dots]) => `<path id="${placeSlug(state)}" d="${pathOf(dots)}"/>`);
  const { width, height } = mapSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="india">${paths.join('')}</g></svg>\n`;
}

if (import.meta.filename === process.argv[1]) writeFileSync(dotMapFile, dotMap());
