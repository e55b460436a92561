/** Our own words for whatever a schema has none for: what is wrong, and with which field. Handed to a schema when it is asked. */
import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

export const ownWords: z.core.$ZodErrorMap = (issue) => {
  const path = (issue.path ?? []).map(String).join('.');
  const subject = path === '' ? 'The request' : path;
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return `${subject} is required`;
  switch (issue.code) {
    case 'invalid_type':
      return `${subject} must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return `${subject} must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? `${subject} is required` : `${subject} needs ${issue.minimum} characters`;
      return issue.origin === 'array' ? `${subject} must list at least ${issue.minimum}` : `${subject} must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `${subject} cannot exceed ${issue.maximum} characters`;
      return issue.origin === 'array' ? `${subject} may list at most ${issue.maximum}` : `${subject} cannot exceed ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'url' ? `${subject} must be a web address (https://...)` : `${subject} is not in the right form`;
    case 'unrecognized_keys':
      return `${subject} has fields that are not known: ${issue.keys.join(', ')}`;
    default:
      return `${subject} is not valid`;
  }
};
