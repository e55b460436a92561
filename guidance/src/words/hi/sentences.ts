/** Sentences about a finished result. Names stand where no verb has to agree with them: "पहला स्थान ... का है". */
import type { Said, Sentences } from '../words.ts';
import { candidates } from './candidates.ts';
import { facets } from './facets.ts';
import { names } from './names.ts';

/** One answer in the student's words. What was picked among things to do was chosen, the rest was said. */
function quote({ block, about, answer }: Said): string {
  const verb = block === 'situation' || block === 'values' ? 'चुना' : 'कहा';
  return `${about} आपने ${verb}: “${answer}”।`;
}

const quotes = (said: readonly Said[]): string => said.map(quote).join(' ');

const notYet = 'आपके जवाबों से विकल्पों के बीच अभी साफ़ फ़र्क नहीं दिखता';

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const sentences: Sentences = {
  first({ candidate, second, band, said }) {
    const { what } = candidates[candidate];
    const [name, rival] = [names[candidate], names[second]];
    if (band === 'unclear')
      return join(`${notYet}; पहले स्थान पर ${name} है और उससे ज़रा-सा पीछे ${rival}।`, what, quotes(said));
    const opening =
      band === 'close'
        ? `पहला स्थान ${name} का है; ${rival} उससे बस थोड़ा पीछे है।`
        : `पहला स्थान ${name} का है।`;
    return join(
      opening,
      what,
      quotes(said),
      said.length === 0 ? '' : `इन्हीं जवाबों की वजह से यह ${rival} से आगे है।`,
    );
  },

  next({ candidate, place, isClose, said }) {
    const opening = `${place === 2 ? 'दूसरा' : 'तीसरा'} स्थान ${names[candidate]} का है।`;
    const ending = isClose ? 'यह पहले स्थान से ज़्यादा पीछे नहीं है, इसलिए इस पर भी नज़र डालें।' : '';
    return join(opening, candidates[candidate].what, quotes(said), ending);
  },

  strength: (facet) => facets[facet].strength,
  toBuild: (facet) => `इस पर अभी और मेहनत करनी है: ${facets[facet].name}।`,

  band({ band, isFlat, first, second }) {
    switch (band) {
      case 'unclear':
        return `${notYet}। सभी विकल्प देखें, या कुछ और जान लेने के बाद क्विज़ फिर से दें।`;
      case 'close':
        return `${isFlat ? notYet : 'मामला लगभग बराबर का है'}। इन दोनों पर नज़र डालें: ${names[first]}; ${names[second]}।`;
      case 'good':
        return `पहले स्थान पर ${names[first]} है, दूसरे पर ${names[second]}; फ़र्क है, पर बहुत ज़्यादा नहीं।`;
      case 'clear':
        return `आपके जवाब साफ़-साफ़ ${names[first]} की तरफ़ इशारा करते हैं।`;
    }
  },

  honest: (about) =>
    about === 'stream'
      ? 'सिर्फ़ रुचि देखने पर लगभग आधे विद्यार्थियों की सही स्ट्रीम पहले स्थान पर आती है, और लगभग तीन-चौथाई की पहले दो में; ' +
        'इसलिए अपने अंक भी देखें और किसी शिक्षक से बात करें।'
      : 'सिर्फ़ रुचि देखने पर एक-तिहाई से कुछ ज़्यादा विद्यार्थियों का सही क्षेत्र पहले स्थान पर आता है, ' +
        'और लगभग तीन-चौथाई का पहले तीन में; इसलिए अपने अंक भी देखें और किसी शिक्षक से बात करें।',
};
