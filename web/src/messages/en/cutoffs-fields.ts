import type { FieldTexts } from '../field-texts.ts';

export const texts: FieldTexts = {
  fields: { round: 'Round', opening: 'Opening rank', closing: 'Closing rank', preparatory: 'Preparatory ranks' },
  values: { preparatory: { close: 'the closing rank', both: 'both ranks' } },
  hints: {},
};
