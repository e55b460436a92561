/** By which doors a course is entered, seen from a student's home: each channel with the places it opens, ring by ring. */
import type { DoorsTable } from '@disha/contract/taught-at';
import type { Atlas } from './atlas.ts';
import { addCell, readCell } from './door-cells.ts';
import type { Door, DoorCell, Near, Whereabouts } from './knowledge.ts';
import { takerOf } from './places.ts';
import { takers } from './places-table.ts';

export const doorKey = ({ by, exams, said }: Pick<Door, 'by' | 'exams' | 'said'>): string => `${by}|${exams.join('+')}|${said}`;

export class DoorsNearby {
  private readonly table: DoorsTable;
  private readonly atlas: Atlas;
  private readonly cells: readonly (readonly (DoorCell | null)[])[];
  private readonly rows = new Map<number, readonly number[]>();
  private readonly found = new Map<string, readonly Door[]>();

  constructor(table: DoorsTable, atlas: Atlas) {
    this.table = table;
    this.atlas = atlas;
    this.cells = table.cells.map((text) => takers.map((_, taker) => readCell(text, taker, table.fees)));
  }

  /** Of a home in another state than the table is of: what all India opens. */
  doorsOf(course: string, at: Whereabouts): readonly Door[] {
    const key = `${course}|${at.state}|${at.district}|${at.gender}`;
    const known = this.found.get(key) ?? this.find(course, at);
    this.found.set(key, known);
    return known;
  }

  private find(course: string, at: Whereabouts): readonly Door[] {
    const isHome = at.state !== undefined && at.state === this.table.state;
    const first = this.atlas.ofState(this.table.state ?? '')[0] ?? 0;
    const own = isHome ? this.atlas.numberOf(at) : undefined;
    const next = new Set(own === undefined ? [] : this.atlas.nextTo(own));
    const taker = takers.indexOf(takerOf(at.gender));
    return (this.table.courses[course] ?? []).flatMap(([number, row, india]): Door[] => {
      const [by, exams, said, counselling, certainty, scope] = this.table.doors[number] as DoorsTable['doors'][number];
      const rings: Partial<Record<Near, DoorCell>> = {};
      const add = (near: Near, cell: DoorCell | null | undefined) => {
        if (cell) rings[near] = addCell(rings[near], cell);
      };
      for (const [index, cell] of this.rowAt(row).entries()) {
        const district = first + index;
        add(!isHome ? 'india' : district === own ? 'district' : next.has(district) ? 'next' : 'state', this.cells[cell]?.[taker]);
      }
      add('india', this.cells[india]?.[taker]);
      if (Object.keys(rings).length === 0) return [];
      return [{ by, exams: exams === '' ? [] : exams.split('+'), said, counselling, certainty, scope, rings }];
    });
  }

  /** By district of the state the number of its cell, run by run. */
  private rowAt(number: number): readonly number[] {
    const known = this.rows.get(number);
    if (known) return known;
    const runs = (this.table.rows[number] ?? '').split(' ').filter((run) => run !== '');
    const row = runs.flatMap((run) => {
      const [cell = '', length = '1'] = run.split('*');
      return Array.from({ length: Number(length) }, () => Number(cell));
    });
    this.rows.set(number, row);
    return row;
  }
}
