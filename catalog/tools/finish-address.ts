/** The last touches to an address: labels, abbreviations and misspellings written in one way. */
import { alternatives } from './words.ts';

const misspelt = {
  Village: 'Vilage|Villlage|Vllage|Villaga|Villege',
  Highway: 'Higway|Hghway|Highwway|High Way',
  Opposite: 'Oppposite|Oppositte',
  Hyderabad: 'Hydearbad|Hydrerabad',
  Noida: 'Nodia',
  Visakhapatnam: 'Visakhapatanam|Visakh Apatnam',
  Block: 'Blok',
  Ahmedabad: 'Ahmedabd|Ahmedbad',
  Ahmednagar: 'Ahmedanagr',
  Bazar: 'Bazzar',
  Building: 'Buliding',
  Campus: 'Compus|Campous|Capus',
  Bypass: 'Byepass|[Bb]ye? Pass',
  Chowk: 'Chowck|Chouk',
  Temple: 'Tempel',
  Station: 'Satation',
  Tehsil: 'Teshil|Techsil|Tesil|Tehshil',
  Taluk: 'Taulk',
  Mandal: 'Manadal|Mandel',
  Nagar: 'Nagr|Nager',
  Mandir: 'Madir|Mandhir',
  Extension: 'Extenson|Extention',
  Gandhi: 'Ghandhi',
  Nehru: 'Neharu',
  Knowledge: 'Knolwedge',
  Bangalore: 'Bangaoore|Bangaloer',
  Bengaluru: 'Bengalauru',
  Kanpur: 'Knapur',
  Coimbatore: 'Coimabatore',
  Government: 'Governemnt',
  Jawahar: 'Jawahr',
  Complex: 'Comlex',
  Behind: 'Behnd',
  Hospital: 'Hopsital',
  Sector: 'Secotor',
  Cantonment: 'Contonment',
  Colony: 'Coloni',
  Vivekananda: 'Vibekananda',
  Institutional: 'Instituional',
  'In Front': 'Infront',
  Road: 'Raod',
  'Ranga Reddy': 'Ranaga Reddy',
};
const repairs = Object.entries(misspelt).map(([right, wrong]): [RegExp, string] => [new RegExp(`\\b(?:${wrong})\\b`, 'g'), right]);

const label = alternatives(`
  At Post Village Vill\\. Taluka Taluk Tal\\. Ta\\. Tehsil Tahsil Tahasil Block District Dist\\. Mandal Mouza Mouje Mouja Gram
  Via P\\.O\\. V\\.P\\.O\\. P\\.S\\. Near
`);
const zoned = alternatives(`
  Bangalore Bengaluru Chennai Delhi Hyderabad Kolkata Mumbai Guwahati Patna Secunderabad Coimbatore Madurai Bhopal Jaipur Pune
  Lucknow Burdwan Salem Nagpur Jabalpur Bhubaneswar Cuttack Ranchi Raipur Shoranur
`);
const bracketed: [RegExp, string][] = [
  [/\s*\((?:V|Vil|Vill\.?|Village)\)/g, ' Village'],
  [/\s*\((?:M|Mdl|Mandal)\)/g, ' Mandal'],
  [/\s*\((?:D|Dt|DT|Dist\.?|District)\)/g, ' District'],
  [/\s*\((?:TK|Tk|Tq|Taluk)\)/g, ' Taluk'],
  [/\s*\((?:Po|PO|P\.O\.?|Post)\)/g, ' Post'],
  [/(?<=\p{Ll})\s*\(P\)/gu, ' Post'],
  [/\bP\.O\.? (\p{L}+) \(Via\) (?=\p{Lu})/gu, 'P.O. $1, via '],
  [/\s*\(Panchayat\)/g, ' Panchayat'],
  [/\s*\(W\)/g, ' West'],
  [/\s*\(E\)/g, ' East'],
  [/(\p{Lu}\p{Ll}+) \(Via\)/gu, 'via $1'],
  [/,?\s*\((?:A\.?P|C\.?G|U\.?P|M\.?P|W\.?B|H\.?P|T\.?S|T\.?N|M\.?S|Raj)\.?\)/g, ''],
  [/\s*\((?:Application|Formerly|Autonomous|Approved)\b[^()]*(?:\([^()]*\)[^()]*)*\)/g, ''],
];

