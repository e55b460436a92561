import { expect, it } from 'vitest';
import { isTrustName } from './college-sections.tsx';

it('knows the name of a trust from that of a college', () => {
  expect(isTrustName('Shivganga Charitable Trust')).toBe(true);
  expect(isTrustName('Farook Educational Society, Malappuram')).toBe(true);
  expect(isTrustName("Shivganga Trust's College of Education, Pune")).toBe(false);
  expect(isTrustName('Government Girls College, Mandal')).toBe(false);
});
