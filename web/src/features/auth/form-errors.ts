import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiError } from '../../api/api-error.ts';

/** What the server says against single fields goes to those fields; returns the words for the whole form. */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  fallback: string,
  setError: UseFormSetError<Values>,
  known: readonly Path<Values>[],
): string {
  if (!isApiError(error)) return fallback;
  for (const path of known) {
    const message = error.errors.find((each) => each.path === path)?.message;
    if (message !== undefined) setError(path, { type: 'server', message });
  }
  return error.message === '' ? fallback : error.message;
}
