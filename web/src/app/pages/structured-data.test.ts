import { describe, expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { catalogs } from '../catalogs.ts';
import { structuredData } from './structured-data.ts';

const college = {
  name: 'College </script><script>alert(1)</script>',
  shortName: 'CC',
  aliases: [],
  location: { address: '', city: '', district: 'Thrissur', state: 'Kerala', pincode: '680596' },
  contact: { website: '' },
  established: null,
};

async function read(pathname: string, answers: Record<string, unknown> = {}) {
  const known = makeQueryClient();
  for (const [key, value] of Object.entries(answers)) known.setQueryData(key.split(' '), value);
  const text = await structuredData(catalogs, { pathname, locale: 'en' }, known);
  return { text, facts: text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>) };
}

describe('structured data', () => {
  it('tells of a college what is known, and leaves out what is not', async () => {
    const { facts } = await read('/colleges/cc', { 'colleges detail cc': { college } });
    expect(facts).toEqual({
      '@context': 'https://schema.org',
      '@type': 'CollegeOrUniversity',
      name: college.name,
      alternateName: ['CC'],
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Thrissur',
        addressRegion: 'Kerala',
        postalCode: '680596',
        addressCountry: 'IN',
      },
    });
  });

  it('cannot be ended by a name', async () => {
    expect((await read('/colleges/cc', { 'colleges detail cc': { college } })).text).not.toContain('<');
  });

  it('tells a course’s length where it is one', async () => {
    const course = {
      name: 'Bachelor of Nothing',
      shortName: 'B.N.',
      description: 'd',
      level: 'undergraduate',
      duration: { years: 3, months: 6 },
      skills: { technical: ['a'], soft: [] },
    };
    expect((await read('/courses/bn', { 'courses detail bn': { course } })).facts).toMatchObject({
      '@type': 'Course',
      timeRequired: 'P42M',
      teaches: ['a'],
    });
    expect(
      (await read('/courses/bn', { 'courses detail bn': { course: { ...course, duration: '3 or 4 years' } } })).facts,
    ).not.toHaveProperty('timeRequired');
  });

  it('has nothing to say of what is not there', async () => {
    expect((await read('/colleges/cc')).text).toBeUndefined();
    expect((await read('/privacy')).text).toBeUndefined();
    expect((await read('/')).facts).toMatchObject({ '@type': 'WebSite', name: 'Disha' });
  });
});
