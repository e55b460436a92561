import type { FieldTexts } from '../field-texts.ts';

export const texts: FieldTexts = {
  fields: { round: 'राउंड', opening: 'ओपनिंग रैंक', closing: 'क्लोज़िंग रैंक', preparatory: 'तैयारी कोर्स की रैंक' },
  values: { preparatory: { close: 'क्लोज़िंग रैंक', both: 'दोनों रैंक' } },
  hints: {},
};
