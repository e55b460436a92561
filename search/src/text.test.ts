import { describe, expect, it } from 'vitest';
import { SearchIndex } from './search-index.ts';
import { foldForSearch, foldText } from './text.ts';

describe('folding', () => {
  it('takes accents off Latin letters', () => {
    expect(foldText('Café Über São, Ñandú')).toBe('cafe uber sao nandu');
  });

  it.each(['कला', 'दिल्ली', 'इंजीनियरिंग', 'বিজ্ঞান', 'கல்லூரி', 'ਕਾਨੂੰਨ', 'વકીલ', 'ಕಾನೂನು', 'നിയമം', 'ଓଡ଼ିଶା'])(
    'leaves %s as it is written: its signs are letters',
    (word) => {
      expect(foldText(word).normalize('NFC')).toBe(word.normalize('NFC'));
    },
  );

  it('tells words apart that differ in a vowel sign only', () => {
    expect(foldForSearch('कला')).not.toBe(foldForSearch('कल'));
    expect(foldForSearch('बीमा')).not.toBe(foldForSearch('बम'));
  });

  it.each([
    ['जिला', 'ज़िला'],
    ['फीस', 'फ़ीस'],
    ['फीस', 'फ\u093cीस'],
    ['हिंदी', 'हिन्दी'],
    ['संबंध', 'सम्बन्ध'],
    ['हंसी', 'हँसी'],
    ['अंक', 'अङ्क'],
    ['क्ष', 'क्\u200dष'],
    ['काॅमर्स', 'कॉमर्स'],
    ['काॅलेज', 'कॉलेज'],
    ['आॅनलाइन', 'ऑनलाइन'],
    ['नाैकरी', 'नौकरी'],
    ['मनोविग्यान', 'मनोविज्ञान'],
  ])('takes %s and %s for one when searching', (one, other) => {
    expect(foldForSearch(one)).toBe(foldForSearch(other));
    const index = new SearchIndex();
    index.add({ strong: [], name: other });
    expect(index.find(one)).toHaveLength(1);
  });

  it('reads digits of Indian scripts as digits', () => {
    expect(foldText('१२वीं, ১২, ௧௨')).toBe('12वीं 12 12');
  });

  it('ends words at a danda', () => {
    expect(foldText('कला। विज्ञान॥')).toBe('कला विज्ञान');
  });
});
