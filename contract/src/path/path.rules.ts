/** Rules at the desk: the preview of a rule before it is stored. */
import { z } from 'zod';
import { endpoints } from '../http/endpoint.ts';
import { ruleLines } from './rules.files.ts';
import { say } from '../say.ts';
import { verdicts } from './path.ts';

/** The catalogs whose items have rules of their own. */
const ruledTypes = ['courses', 'exams'] as const;
export type RuledType = (typeof ruledTypes)[number];

export const deskRulesEndpoints = endpoints({
  'POST /desk/rules/meaning': {
    summary: 'What rules of a course or an exam say, in words, and for how many made-up students that is another verdict than today',
    access: 'editor',
    body: z.object({
      catalog: z.enum(ruledTypes, say('value.oneOf', { name: 'catalog', values: ruledTypes.join(', ') })),
      id: z.string(say('value.required', { name: 'id' })).max(200, say('value.long', { name: 'id', max: 200 })),
      rules: ruleLines,
    }),
    data: z.object({
      /** The first line is what all ways ask. Each other line is one way, and one way is enough. */
      lines: z.array(z.object({ way: z.string(), texts: z.array(z.string()) })),
      students: z.number().int(),
      changed: z.array(z.object({ from: z.enum(verdicts), to: z.enum(verdicts), students: z.number().int() })),
    }),
  },
});
