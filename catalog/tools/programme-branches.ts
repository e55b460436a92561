/**
 * The branches behind the registers' programme names, for each level of study. A programme is a course only if its name says the
 * course's branch: in another wording, or with a speciality in brackets. A neighbouring branch, and two branches in one, are none.
 */
export type Branches = [pattern: RegExp, courseId: string][];

/** What stands before the branch: "B.Tech (", "M.Tech by research (", "Diploma in". */
const degree =
  /^\W*(ABU DHABI CAMPUS - )?((B|M)\.? ?TECH\b\.?( BY RESEARCH)?|MTECH BY RESEARCH|DIP\.|(ADVANCED? )?DIPLOMA)?[ .-]*(IN )?\(? ?/;
export const branchName = (name: string): string => name.replace(degree, '');

/** After the branch the name ends, or a speciality or a second degree follows, but no other branch. */
const rest = String.raw`(?=[^A-Z]*$| ?[([)\].-]| (?:WITH|SPL|SPECIAL|AND M\.? ?TECH|AND MBA)|(?<=ENG\w*) (?!AND\b|ENG)[A-Z])`;
const says = (branch: string) => new RegExp(`^(?:${branch})${rest}`);

const eng = String.raw`(?: ENG\w*\.?)?`;
const engineeringOrTechnology = String.raw` (?:ENG\w*|TECH\w*)`;
const computing = [
  String.raw`COMPU\w* SC(?:IE|EI)NCES?(?: (?:AND|&|ND) (?:ENG\w*\.?|TECHNOLOGY|SYSTEMS ENGINEERING))?${eng}`,
  'COMPUTER (?:ENGINEERING|TECHNOLOGY)|CSE',
].join('|');
const electrical = [
  `ELECTRICAL(?:,? (?:AND |& )?ELECTRONICS)?(?: AND POWER)?${eng}|ELECTRONICS AND ELECTRICAL ENGINEERING|EEE`,
  'ELECTRICAL POWER (?:SYSTEMS?|ENGINEERING)',
].join('|');
const electronics = [
  String.raw`(?:ADVANCED )?ELECTRONICS?(?: (?:AND |& )?(?:TELE[ -]?|ELECTRICAL )?COMM\w*)?${eng}|ECE`,
  'ELECTRONICS AND COMMUNICATION TECHNOLOGY',
].join('|');
const civil = `CIVIL(?: (?:AND|&) (?:STRUCTURAL|INFRASTRUCTURE|ENVIRONMENTAL|RURAL))?(?: ENVIRONMENTAL)?(?:${eng}| TECHNOLOGY)|CE`;
const mechanical = `MECHANICAL(?: CAD/CAM)?${eng}|ME`;
const information = 'INFORMATION (?:SCIENCE (?:AND|&) )?(?:TECHNOLOGY|ENGINEERING)(?: AND ENGINEERING)?';
const instrumentation = [
  String.raw`(?:ELECTRONICS? )?INSTRUMENT(?:ATION)? (?:AND|&) CONTROL${eng}`,
  `INSTRUMENTATION(?:${eng}| TECHNOLOGY)|CONTROL AND INSTRUMENTATION`,
].join('|');
const textile = '(?:HANDLOOM AND |MAN-MADE )?TEXTILE(?: MANUFACTUR\\w*(?: AND)?)?(?: ENGINEERING| TECHNOLOGY)';
const food =
  'FOOD (?:(?:ENGINEERING|SCIENCE) AND )?TECHNOLOGY(?: AND MANAGEMENT)?|FOOD PROCESS(?:ING)?(?: AND)? (?:TECHNOLOGY|ENGINEERING)';
const biotechnology = String.raw`(?:INDUSTRIAL |MEDICAL )?BIO ?TECHNOLO?GY(?: AND BIO(?:CHEMICAL )?ENGINEERING)?`;
const robotics = [
  '(?:AUTOMATION AND )?ROBOTICS(?: (?:AND|&) (?:AUTOMATION|MECHATRONICS))?',
  `(?:ADVANCED )?MECHATRONICS(?: AND (?:INDUSTRIAL )?AUTOMATION)?${eng}`,
].join('|');
const ai = String.raw`ARTIFICIAL [IL]NTELLIGENCE(?: \(AI\))?`;

/** First match wins: a speciality that is a course of its own stands before its parent. */
export const bachelorBranches: Branches = [
  [/^(COMPU\w* SC|COMPUTER ENG|CSE).*\bCYBER ?SECURITY(?! AND)(?!.*BLOCK)(?<!(IOT|THINGS) AND .*|THINGS, .*)/, 'btech-cyber-security'],
  [/^(COMPU\w* SC(?!IENCE AND (?!ENG))|COMPUTER ENG|CSE).*\bDATA SCIENCE/, 'btech-data-science'],
  [
    /^(COMPU\w* SC(?!IENCE AND (?!ENG|ART))|COMPUTER ENG|CSE)(?!.*(ROBOT|DATA)).*(ARTIFICIAL [IL]NTELLIGENCE|MACHINE LEARN)/,
    'btech-artificial-intelligence-machine-learning',
  ],
  [says(computing), 'btech-computer-science-engineering'],
  [says('CYBER SECURITY'), 'btech-cyber-security'],
  [says(`(?:${ai} (?:AND|&) )?DATA SCIENCES?(?: (?:AND|&) (?:ARTIFICIAL INTELLIGENCE|ENGINEERING|ANALYTICS))?`), 'btech-data-science'],
  [says(`${ai}(?: (?:AND|&) MACHINE LEARNING)?`), 'btech-artificial-intelligence-machine-learning'],
  [says(information), 'btech-information-technology'],
  // A dual degree with an M.Tech in VLSI begins with an ordinary B.Tech in electronics.
  [/^(?!.*M\. ?TECH|.*WITH SPECIALI)(ELECTRONICS .*\bVLSI|(MICROELECTRONICS (AND|&) )?VLSI)/, 'btech-vlsi-design'],
  [says(electrical), 'btech-electrical-engineering'],
  [says(electronics), 'btech-electronics-communication-engineering'],
  [says(instrumentation), 'btech-instrumentation-control-engineering'],
  [says(civil), 'btech-civil-engineering'],
  [says(mechanical), 'btech-mechanical-engineering'],
  [says(`CHEMICAL${engineeringOrTechnology}`), 'btech-chemical-engineering'],
  [says('AERO ?(?:SPACE|NAUTICAL) ENGINEERING'), 'btech-aerospace-engineering'],
  [says(`AGRICULTUR(?:AL|E)${engineeringOrTechnology}`), 'btech-agricultural-engineering'],
  [says('AUTOMO(?:BILE|TIVE) ENGINEERING'), 'btech-automobile-engineering'],
  [says('BIO-? ?INFORMATICS'), 'btech-bioinformatics'],
  [says('BIO-? ?MEDICAL ENGINEERING'), 'btech-biomedical-engineering'],
  [says(biotechnology), 'btech-biotechnology'],
  [says(`CERAMICS?${engineeringOrTechnology}(?: AND TECHNOLOGY)?`), 'btech-ceramic-engineering'],
  [says(`DAIRY${engineeringOrTechnology}`), 'btech-dairy-technology'],
  [says('ENVIRONMENTAL (?:(?:AND SUSTAINABILITY|SCIENCE AND) )?ENGINEERING'), 'btech-environmental-engineering'],
  [
    says('FIRE ENGINEERING|FIRE TECHNOLOGY AND SAFETY|SAFETY AND FIRE ENGINEERING|FIRE AND SAFETY ENGINEERING'),
    'btech-fire-safety-engineering',
  ],
  [says(food), 'btech-food-technology'],
  [says('MARINE ENGINEERING'), 'btech-marine-engineering'],
  [/^METALLURG(Y|ICAL)\b|^MATERIALS? (SCIENCE|ENGINEERING)\b/, 'btech-metallurgical-materials-engineering'],
  [says('MINING ENGINEERING'), 'btech-mining-engineering'],
  [/^(OCEAN ENGINEERING AND )?NAVAL ARCHITECTURE\b/, 'btech-naval-architecture'],
  [says(`PETROLEUM${engineeringOrTechnology}(?: AND TECHNOLOGY)?`), 'btech-petroleum-engineering'],
  [says('POULTRY TECHNOLOGY'), 'btech-poultry-technology'],
  [
    says('(?:INDUSTRIAL (?:AND )?)?PRODUCTION ENGINEERING|(?:PRODUCTION AND )?INDUSTRIAL ENGINEERING(?: AND MANAGEMENT)?'),
    'btech-production-industrial-engineering',
  ],
  [says('(?:RENEWABLE )?ENERGY ENGINEERING|RENEWABLE ENERGY'), 'btech-renewable-energy-engineering'],
  [says(robotics), 'btech-robotics-mechatronics'],
  [says(textile), 'btech-textile-technology'],
];

/** Arts and crafts that polytechnics teach. */
export const diplomaCrafts: Branches = [
  [/BEAUTY|COSMETO/, 'diploma-cosmetology'],
  [says('INTERIOR (?:DESIGN|DECORATION)'), 'diploma-interior-design'],
  [says('ARCHITECTUR(?:E|AL)(?: AS\\w+)?'), 'diploma-architecture-assistantship'],
  [/^(LEATHER TECH|LEATHER GOODS|FOOTWEAR)/, 'diploma-leather-technology'],
  [/^(?!LEATHER).*(FASHION|GARMENT|APPAREL)/, 'diploma-fashion-design'],
];

export const diplomaBranches: Branches = [
  ...diplomaCrafts,
  [/^MODERN OFFICE (PRACTICE|MANAGEMENT)/, 'diploma-modern-office-practice'],
  [/^HOTEL MANAGEMENT/, 'diploma-hotel-management'],
  [/X-?RAY|RADIOGRAPH/, 'diploma-radiography'],
  [/^(IN )?MEDICAL LAB(ORATORY)? TECH/, 'diploma-medical-laboratory-technology'],
  [/^FIRE TECHNOLOGY|^FIRE (AND|&) SAFETY/, 'diploma-fire-safety'],
  [/^MIN(E|ING) ENGINEERING|^MINING (AND|&) MINE SURVEY/, 'diploma-mining-engineering'],
  [says(food), 'diploma-food-technology'],
  [says(`${textile}|TEXTILE MANUFACTURES`), 'diploma-textile-technology'],
  [/^PLASTICS? ((AND )?MOULD|TECH|ENG|AND POLYMER)/, 'diploma-plastics-technology'],
  [/^TOOL,?( AND| &)? DIE\b/, 'diploma-tool-die-making'],
  [/^PRINTING TECH/, 'diploma-printing-technology'],
  [says(instrumentation), 'diploma-instrumentation-control-engineering'],
  [says(information), 'diploma-information-technology'],
  [says('AUTOMOBILE ENGINEERING'), 'diploma-automobile-engineering'],
  [says(computing), 'diploma-computer-engineering'],
  [says(`CHEMICAL${engineeringOrTechnology}`), 'diploma-chemical-engineering'],
  [says(electrical), 'diploma-electrical-engineering'],
  [says(electronics), 'diploma-electronics-communication-engineering'],
  [says(civil), 'diploma-civil-engineering'],
  [says(mechanical), 'diploma-mechanical-engineering'],
];

export const masterBranches: Branches = [
  [says(biotechnology), 'mtech-biotechnology'],
  [says(computing), 'mtech-computer-science-engineering'],
  [says(electrical), 'mtech-electrical-engineering'],
  [says(electronics), 'mtech-electronics-communication-engineering'],
  [says(civil), 'mtech-civil-engineering'],
  [says(mechanical), 'mtech-mechanical-engineering'],
  // Lines that a department of the branch teaches and no other.
  [
    /^(COMPUTER AIDED )?STRUCTUR|^(GEOTECHNICAL|TRANSPORTATION|HIGHWAY|CONSTRUCTION|HYDRAULICS) |^WATER RESOURCE/,
    'mtech-civil-engineering',
  ],
  [/^POWER (SYSTEM|ELECTRONIC)|^ELECTRICAL (DRIVES|MACHINES|ENERGY)|^HIGH VOLTAGE/, 'mtech-electrical-engineering'],
  [
    /^(VLSI|EMBEDDED SYSTEM|MICROWAVE|MICRO ?ELECTRONICS)|^(DIGITAL |WIRELESS )?(COMMUNICATIONS?|SIGNAL)\b|^(APPLIED|DIGITAL) ELECTRONICS/,
    'mtech-electronics-communication-engineering',
  ],
  [/^MACHINE DESIGN|^THERMAL|^CAD ?\/? ?CAM|^HEAT POWER|^MECHANICAL SYSTEM/, 'mtech-mechanical-engineering'],
  [/^SOFTWARE ENG|^COMPUTER NETWORK/, 'mtech-computer-science-engineering'],
];
