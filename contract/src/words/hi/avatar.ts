import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/avatar.ts';

export const texts: SameAs<typeof en> = {
  'avatar.colour': 'रंग 3 या 6 हेक्साडेसिमल अंकों में लिखें',
  'avatar.name': ({ max }) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखें`,
  'avatar.printable': 'सिर्फ़ छपने वाले अक्षर लिखें',
  'avatar.size': ({ min, max }) => `${min} से ${max} तक की कोई पूरी संख्या लिखें`,
  'avatar.bold': 'true या false लिखें',
};
