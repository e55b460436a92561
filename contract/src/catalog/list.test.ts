import { describe, expect, it } from 'vitest';
import { compareNames } from './by-name.ts';
import { arrange, countsOf, defineList, listQuestionKey, listQuestionOf, type ListQuestion } from './list.ts';

interface Boat {
  name: string;
  colour: string;
  ports: string[];
  masts: number;
}
const boat = (name: string, colour: string, masts: number, ...ports: string[]): Boat => ({ name, colour, masts, ports });
/** In the list's own order. */
const boats = [
  boat('Asha', 'red', 2, 'Goa'),
  boat('Bela', 'blue', 1, 'Goa', 'Kochi'),
  boat('Chitra', 'red', 1, 'Kochi'),
  boat('Devi', 'blue', 2),
];

const boatList = defineList<Boat>()({
  name: 'boats',
  searchable: ({ name }) => ({ name, strong: [] }),
  searchedBy: 'browser',
  order: compareNames,
  filters: {
    colour: (colour) => (card) => card.colour === colour,
    port: (port) => (card) => card.ports.includes(port),
    weather: () => undefined,
  },
  sorts: { name: () => 0, masts: ({ masts }) => masts },
  counts: { colour: ({ colour }) => [colour], port: ({ ports }) => ports },
  near: ({ port }) => (port === undefined ? undefined : ({ ports }) => ports.indexOf(String(port))),
  pageSize: 20,
});
const names = (asked: ListQuestion, found: readonly Boat[] = boats, all?: readonly Boat[]) =>
  arrange(boatList, asked, { found, ...(all ? { all } : {}) }).map(({ name }) => name);

describe('a list', () => {
  it('is in its own order, whatever order it came in, or as it came where that is known to be its own', () => {
    const mixed = [boats[2]!, boats[0]!, boats[3]!, boats[1]!];
    expect(names({}, mixed)).toEqual(['Asha', 'Bela', 'Chitra', 'Devi']);
    expect(names({}, mixed, mixed)).toEqual(['Chitra', 'Asha', 'Devi', 'Bela']);
    expect(mixed.map(({ name }) => name)).toEqual(['Chitra', 'Asha', 'Devi', 'Bela']);
  });

  it('is narrowed by every filter given; an empty value and one that filters nothing leave all', () => {
    expect(names({ colour: 'red', port: 'Kochi' })).toEqual(['Chitra']);
    expect(names({ colour: '', port: undefined, weather: 'fair' })).toHaveLength(4);
    expect(names({ colour: 'green' })).toEqual([]);
  });

  it('is sorted by rank, equals in its own order, and the other way round', () => {
    expect(names({ sortBy: 'masts' })).toEqual(['Bela', 'Chitra', 'Asha', 'Devi']);
    expect(names({ sortBy: 'masts', sortOrder: 'desc' })).toEqual(['Devi', 'Asha', 'Chitra', 'Bela']);
    expect(names({ sortOrder: 'desc' })).toEqual(['Devi', 'Chitra', 'Bela', 'Asha']);
    expect(names({ sortBy: 'constructor' })).toEqual(['Asha', 'Bela', 'Chitra', 'Devi']);
  });

  it('puts first what is at home there, unless words or a sort decide', () => {
    expect(names({ port: 'Kochi' })).toEqual(['Chitra', 'Bela']);
    expect(names({ port: 'Kochi', sortBy: 'masts' })).toEqual(['Bela', 'Chitra']);
    expect(names({ port: 'Kochi', search: 'a' }, [boats[1]!, boats[2]!])).toEqual(['Bela', 'Chitra']);
  });

  it('keeps the best match first until a sort is asked for, which then holds for equals too', () => {
    const found = [boats[3]!, boats[0]!, boats[1]!];
    for (const all of [undefined, boats]) {
      expect(names({ search: 'x' }, found, all)).toEqual(['Devi', 'Asha', 'Bela']);
      expect(names({ search: 'x', sortOrder: 'desc' }, found, all)).toEqual(['Devi', 'Asha', 'Bela']);
      expect(names({ search: 'x', sortBy: 'name' }, found, all)).toEqual(['Asha', 'Bela', 'Devi']);
      expect(names({ search: 'x', sortBy: 'masts' }, found, all)).toEqual(['Bela', 'Asha', 'Devi']);
    }
  });

  it('counts each filter with the others in force and itself left out', () => {
    const counts = countsOf(boatList, { colour: 'red', port: 'Goa' }, boats);
    expect(Object.fromEntries(counts.colour)).toEqual({ red: 1, blue: 1 });
    expect(Object.fromEntries(counts.port)).toEqual({ Goa: 1, Kochi: 1 });
  });
});

describe('a question', () => {
  it('is the same however it is put', () => {
    const plain = listQuestionKey(boatList, {});
    for (const asked of [
      { sortBy: 'name', sortOrder: 'asc' as const, page: 1, limit: 20 },
      { search: '  ', colour: '', port: undefined },
      { search: '%', sortBy: 'password' },
    ])
      expect(listQuestionKey(boatList, asked)).toBe(plain);
    expect(listQuestionKey(boatList, { port: 'Goa', colour: 'red' })).toBe(listQuestionKey(boatList, { colour: 'red', port: 'Goa' }));
    expect(listQuestionKey(boatList, { search: ' asha ', sortOrder: 'desc' })).toBe(listQuestionKey(boatList, { search: 'asha' }));
  });

  it('is another when anything that matters differs, also what only the server knows of', () => {
    const all: ListQuestion[] = [
      {},
      { search: 'asha' },
      { search: 'asha', sortBy: 'name' },
      { search: 'asha', sortBy: 'name', sortOrder: 'desc' },
      { sortBy: 'masts' },
      { sortOrder: 'desc' },
      { page: 2 },
      { limit: 10 },
      { colour: 'red' },
      { port: 'red' },
      { captain: 'red' },
    ];
    expect(new Set(all.map((asked) => listQuestionKey(boatList, asked))).size).toBe(all.length);
  });

  it('says nothing that goes without saying', () => {
    expect(listQuestionOf(boatList, { port: 'Goa', page: 1, limit: 50, sortBy: 'name', search: '' })).toEqual({ limit: 50, port: 'Goa' });
  });
});
