/** Sentences about a finished result. Names stand where no verb has to agree with them: "पहला स्थान ... का है". */
import type { AnswerLevel } from '../../types.ts';
import type { SaidAnswer, Sentences } from '../words.ts';
import { candidates } from './candidates.ts';
import { facets } from './facets.ts';
import { names } from './names.ts';

/** One answer in the student's words. What was picked among things to do was chosen, the rest was said. */
function quote({ block, about, answer }: SaidAnswer): string {
  const verb = block === 'situation' || block === 'values' ? 'चुना' : 'कहा';
  return `${about} आपने ${verb}: “${answer}”।`;
}

const quotes = (said: readonly SaidAnswer[]): string => said.map(quote).join(' ');

const notYet = 'आपके जवाबों से विकल्पों के बीच अभी साफ़ फ़र्क नहीं दिखता';

const levels: Readonly<Record<AnswerLevel, string>> = {
  nothing: `${notYet}: हमने जो पूछा, उसमें से लगभग कुछ भी आपको पसंद नहीं आया`,
  everything: `${notYet}: हमने जो पूछा, वह लगभग सब आपको पसंद है, और लगभग बराबर`,
};

/** Fewer than two answers are about it. */
const little = (place: string, answers: number): string =>
  `आपके जवाबों में इसके पक्ष में ${answers === 0 ? '' : 'और '}ज़्यादा कुछ नहीं है; ${place} स्थान पर यह इसलिए है कि बाकी ` +
  'के पक्ष में और भी कम है।';

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const sentences: Sentences = {
  first({ candidate, second, band, level, said }) {
    const { what } = candidates[candidate];
    const [name, rival] = [names[candidate], names[second]];
    if (level)
      return join(
        `${levels[level]}। यह भी एक जवाब है, पर इससे रास्ता नहीं दिखता: ${name} का पहला स्थान सिर्फ़ उन सवालों से है ` +
          'जहाँ एक जवाब चुनना ही था।',
        'फ़ैसले से पहले कुछ काम ख़ुद करके देखें, उन्हें करने वालों से बात करें, फिर क्विज़ दोबारा दें।',
      );
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
      said.length === 0 ? little('पहले', 0) : `इन्हीं जवाबों की वजह से यह ${rival} से आगे है।`,
    );
  },

  next({ candidate, place, band, isClose, said }) {
    const name = names[candidate];
    const { what } = candidates[candidate];
    if (band === 'unclear')
      return join(`${name} का रास्ता भी आपके लिए उतना ही खुला है जितना पहले वाले का।`, what, quotes(said));
    const opening = `${place === 2 ? 'दूसरा' : 'तीसरा'} स्थान ${name} का है।`;
    const near = isClose ? 'यह पहले स्थान से ज़्यादा पीछे नहीं है, इसलिए इस पर भी नज़र डालें।' : '';
    return join(
      opening,
      what,
      quotes(said),
      said.length < 2 ? little(place === 2 ? 'दूसरे' : 'तीसरे', said.length) : near,
    );
  },

  quoted: quote,

  strength: (facet) => facets[facet].strength,
  seen: (facet) => `आपके जवाबों में इसकी झलक मिलती है: ${facets[facet].name}।`,
  toBuild: (facet) => `इसमें थोड़ा और अभ्यास काम आएगा: ${facets[facet].name}।`,
  notSeen: (facet) => `वहाँ काम आएगा, पर आपके जवाबों में अभी नहीं दिखा: ${facets[facet].name}।`,

  band({ band, isFlat, level, first, second }) {
    if (level) return `${levels[level]}। पहले कुछ करके देखें; इससे कोई करियर तय नहीं किया जाता।`;
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

  firstLook: ({ asked, whole, right, rightWhole }) =>
    `यह ${whole} में से ${asked} सवालों पर पहली झलक है: 100 में से लगभग ${right} विद्यार्थियों के लिए सही विकल्प पहले स्थान पर आता है, ` +
    `पूरी क्विज़ में लगभग ${rightWhole} के लिए।`,

  tryOut: (candidate) => candidates[candidate].tryThis.replace(/^इस महीने करके देखें: /, ''),
};
