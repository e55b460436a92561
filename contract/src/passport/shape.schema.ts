/** Zod's schema of a shape: what the API takes is what the device reads. */
import { z } from 'zod';
import { catalogId } from '../catalog/catalog.ts';
import type { Shape, Shapes, ValueOf } from './shape.ts';

function schema(shape: Shape): z.ZodType {
  switch (shape.kind) {
    case 'choice':
      return z.enum(shape.of);
    case 'number': {
      const number = z.number().min(shape.least).max(shape.most);
      return shape.isWhole ? number.int() : number;
    }
    case 'yesNo':
      return z.boolean();
    case 'day':
      return z.iso.date();
    case 'name':
      return z.string().trim().min(1).max(shape.longest);
    case 'id':
      return catalogId;
    case 'several':
      return z.array(z.enum(shape.of)).max(shape.of.length);
    case 'parts':
      return strict(shape.parts, shape.needed);
    case 'rows':
      return z.array(schema(shape.row)).max(shape.most);
    case 'byName':
      return z.record(z.string(), schema(shape.each));
  }
}

/** Strict schema, its keys named one by one: an unknown key is refused by its name. */
function strict(parts: Shapes, needed: readonly PropertyKey[]): z.ZodType {
  return z.strictObject(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, needed.includes(name) ? schema(part) : schema(part).optional()])),
  );
}

export const schemaOf = <S extends Shape>(shape: S) => schema(shape) as z.ZodType<ValueOf<S>, ValueOf<S>>;
