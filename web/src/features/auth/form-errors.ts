import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiError } from '../../api/api-error.ts';
import { saidAt } from '../../messages/validation.ts';

/**
 * What the server says against single fields goes to those fields, the first of which takes the focus. Returns the words for the
 * whole form; undefined when the fields have said it.
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  words: (error: unknown) => string,
  setError: UseFormSetError<Values>,
  known: readonly Path<Values>[],
): string | undefined {
  if (!isApiError(error)) return words(error);
  const named = known.filter((path) => error.errors.some((each) => each.path === path));
  for (const path of named) {
    const message = saidAt(error.errors, path) ?? '';
    setError(path, { type: 'server', message }, { shouldFocus: path === named[0] });
  }
  if (named.length > 0) return undefined;
  return words(error);
}
