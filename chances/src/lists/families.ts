/**
 * Branches that students take for one another: what makes one of them dearer makes its family dearer. Told by the words of the published
 * name, the first that fits: "Data Science and Electrical Engineering" is computing.
 */
const families = [
  ['architecture', /architect|planning/],
  [
    'computing',
    /comput|data sc|data anal|artificial|information (tech|sc)|software|cyber|machine learning|intelligen|internet of things|block ?chain/,
  ],
  ['electronics', /electronic|vlsi|communicat|instrument|integrated circuit|semiconduct/],
  ['electrical', /electric|power|energy/],
  ['mechanical', /mechan|manufactur|production|industrial|mechatron|robot|auto|aero|space|naval|ocean|marine|design/],
  ['civil', /civil|infrastruct|transport|environment|structur|construct/],
  ['chemical', /chemical|petro|polymer|plastic|textile|paint|oil|leather|pulp|carpet|handloom|fashion|printing|rubber/],
  ['materials', /metallurg|material|ceramic|mining|mineral|geolog|geophys|earth/],
  ['life', /bio|food|agri|pharm|dairy|life/],
  ['medicine', /mbbs|bds|medic|dental|nursing|ayur|homoeo|unani|veterinar/],
] as const;

export type Family = (typeof families)[number][0] | 'others';

export function familyOf(programme: string): Family {
  const name = programme.toLowerCase();
  return families.find(([, words]) => words.test(name))?.[0] ?? 'others';
}
