/** What we say where a schema says nothing itself: what is wrong, and with which field. Handed to a schema when it is asked. */
import type { z } from 'zod';
import { say } from '../say.ts';

export const zodErrorMap: z.core.$ZodErrorMap = (issue) => {
  const name = (issue.path ?? []).map(String).join('.');
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return say('value.required', { name });
  switch (issue.code) {
    case 'invalid_type':
      return say('value.kind', { name, kind: issue.expected });
    case 'invalid_value':
      return say('value.oneOf', { name, values: issue.values.map(String).join(', ') });
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin === 'string') return min === 1 ? say('value.required', { name }) : say('value.short', { name, min });
      return say(issue.origin === 'array' ? 'value.few' : 'value.low', { name, min });
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      if (issue.origin === 'string') return say('value.long', { name, max });
      return say(issue.origin === 'array' ? 'value.many' : 'value.high', { name, max });
    }
    case 'invalid_format':
      return say(issue.format === 'url' ? 'value.url' : 'value.form', { name });
    case 'unrecognized_keys':
      return say('value.unknown', { name, keys: issue.keys.join(', ') });
    default:
      return say('value.invalid', { name });
  }
};
