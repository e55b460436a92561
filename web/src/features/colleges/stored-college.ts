/** A college's own page of its state's pack: what the pack has, and a word that there is more. */
import { byEditors } from '@disha/contract/own-sources';
import type { College } from '@disha/contract/colleges';
import type { PackedCollege, StatePack } from '@disha/contract/colleges.pack';
import { defaultLanguage, pseudoLanguage } from '@disha/contract/languages';
import { courseLevels } from '@disha/contract/taxonomy';
import type { Locale } from '../../messages/locale.ts';

const byHand = 2;

/** Undefined of a pack that was kept before packs told so much. */
export function collegeOf({ more, ...card }: PackedCollege, pack: StatePack, locale: Locale): College | undefined {
  const { about, ownFees = [], fees = [] } = pack;
  if (!about) return undefined;
  const language = locale === pseudoLanguage ? defaultLanguage : locale;
  const { known = [], website = '', address = '', pincode = '', kind = '', management, keeper, districtBasis, openToSource } = more;
  const courses = known.flatMap(([number = -1, ground]): College['courses'] => {
    const [courseId, course] = [pack.courses[number], about[number]];
    if (courseId === undefined || !course) return [];
    const { names, field, level } = course;
    const basis = ground === undefined ? ('register' as const) : ('name' as const);
    return [{ courseId, courseName: names[language], field, level, intake: null, basis, source: ground === byHand ? byEditors : '' }];
  });
  const compare = new Intl.Collator('en-IN').compare;
  const bands = [...(more.ownFees ?? []).map((at) => ownFees[at]), ...(more.fees ?? []).map((at) => fees[at])];
  const { shortName = '', aliases = [], nirf, location, type, typeBasis = 'register' } = card;
  return {
    ...{ _id: card._id, name: card.name, shortName, aliases, formerNames: [], kind, kinds: card.kinds, layer: card.layer },
    ...(type === undefined ? {} : { type, typeBasis }),
    ...(card.openTo === undefined ? {} : { openTo: card.openTo, openToBasis: card.openToBasis }),
    ...(openToSource === undefined ? {} : { openToSource }),
    ...(card.saidToBeFor === undefined ? {} : { saidToBeFor: card.saidToBeFor }),
    ...(management === undefined ? {} : { management }),
    ...(keeper === undefined ? {} : { keeper }),
    location: { ...location, address, pincode, ...(districtBasis === undefined ? {} : { districtBasis }) },
    contact: { phone: [], email: [], website },
    images: [],
    courses: courses.sort((a, b) => courseLevels.indexOf(a.level) - courseLevels.indexOf(b.level) || compare(a.courseName, b.courseName)),
    otherProgrammes: [],
    isPartial: card.isPartial === true,
    ...{ established: null, affiliation: '', aisheCode: '' },
    nirf: nirf ? [nirf] : [],
    fees: bands.flatMap((band) => (band ? [band[language]] : [])),
    ...{ placements: [], sources: [], asOf: '' },
    fromPack: true,
  };
}
