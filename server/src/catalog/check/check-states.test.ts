import { examFile } from '@disha/contract/exams.files';
import { scholarshipFile } from '@disha/contract/scholarships.files';
import type { StateFile } from '@disha/contract/states.files';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkStates, stateFaults } from './check-states.ts';
import { ShippedFolder } from '../shipped/shipped-folder.ts';
import { readStateFiles } from '../shipped/state-files.ts';

const catalog = fileURLToPath(new URL('../../../../catalog', import.meta.url));

it('every state says how it admits', async () => {
  const folder = new ShippedFolder(catalog);
  const [exams, scholarships] = [await folder.json('exams', examFile), await folder.json('scholarships', scholarshipFile)];
  expect(checkStates(readStateFiles(catalog), { exams, scholarships })).toMatchObject({
    figures: [{ ok: true }, { ok: true }],
    problems: [],
  });
});

describe('the file of a state', () => {
  const all = readStateFiles(catalog);
  const [goa] = all.filter(({ name }) => name === 'Goa') as [StateFile];
  const exams = new Set(all.flatMap(({ routes }) => routes.flatMap(({ examId }) => examId ?? [])));
  const scholarships = all.flatMap(({ name, help }) => help.schemes.map((id) => ({ id, states: id.startsWith('pm') ? [] : [name] })));
  const known = { exams, scholarships };
  const faults = (more: Partial<StateFile>) => stateFaults([...all.filter((file) => file !== goa), { ...goa, ...more }], known);
  const way = { group: 'degree', how: 'On marks.', source: 'A notice' } as const;

  it('is missed', () => {
    expect(
      stateFaults(
        all.filter((file) => file !== goa),
        known,
      ),
    ).toEqual(['states: Goa is missing']);
  });

  it('leaves out no kind of course', () => {
    expect(faults({ routes: goa.routes.filter(({ group }) => group !== 'iti') })).toEqual(['states/goa.json: says nothing of iti']);
  });

  it('names exams there are, links that last and its own slug', () => {
    expect(faults({ routes: [...goa.routes, { ...way, examId: 'gcet' }] })).toEqual(['states/goa.json: there is no exam gcet']);
    expect(faults({ routes: [...goa.routes, { ...way, portal: { name: 'DTE', link: 'https://example.org/2026' } }] })).toEqual([
      'states/goa.json: https://example.org/2026 names a year',
    ]);
    expect(faults({ slug: 'go-a' })).toEqual(['states/go-a.json: Goa is found at goa']);
  });

  it('says where its help is asked for: a portal, or plainly that none is known', () => {
    const { help } = goa;
    expect(faults({ help: { ...help, schemes: ['goa-dream'] } })).toEqual(['states/goa.json: there is no scholarship goa-dream']);
    expect(faults({ help: { ...help, schemes: ['up-pms'] } })).toEqual(['states/goa.json: up-pms is for students of other states']);
    expect(faults({ help: { ...help, portals: [{ name: 'Portal', link: 'https://example.org/2026' }] } })).toEqual([
      'states/goa.json: https://example.org/2026 names a year',
    ]);
    expect(faults({ help: { ...help, portals: [], source: 'Nothing found that could be relied on' } })).toEqual([]);
    expect(faults({ help: { ...help, portals: [], source: 'A notice, 2026' } })).toEqual([
      'states/goa.json: knows no portal and names a source',
    ]);
  });

  it('stands under its slug and in its form', () => {
    const folder = mkdtempSync(join(tmpdir(), 'states-'));
    mkdirSync(join(folder, 'states'));
    const write = (name: string, value: unknown) => {
      writeFileSync(join(folder, 'states', name), JSON.stringify(value));
    };
    write('panjim.json', goa);
    expect(() => readStateFiles(folder)).toThrow('states/panjim.json: holds the slug goa');
    write('panjim.json', { ...goa, routes: [{ ...way, group: 'sport' }] });
    expect(() => readStateFiles(folder)).toThrow('states/panjim.json: routes.0.group');
    write('panjim.json', { ...goa, help: undefined });
    expect(() => readStateFiles(folder)).toThrow('states/panjim.json: help');
  });
});