const word = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^(?:govt|government)$/, 'government')
    .replace(/^(?:shri|sri|shree)$/, 'shri');
const heads = /^(?:college|institute|institution|institutions|mahavidyalaya|university|academy|school|campus|polytechnic)$/;

/** The college's own name at the head, however its commas and "and" stand. */
function withoutOwnName(text: string, name: string): string {
  const own = name
    .split(/[\s,]+/)
    .map(word)
    .filter((part) => part !== '' && part !== 'and');
  const given = [...text.matchAll(/\S+/g)]
    .map((match) => ({ part: word(match[0]), end: match.index + match[0].length }))
    .filter(({ part }) => part !== '' && part !== 'and');
  let same = 0;
  while (same < own.length && same < given.length && own[same] === given[same]?.part) same += 1;
  const told = own.slice(0, same);
  const wholeName = name
    .replace(/,.*$/s, '')
    .split(/\s+/)
    .map(word)
    .filter((part) => part !== '' && part !== 'and').length;
  const rest = text.slice(given[same - 1]?.end ?? 0);
  if (same < wholeName || same < 2) return text;
  if (!told.some((part) => heads.test(part)) || same === given.length || /^(?:road|marg|lane|campus)/i.test(rest.trim())) return text;
  return rest.replace(/^[\s,.:-]+/, '');
}

export interface AddressOf {
  name: string;
  city: string;
  district: string;
  state: string;
}

