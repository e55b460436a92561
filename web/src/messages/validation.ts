import type { FieldError } from '@disha/contract/envelope';
import { sayInWords, saidOf } from '@disha/contract/words';
import type { texts as en } from '@disha/contract/words/en/validation';
import { textsOf, useText } from './locale.ts';

/** What schemas say of a bad input, on either side of the wire. Only screens with a form load it. */
const validationTexts = textsOf<typeof en>(import.meta.glob('../../../contract/src/words/*/validation.ts'));

/** For a form: what its schema or the server said of a field, in words. */
export function useFieldText(): <Said extends string | undefined>(said: Said) => Said {
  const texts = useText(validationTexts);
  return <Said extends string | undefined>(said: Said) => (said === undefined ? said : sayInWords(said, texts)) as Said;
}

/** What the server said of one field: an id where it sent one, so that the form words it like its own. */
export function saidAt(errors: readonly FieldError[], path: string): string | undefined {
  const found = errors.find((error) => error.path === path);
  return found?.messageId === undefined ? found?.message : saidOf(found.messageId, found.params);
}
