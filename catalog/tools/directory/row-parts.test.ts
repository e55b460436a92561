import { expect, it } from 'vitest';
import { universityOf } from './row-parts.ts';
import type { Enriched } from './sources.ts';

const of = (affiliating_university: string, affiliation_basis = 'NMC 2024-25') =>
  universityOf({ affiliating_university, affiliation_basis } as Enriched);

it('writes a deemed university as it calls itself', () => {
  expect(of('Vinayaka Missions University Deemed Salem')).toBe("Vinayaka Mission's Research Foundation (Deemed to be University), Salem");
  expect(of('Bharath Institute of Higher Education & Research Deemed Chennai')).toBe(
    'Bharath Institute of Higher Education and Research (Deemed to be University), Chennai',
  );
  expect(of('Symbiosis International (Deemed University), Pune')).toBe('Symbiosis International (Deemed University), Pune');
  expect(of('Patna University')).toBe('Patna University');
  expect(of('Board of Technical Education')).toBe('');
  expect(of('Patna University', 'AISHE c.2016')).toBe('');
});