export function finishAddress(raw: string, { name, city, district, state }: AddressOf): string {
  let text = withoutOwnName(raw, name).replace(/^[0-9A-Z][0-9A-Za-z]{3}\+[0-9A-Za-z]{2,4},?\s*/, '');
  for (const [wrong, right] of repairs) text = text.replace(wrong, right);
  for (const [wrong, right] of bracketed) text = text.replace(wrong, right);
  text = text
    .replace(/(?<!V\.?)(?:\.\s?|\s)?\bP\.\s?O\b\.?(?=\s*(?:,|$|[A-Z]))/g, ' P.O.')
    .replace(/\bPo\b\s*[-:]\s*(?=[A-Z])/g, 'P.O. ')
    .replace(/\bDist\b\s*(?::-|[-:])\s*(?=[A-Z])/g, 'Dist. ')
    .replace(/\bDistt\b\.?/g, 'District')
    .replace(/\bAb Road/g, 'A.B. Road')
    .replace(/,?\s*\bState\s*:-?\s*(?=\p{Lu}|$)/gu, ', ')
    .replace(/-\s?P\.O\.|(?<=\p{Ll}{3})p\.O\.?(?=[\s,]|$)/gu, ' P.O.')
    .replace(/\b(?:Po|P\.O\.)\s*[+&]\s*P\.?s\b\.?\s*[-:]*/gi, 'P.O. and P.S. ')
    .replace(/\bPs\b\.?|\bP\.?S(?=\s*[-:])/g, 'P.S.')
    .replace(/\b[Aa]t\s*(?:[+&/]|and)\s*Post\b\s*[-:]*/g, 'At Post ')
    .replace(/\b[Aa]t\s*(?:[+&/]|and|\.)\s*P\.?[Oo]\b\.?\s*[-:]*/g, 'At P.O. ')
    .replace(/\b(Vill\.|Village)\s*(?:[+&]|and)\s*P(?:ost|o|\.O\.?)\b[\s:-]*/g, '$1 and Post ')
    .replace(/^(Vill\.|Village) and Post ?, /, '$1 and Post ')
    .replace(/\bTa\s*&\s*Dist\b\.?\s*[=:-]*/g, 'Ta. and Dist. ')
    .replace(/\bTa\b\s*[.:-]+\s*(?=[A-Z])/g, 'Ta. ')
    .replace(/\b(?:Teh|The(?=\.-))\b[.:\s-]*(?=[A-Z])/g, 'Tehsil ')
    .replace(/[\s-]+(?:Tk|TK)\b\.?/g, ' Taluk')
    .replace(/(?<=\p{Ll})[\s-]+(?:Dt|DT)\b\.?(?=\s*(?:,|$)|\s+\p{Lu})(?!\.?\s*\p{Lu}\p{Ll}+\s*$)/gu, ' District')
    .replace(/(?<=\p{Ll})-Dist\b\.?|(?<=\p{Ll})\s?-\s?District\b|(?<=\p{Ll}) Dist$/gu, ' District')
    .replace(/\bx(?= Roads?\b)|(?<=\s)[a-z](?= (?:Block|Main|Sector|Cross|Wing|Stage|Village)\b)/g, (letter) => letter.toUpperCase())
    .replace(/\bDt\.\s*(?=[A-Z])/g, 'Dist. ')
    .replace(new RegExp(`\\b(${label})\\s*(?::-|[:=-])\\s*,?\\s*(?=[A-Z])`, 'g'), '$1 ')
    .replace(/\bN\.?H\.?\s*[-#]?\s*(?=\d)/gi, 'NH ')
    .replace(/\b(Sp|Isi|Ip[a-d])\s?-\s?(?=\d)/g, (code) => `${code.replace(/[\s-]/g, '').toUpperCase()}-`)
    .replace(/\b(?:Gpo|Omr|Ecr|Fci|Apmc|Ksrtc|Apsrtc|Msrtc|Ngo|Aicte|Jntu|Bhel|Crpf|Idpl|Bpti)\b/g, (code) => code.toUpperCase())
    .replace(
      new RegExp(
        `\\b(${[zoned, ...[city, district].filter((place) => /^[A-Za-z ]+$/.test(place))].join('|')})\\s*-\\s*\\d{1,3}(?=\\s*(?:,|$))`,
        'g',
      ),
      '$1',
    )
    .replace(
      /(?<![\p{L}.'-])((?:\p{Lu}\.? ){2,4})(?=\p{Lu}\p{Ll}{2,})/gu,
      (letters) => `${letters.replace(/[. ]/g, '').split('').join('.')}. `,
    )
    .replace(/(\w)- (?=[A-Za-z0-9])/g, '$1-')
    .replace(/(\w) -(?=\w)/g, '$1-')
    .replace(/(?:,\s*South)?(?:,?\s*\(?India\)?)?$/, '')
    .replace(
      new RegExp(
        `[,\\s]+(?:${state === 'Delhi' ? 'Delhi State' : state}|[Aa]\\.? ?P|C\\.G\\.?|Maharasht?ra|Maharshtra|Kerlala)(?: State)?$`,
      ),
      '',
    )
    .replace(/(?<=, )at (?=[A-Z])/g, 'At ')
    .replace(/\b(\p{L}{5,}) (?=\1\b)/gu, '')
    .replace(/\b(\p{Lu}\p{Ll}{4,}) (?=\1\p{Ll}\b)/gu, '')
    .replace(/\b(\p{Lu}\p{Ll}{3,}), (?=\1(?:,|$))/gu, '')
    .replace(/;|\s:\s/g, ', ')
    .replace(/#\s+(?=\d)/g, '#')
    .replace(/\.,\.|,\.|(?<=\p{Ll}{4})\.,/gu, ',')
    .replace(/\bC\/O\b/g, 'c/o');
  return text
    .replace(/\s+([,)])/g, '$1')
    .replace(/,(?=\S)/g, ', ')
    .replace(/,(\s*,)+/g, ',')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,.:;-]+|[\s,:;-]+$/g, '');
}
