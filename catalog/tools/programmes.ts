/** Which of our courses a programme of the registers is, by its name. A name that fits no course stays out; nothing is forced. */
import { anyOf } from './words.ts';

/** One way to write a programme's name, so that spaces, case and broken characters do not hide a match. */
export const programmeKey = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\x20-\x7E]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

type Branches = [pattern: RegExp, courseId: string][];

/** First match wins: the special branch stands before its parent. */
const bachelorBranches: Branches = [
  [/^ELECTRONICS.*SPECIALI[SZ]ATION/, 'btech-electronics-communication-engineering'],
  [/^INFORMATION TECHNOLOGY ?\(CLOUD/, 'btech-information-technology'],
  [/CYBER|INFORMATION SECURITY/, 'btech-cyber-security'],
  [/CIVIL.*COMPUTER APPLICATION/, 'btech-civil-engineering'],
  [/^COMPUTER SCIENCE AND BIO/, 'btech-computer-science-engineering'],
  [
    anyOf(
      /BLOCK ?CHAIN|\bIOT\b|INTERNET OF THINGS|CLOUD|DEVOPS|FULL STACK|SOFTWARE|QUANTUM COMP|VIRTURAL|GAMING/,
      /COMPUTER (SCIENCE|ENG).*\((NETWORK|DESIGN|BUSINESS)|BUSINESS SYSTEM|3-?D ANIMATION/,
    ),
    'btech-computer-science-engineering',
  ],
  [
    /ARTIFICIAL INTEL?LL?IGENCE.*DATA|DATA.*ARTIFICIAL INTEL|DATA SCI|DATA ANALYTICS|BIG DATA|DATA ENG|\bAI ?(&|AND) ?DS\b|AI ?& ?DATA/,
    'btech-data-science',
  ],
  [/ROBOT|MECHATRONIC|AUTOMATION AND ROB/, 'btech-robotics-mechatronics'],
  [/ARTIFICIAL INTE|ARTIFICIAL LNTE|MACHINE LEARNING|\bAI\b|\bAIML\b|COGNITIVE/, 'btech-artificial-intelligence-machine-learning'],
  [/BIO-?\s?INFORMATIC/, 'btech-bioinformatics'],
  [/BIO-?\s?MEDICAL|MEDICAL ELECTRONIC/, 'btech-biomedical-engineering'],
  [/BIO-?\s?TECH|BIOENGINEERING|BIO ENGINEERING|BIOSCIENCE|BIOLOGICAL|BIOCHEMICAL ENG|GENETIC ENG/, 'btech-biotechnology'],
  [/DAIRY/, 'btech-dairy-technology'],
  [/POULTRY/, 'btech-poultry-technology'],
  [/FOOD/, 'btech-food-technology'],
  [/AGRICULT/, 'btech-agricultural-engineering'],
  [/MARINE|SHIP BUILD|NAVAL ARCH|OCEAN ENG.*NAVAL/, 'btech-marine-engineering'],
  [/AERO|AVIONIC|SPACE (ENG|TECH)|AIRCRAFT/, 'btech-aerospace-engineering'],
  [/AUTOMOBILE|AUTOMOTIVE|ELECTRIC VEHICLE|TRACTOR/, 'btech-automobile-engineering'],
  [/PETRO|\bOIL AND GAS/, 'btech-petroleum-engineering'],
  [/MINING|MINERAL AND|MINING MACHINERY/, 'btech-mining-engineering'],
  [/METALLURG|MATERIAL/, 'btech-metallurgical-materials-engineering'],
  [/TEXTILE|FIBRE|FASHION TECH|JUTE|HANDLOOM|APPAREL|MAN ?MADE/, 'btech-textile-technology'],
  [
    anyOf(
      /CHEMICAL|POLYMER|PLASTIC|RUBBER|PAINT|SURFACE COAT|CERAMIC|OIL TECH|PULP|LEATHER TECH|DYESTUFF/,
      /PHARMACEUTICALS? (ENG|SCIENCE|CHEM)|INDUSTRIAL CHEM/,
    ),
    'btech-chemical-engineering',
  ],
  [/\(EEE\)/, 'btech-electrical-engineering'],
  [/INSTRUMENT|\bCONTROL\b/, 'btech-instrumentation-control-engineering'],
  [/INFORMATION (SCIENCE|TECH|ENG|AND COMM)|\bI\.?T\.?\b$|COMPUTER SCIENCE AND INFORMATION/, 'btech-information-technology'],
  [/^ELECTRONICS? (AND|&) (COMPUTER|ELECTRICAL COMM)/, 'btech-electronics-communication-engineering'],
  [/^ELECTRICAL (AND|&) COMPUTER/, 'btech-electrical-engineering'],
  [/COMPU|COMPUTATIONAL ENG|\bCSE\b|\bC\.?S\.?E\b/, 'btech-computer-science-engineering'],
  [/ELECTRICAL|POWER (ENG|ELECT)|\bEEE\b/, 'btech-electrical-engineering'],
  [
    /ELECTRONIC|TELE ?COMM|COMMUNICATION ENG|VLSI|MICRO ?ELECT|SEMICONDUCTOR|EMBEDDED|\bECE\b|\bEC\b|INTEGRATED CIRCUIT/,
    'btech-electronics-communication-engineering',
  ],
  [/PRODUCTION|MANUFACTUR|INDUSTRIAL (AND|&|ENG)|TOOL ENG|PACKAGING|PRINTING/, 'btech-production-industrial-engineering'],
  [/MECHANICAL|MECHANIC|THERMAL|REFRIGERATION|HEAT POWER/, 'btech-mechanical-engineering'],
  [
    /CIVIL|CONSTRUCTION|STRUCTUR|ENVIRONMENTAL|TRANSPORT|INFRASTRUCT|WATER RESOURCE|GEO ?(INFORMATIC|TECH)|PUBLIC HEALTH ENG/,
    'btech-civil-engineering',
  ],
];

const diplomaBranches: Branches = [
  [/INTERIOR/, 'diploma-interior-design'],
  [/ARCHITECT/, 'diploma-architecture-assistantship'],
  [/FASHION|GARMENT|COSTUME|DRESS|APPAREL/, 'diploma-fashion-design'],
  [/OFFICE|SECRETARI|STENO|COMMERCIAL PRACTICE|COMMERCIAL (AND|&) COMP/, 'diploma-modern-office-practice'],
  [/HOTEL|CATERING|HOSPITALITY|FOOD PRODUCTION/, 'diploma-hotel-management'],
  [/X-?RAY|RADIOGRAPH/, 'diploma-radiography'],
  [/LAB(ORATORY)? TECH/, 'diploma-medical-laboratory-technology'],
  [/AUTOMOBILE|AUTOMOTIVE|ELECTRIC VEHICLE/, 'diploma-automobile-engineering'],
  [
    /COMPUTER|INFORMATION (TECH|SCI|SEC)|CYBER|ARTIFICIAL|DATA SCI|SOFTWARE|CLOUD|IOT|INTERNET OF|WEB|BIG DATA|MACHINE LEARN|BLOCK/,
    'diploma-computer-engineering',
  ],
  [/CHEMICAL|PETRO|POLYMER|PLASTIC|SUGAR|PAINT|FERTILI|CERAMIC|RUBBER|LEATHER TECH/, 'diploma-chemical-engineering'],
  [/ELECTRICAL|POWER ELECT(?!RONICS AND INST)/, 'diploma-electrical-engineering'],
  [/ELECTRONIC|TELE ?COMM|COMMUNICATION|INSTRUMENT|VLSI|EMBEDDED|MEDICAL ELEC|MICRO/, 'diploma-electronics-communication-engineering'],
  [/CIVIL|CONSTRUCTION|TRANSPORT|ENVIRONMENT|WATER|PUBLIC HEALTH|STRUCT/, 'diploma-civil-engineering'],
  [
    /MECHANIC|MECHATRON|PRODUCTION|MANUFACT|TOOL|ROBOT|REFRIGERATION|MACHINE TOOL|METALLURG|FOUNDRY|AUTOMATION|CAD/,
    'diploma-mechanical-engineering',
  ],
];

const masterBranches: Branches = [
  [/COMPUTER (AIDED|INTEGRATED).*STRUCT/, 'mtech-civil-engineering'],
  [/COMPUTER (AIDED|INTEGRATED)|HEAT POWER|THERMAL POWER/, 'mtech-mechanical-engineering'],
  [/POWER ELECTRONIC|ELECTRICAL (AND|&) ELECTRONIC|ELECTRIC VEHICLE|ELECTRICAL (POWER|ENG|DRIVE|ENERGY)/, 'mtech-electrical-engineering'],
  [/COMPUTATIONAL MECH/, 'mtech-mechanical-engineering'],
  [/INDUSTRIAL DRIVES/, 'mtech-electrical-engineering'],
  [/^COMMUNICATION (AND|&)/, 'mtech-electronics-communication-engineering'],
  [/BIO-?\s?TECH|BIO-?\s?PROCESS|BIOENG|BIOCHEMICAL/, 'mtech-biotechnology'],
  [
    anyOf(
      /DATA SCIENCE|COMPUT|SOFTWARE|INFORMATION|CYBER|ARTIFICIAL|MACHINE LEARN|NETWORK|CLOUD|DATA|WEB TECH|MULTIMEDIA/,
      /\bIT\b|INTERNET OF|IOT|BLOCK/,
    ),
    'mtech-computer-science-engineering',
  ],
  [
    /VLSI|ELECTRONIC|COMMUNICATION|EMBEDDED|SIGNAL|MICROWAVE|WIRELESS|TELECOM|NANO ?ELECT|RF|OPTO|PHOTONIC|SEMICOND/,
    'mtech-electronics-communication-engineering',
  ],
  [/ELECTRICAL|POWER (SYS|ELEC|ENG|AND)|ELECTRIC|DRIVES|HIGH VOLTAGE|CONTROL SYS/, 'mtech-electrical-engineering'],
  [
    anyOf(
      /STRUCTUR|CIVIL|GEO ?TECH|TRANSPORT|ENVIRONMENTAL ENG|CONSTRUCTION|WATER RES|HYDRAUL|HIGHWAY|SOIL MECH|FOUNDATION/,
      /EARTHQUAKE|INFRASTRUCT|REMOTE SENS|PUBLIC HEALTH|IRRIGATION|SURVEY|HYDRO|TRAFFIC/,
    ),
    'mtech-civil-engineering',
  ],
  [
    anyOf(
      /MECHANICAL|THERMAL|MACHINE|MANUFACT|PRODUCTION|CAD|DESIGN ENG|ENGINEERING DESIGN|HEAT|AUTOMOB|AUTOMOT|MECHATRON/,
      /ROBOT|INDUSTRIAL ENG|TURBO|TRIBO|\bI\.?C\.? ENGINE|PRODUCT DESIGN|ENERGY SYS|REFRIGERATION|INTERNAL COMB|TOOL/,
      /COMPUTER AIDED/,
    ),
    'mtech-mechanical-engineering',
  ],
];

const firstOf = (table: Branches, name: string) => table.find(([pattern]) => pattern.test(name))?.[1];

function management(name: string, level: string): string | undefined {
  if (/POST GRADUATE|INTEGRATED|DUALDEGREE/.test(level)) {
    if (/^(FELLOW|FPM)|FELLOW|PH\.?D|DOCTOR/.test(name)) return undefined;
    if (/ENTREPRENEUR|INNOVATION|FAMILY/.test(name) && !/AGRI/.test(name)) return 'mba-innovation-entrepreneurship';
    if (/HOSPITAL(?!ITY)|HEALTH/.test(name)) return /PGDM|P\.G\.D|DIPLOMA/.test(name) ? 'pgdm' : 'mba-hospital-management';
    if (level === 'POST GRADUATE CERTIFICATE') return undefined;
    if (level === 'POST GRADUATE DIPLOMA' || /PGDM|PGDBM|POST-? ?GRADUATE DIPLOMA|P\.?G\.? DIPLOMA/.test(name)) return 'pgdm';
    if (/ANALYTIC|DATA SCI/.test(name)) return 'mba-business-analytics';
    if (/FINANC|BANK/.test(name) && !/MARKETING/.test(name)) return 'mba-finance';
    if (level === 'INTEGRATED' && /BBA|MBA|MASTER|IPM|PROGRAMME IN MANAGEMENT|PROGRAM IN MANAGEMENT/.test(name))
      return 'integrated-programme-management';
    if (level === 'INTEGRATED') return undefined;
    return 'mba';
  }
  if (level === 'DIPLOMA')
    return /ENTREPRENEUR/.test(name)
      ? 'diploma-entrepreneurship'
      : /OFFICE|SECRET/.test(name)
        ? 'diploma-modern-office-practice'
        : undefined;
  if (level === 'UNDER GRADUATE' || level === 'UG') {
    if (/ENTREPRENEUR/.test(name)) return 'bba-entrepreneurship';
    if (/FAMILY/.test(name)) return 'bba-family-business';
    if (/ANALYTIC/.test(name)) return 'bba-business-analytics';
    if (/DIGITAL MARKET/.test(name)) return 'bba-digital-marketing';
    if (/\bBMS\b|BACHELOR OF MANAGEMENT STUD/.test(name)) return 'bms';
    if (/BBA|BBM|BUS+INESS|MANAGEMENT|BACHELOR/.test(name)) return 'bba';
  }
  return undefined;
}

function science(name: string): string | undefined {
  if (/BACHELOR OF SCIENCE AND MASTER OF SCIENCE|BS AND MS|BS-MS/.test(name)) return 'bs-ms-dual-degree';
  if (/INTEGRATED MASTER OF SCIENCE|INTEGRATED M\. ?SC/.test(name)) return 'integrated-msc-sciences';
  if (/BACHELOR OF SCIENCE/.test(name)) {
    const subject: Branches = [
      [/PHYSICS/, 'bsc-physics'],
      [/CHEMISTRY|CHEMICAL SCI/, 'bsc-chemistry'],
      [/MATHEMATIC/, 'bsc-mathematics'],
      [/ECONOMICS/, 'bsc-economics'],
      [/STATISTICS/, 'bsc-statistics'],
      [/GEOLOG|EARTH SCI/, 'bsc-geology'],
    ];
    return firstOf(subject, name);
  }
  return undefined;
}

function josaa(name: string): string | undefined {
  if (/BACHELOR OF ARCHITECTURE/.test(name)) return 'barch';
  if (/BACHELOR OF PLANNING/.test(name)) return 'bplan';
  if (/BACHELOR OF DESIGN/.test(name)) return 'bdes-product-design';
  const degree = science(name);
  if (degree) return degree;
  if (/BACHELOR OF SCIENCE|MASTER OF SCIENCE/.test(name) && !/BACHELOR OF TECHNOLOGY/.test(name)) return undefined;
  const branch = name.replace(/\(\d YEARS?,.*$/, '');
  if (/ENGINEERING PHYSICS|^PHYSICS|ENERGY ENG|GENERAL ENG|INTERDISC|^ENGINEERING SCI|CHEMISTRY|ECONOMICS|GEOPHYS|GEOLOG/.test(branch))
    return undefined;
  if (/MATHEMATICS (AND|&) COMPUT/.test(branch)) return 'btech-computer-science-engineering';
  return firstOf(bachelorBranches, branch);
}

export function courseOf(programme: string, level: string, discipline: string): string | undefined {
  const name = programmeKey(programme);
  const rank = programmeKey(level);
  const area = programmeKey(discipline);
  if (/JOSAA/.test(area)) return josaa(name);
  if (area === 'MEDICINE') return /MBBS/.test(name) ? 'mbbs' : undefined;
  if (/^COMPUTER APPLICATION/.test(area) || /^(BCA|MCA)\b/.test(name)) {
    if (/DATA SCI|AI /.test(name) && rank === 'POST GRADUATE CERTIFICATE') return undefined;
    return /MASTER|MCA|M\.C\.A/.test(name) || rank.startsWith('POST GRADUATE') || rank === 'INTEGRATED' ? 'mca' : 'bca';
  }
  if (/^MANAGEMENT$/.test(area)) return management(name, rank);
  if (/HOTEL/.test(area)) {
    if (rank === 'DIPLOMA') return 'diploma-hotel-management';
    return rank === 'UNDER GRADUATE'
      ? /B\.?SC|SCIENCE|HOSPITALITY (AND|&) HOTEL ADMIN/.test(name)
        ? 'bsc-hospitality-hotel-administration'
        : 'bhm-hotel-management'
      : undefined;
  }
  if (area === 'PLANNING') return rank === 'POST GRADUATE' ? 'mplan' : rank === 'UNDER GRADUATE' ? 'bplan' : undefined;
  if (area === 'DESIGN' || area === 'APPLIED ARTS AND CRAFTS') {
    if (rank === 'POST GRADUATE')
      return area === 'DESIGN' || /DESIGN/.test(name)
        ? 'mdes'
        : /M\.?F\.?A|FINE ART|PAINT|SCULPT|APPLIED ART|VISUAL ART|GRAPHIC|PRINT/.test(name)
          ? 'mfa'
          : undefined;
    if (rank === 'DIPLOMA') return firstOf(diplomaBranches.slice(0, 3), name);
    if (rank !== 'UNDER GRADUATE') return undefined;
    if (/INTERIOR/.test(name)) return 'bdes-interior-design';
    if (/FASHION|APPAREL|KNITWEAR|COSTUME|GARMENT|LEATHER DES|ACCESSOR|JEWEL/.test(name)) return 'bdes-fashion-design';
    if (/TEXTILE/.test(name)) return 'bdes-textile-design';
    if (/INTERACTION|USER EXP|UI|UX|GAME|DIGITAL/.test(name)) return 'bdes-interaction-design';
    if (/COMMUNICATION|GRAPHIC|VISUAL COMM|ADVERTIS/.test(name)) return 'bdes-communication-design';
    if (/FILM|CINEMATO|SOUND|DIRECTION|VIDEO/.test(name)) return 'ba-film-television-production';
    if (/ANIMATION|MULTIMEDIA/.test(name)) return 'bsc-animation-multimedia';
    if (/FINE ART|PAINT|SCULPT|APPLIED ART|VISUAL ART|B\.?F\.?A|PRINT MAK|ART HIST|CERAMIC|COMMERCIAL ART/.test(name)) return 'bfa';
    if (/PRODUCT|INDUSTRIAL|DESIGN/.test(name)) return 'bdes-product-design';
    return undefined;
  }
  if (/AI & DATA/.test(area)) return rank === 'POST GRADUATE' ? 'mtech-computer-science-engineering' : undefined;
  if (/MANAGEMENT\/IT/.test(area))
    return /RETAIL/.test(name)
      ? 'bvoc-retail-management'
      : /BANK/.test(name)
        ? 'bvoc-banking-financial-services'
        : /TOURISM/.test(name)
          ? 'bttm-tourism-travel'
          : /SOFTWARE|\bIT\b/.test(name)
            ? 'bvoc-software-development'
            : undefined;
  if (area !== 'ENGINEERING AND TECHNOLOGY') return undefined;
  if (/ARCHITECTURE/.test(name) && !/COMPUTER ARCH|NAVAL/.test(name))
    return rank === 'POST GRADUATE' ? 'march' : rank === 'UNDER GRADUATE' ? 'barch' : firstOf(diplomaBranches, name);
  if (/PLANNING/.test(name) && /TOWN|URBAN|REGIONAL|CITY|B\.?PLAN/.test(name)) return rank === 'POST GRADUATE' ? 'mplan' : 'bplan';
  if (rank === 'DIPLOMA') return firstOf(diplomaBranches, name);
  if (rank === 'POST GRADUATE') return firstOf(masterBranches, name);
  if (rank === 'UNDER GRADUATE' || rank === 'INTEGRATED')
    return /^(1ST SHIFT|ENGINEERING)$/.test(name)
      ? undefined
      : /MEDICAL LAB/.test(name)
        ? 'bsc-medical-laboratory-technology'
        : firstOf(bachelorBranches, name);
  return undefined;
}
