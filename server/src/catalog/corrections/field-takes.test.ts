import { catalogs } from '@disha/contract/catalogs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaFields } from './corrections.ts';
import { fieldTakes } from './field-takes.ts';

/** Of what is held by id, one of them. */
const oneOf = (schema: z.ZodType): z.ZodType => {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : schema;
};
const fieldOf = (catalog: string, field: string): z.ZodType => {
  const schema = catalogs.find(({ name }) => name === catalog)?.document;
  return oneOf(schemaFields(schema as z.ZodObject).get(field) as z.ZodType);
};

describe('what a field takes', () => {
  it.each(catalogs.map(({ name, document }) => ({ name, document })))(
    'is never JSON in $name, as it ships or for a new one',
    ({ document }) => {
      const inJson = (value: unknown) =>
        [...schemaFields(document)].filter(([, schema]) => fieldTakes(oneOf(schema), value).takes === 'json');
      expect(inJson('').map(([field]) => field)).toEqual([]);
      expect(inJson(null).map(([field]) => field)).toEqual([]);
    },
  );

  it.each([
    ['courses', 'asOf', 'month'],
    ['courses', 'eligibility.minimumPercentage', 'number'],
    ['careers', 'profile', 'numbers'],
    ['careers', 'tryThis', 'texts'],
    ['scholarships', 'forGirls', 'boolean'],
    ['exams', 'dates', 'object'],
  ])('%s: %s is a %s', (catalog, field, takes) => expect(fieldTakes(fieldOf(catalog, field), null)).toMatchObject({ takes }));

  it('is told of the parts of a date and of the steps of a way', () => {
    const parts = (catalog: string, field: string) => fieldTakes(fieldOf(catalog, field), null).parts;
    expect(parts('exams', 'dates')).toContainEqual(expect.objectContaining({ name: 'from', takes: 'day_or_month' }));
    const steps = parts('careers', 'routes')?.find(({ name }) => name === 'steps');
    expect(steps).toMatchObject({
      takes: 'objects',
      parts: [
        { name: 'kind', takes: 'choice' },
        { name: 'id', optional: true },
        { name: 'oneOf', optional: true },
        { name: 'way', optional: true },
        { name: 'text' },
      ],
    });
  });

  it('is JSON for what has several forms and is not written as a text, and for what is deeper than a form', () => {
    expect(fieldTakes(fieldOf('courses', 'duration'), '3 years').takes).toBe('text');
    expect(fieldTakes(fieldOf('courses', 'duration'), { years: 3, months: 6 }).takes).toBe('json');
    const list = <Part extends z.ZodType>(part: Part) => z.array(z.object({ part }));
    expect(fieldTakes(list(list(z.string())), null).takes).toBe('objects');
    expect(fieldTakes(list(list(list(z.string()))), null).takes).toBe('objects');
    expect(fieldTakes(list(list(list(list(z.string())))), null).takes).toBe('json');
  });

  it('offers no empty choice: that is what leaving it empty is for', () => {
    expect(fieldTakes(fieldOf('colleges', 'type'), null).choices).not.toContain('');
  });
});
