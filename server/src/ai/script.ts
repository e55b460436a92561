import type { Language } from '@disha/contract/languages';

/** The letters a language is written in: 'Deva' for Hindi and Marathi, 'Arab' for Urdu. */
export const scriptOf = (language: Language): string => new Intl.Locale(language).maximize().script ?? 'Latn';
