import { expect, it } from 'vitest';
import { newestOf } from './source-date.ts';

it.each([
  [['Jagran Josh 18 Nov 2025 https://example.in/2026/x', 'NDTV 25 Jan 2025'], { month: '2025-11' }],
  [['AISHE 2025', 'AICTE 2025-26'], { year: '2025-26' }],
  [['Directorate of Technical Education, 9 September 2025', 'PIB 2024'], { month: '2025-09' }],
  [['NCTE Regulations 2014'], { year: '2014' }],
  [['News of 12 Aug 2026', 'AICTE 2025-26'], { month: '2026-08' }],
])('%j is of %j', (sources, newest) => {
  expect(newestOf(sources)).toEqual(newest);
});

it.each([
  [['National Medical Commission Act 2019, sections 31 to 34; from knowledge of the Act, not opened']],
  [['From knowledge of the scheme; page not opened', 'Known practice, no notice read']],
  [['Catalog of courses, 2026-11']],
  [['O*NET interests (USDOL/ETA, CC BY 4.0)']],
])('%j was read by nobody, or says not when', (sources) => {
  expect(newestOf(sources)).toBeUndefined();
});
