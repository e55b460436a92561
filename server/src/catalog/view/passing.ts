/**
 * What goes out passes its schema once, when it is made, and not again for every answer it stands in: a list of thousands
 * of cards costs as many look-ups. What has not passed yet does so now; what the schema does not name never leaves.
 */
import { z } from 'zod';

interface Passing<Schema extends z.ZodType> {
  pass: (value: z.input<Schema>) => z.output<Schema>;
  one: z.ZodType<z.output<Schema>, z.input<Schema>>;
  list: z.ZodType<z.output<Schema>[], readonly z.input<Schema>[]>;
}

const known = new WeakMap<z.ZodType, Passing<z.ZodType>>();

export function passing<Schema extends z.ZodObject>(schema: Schema): Passing<Schema> {
  const kept = known.get(schema) as Passing<Schema> | undefined;
  if (kept) return kept;
  const passed = new WeakMap<object, z.output<Schema>>();
  const pass = (value: z.input<Schema>): z.output<Schema> => {
    const before = passed.get(value);
    if (before) return before;
    const out = schema.parse(value);
    passed.set(value, out);
    passed.set(out, out);
    return out;
  };
  const made: Passing<Schema> = {
    pass,
    one: z.custom<z.input<Schema>>((value) => typeof value === 'object' && value !== null).transform(pass),
    list: z.custom<readonly z.input<Schema>[]>(Array.isArray).transform((values) => values.map(pass)),
  };
  known.set(schema, made as unknown as Passing<z.ZodType>);
  return made;
}
