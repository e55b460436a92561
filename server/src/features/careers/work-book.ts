/** The careers as a quiz result asks for them. */
import type { Language } from '@disha/contract/languages';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import type { WorkBook } from '@disha/guidance/result/fitting';
import { workOf, type Work } from '@disha/guidance/result/training';
import { worded } from '../../http/language.ts';
import type { CareersView } from './careers.view.ts';

/** By name. */
export const worksOf = ({ cards, documents }: CareersView): Work[] =>
  cards.flatMap(({ _id }) => {
    const career = documents.get(_id);
    return career ? [workOf(career)] : [];
  });

export const workBook = (view: CareersView, language: Language): WorkBook => ({
  works: worksOf(view),
  told: (id) => view.in(language).career(id),
  inWords: (said) => worded(said, language).message,
  fieldName: (field) => everyTaxonomy[language].fields[field],
});
