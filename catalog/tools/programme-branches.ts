/** The branches behind the registers' programme names, for each level of study. */
import { anyOf } from './words.ts';

export type Branches = [pattern: RegExp, courseId: string][];

/** First match wins: the special branch stands before its parent. */
export const bachelorBranches: Branches = [
  [/^ELECTRONICS.*SPECIALI[SZ]ATION/, 'btech-electronics-communication-engineering'],
  [/^INFORMATION TECHNOLOGY ?\(CLOUD/, 'btech-information-technology'],
  [/CYBER|INFORMATION SECURITY/, 'btech-cyber-security'],
  [/^COMPUTER AIDED (DESIGN|MANUF)|COMPUTATIONAL MECH/, 'btech-mechanical-engineering'],
  // A dual degree with an M.Tech in VLSI begins with an ordinary B.Tech in electronics.
  [/^(?!.*M\. ?TECH).*VLSI|^INTEGRATED CIRCUIT/, 'btech-vlsi-design'],
  [/^ELECTRICAL.*(ELECTRIC VEHICLE|SMART GRID)/, 'btech-electrical-engineering'],
  [/NAVAL ARCH|SHIP BUILD/, 'btech-naval-architecture'],
  [/^ENVIRONMENTAL/, 'btech-environmental-engineering'],
  [/CERAMIC/, 'btech-ceramic-engineering'],
  [/\bFIRE\b/, 'btech-fire-safety-engineering'],
  [/^(RENEWABLE )?ENERGY ENG|^RENEWABLE ENERGY/, 'btech-renewable-energy-engineering'],
  [/CIVIL.*COMPUTER APPLICATION/, 'btech-civil-engineering'],
  [/^COMPUTER SCIENCE AND BIO/, 'btech-computer-science-engineering'],
  [
    anyOf(
      /BLOCK ?CHAIN|\bIOT\b|INTERNET OF THINGS|CLOUD|DEVOPS|FULL STACK|SOFTWARE|QUANTUM COMP|VIRTURAL|GAMING/,
      /COMPUTER (SCIENCE|ENG).*\((NETWORK|DESIGN|BUSINESS)|BUSINESS SYSTEM/,
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
  [/MARINE/, 'btech-marine-engineering'],
  [/AERO|AVIONIC|SPACE (ENG|TECH)/, 'btech-aerospace-engineering'],
  [/AUTOMOBILE|AUTOMOTIVE|ELECTRIC VEHICLE|TRACTOR/, 'btech-automobile-engineering'],
  [/PETRO|\bOIL AND GAS/, 'btech-petroleum-engineering'],
  [/MINING|MINERAL AND|MINING MACHINERY/, 'btech-mining-engineering'],
  [/METALLURG|MATERIAL/, 'btech-metallurgical-materials-engineering'],
  [/TEXTILE|FIBRE|FASHION TECH|JUTE|HANDLOOM|APPAREL|MAN ?MADE/, 'btech-textile-technology'],
  [/CHEMICAL|POLYMER|PLASTIC|RUBBER|PAINT|SURFACE COAT|OIL TECH|PULP|LEATHER TECH|DYESTUFF|INDUSTRIAL CHEM/, 'btech-chemical-engineering'],
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
  [/PRODUCTION|MANUFACTUR|INDUSTRIAL (AND|&|ENG)|TOOL ENG/, 'btech-production-industrial-engineering'],
  [/MECHANICAL|MECHANIC|THERMAL|REFRIGERATION|HEAT POWER/, 'btech-mechanical-engineering'],
  [/CIVIL|CONSTRUCTION|STRUCTUR|ENVIRONMENTAL|TRANSPORT|INFRASTRUCT|WATER RESOURCE|GEO ?TECH|PUBLIC HEALTH ENG/, 'btech-civil-engineering'],
];

/** Arts and crafts that polytechnics teach. */
export const diplomaCrafts: Branches = [
  [/BEAUTY|COSMETO/, 'diploma-cosmetology'],
  [/INTERIOR/, 'diploma-interior-design'],
  [/ARCHITECT/, 'diploma-architecture-assistantship'],
  [/LEATHER|FOOTWEAR|SHOE/, 'diploma-leather-technology'],
  [/FASHION|GARMENT|COSTUME|DRESS|APPAREL/, 'diploma-fashion-design'],
];

export const diplomaBranches: Branches = [
  ...diplomaCrafts,
  [/OFFICE|SECRETARI|STENO|COMMERCIAL PRACTICE|COMMERCIAL (AND|&) COMP/, 'diploma-modern-office-practice'],
  [/HOTEL|CATERING|HOSPITALITY|FOOD PRODUCTION/, 'diploma-hotel-management'],
  [/X-?RAY|RADIOGRAPH/, 'diploma-radiography'],
  [/LAB(ORATORY)? TECH/, 'diploma-medical-laboratory-technology'],
  [/\bFIRE\b/, 'diploma-fire-safety'],
  [/\bMIN(E|ING)\b/, 'diploma-mining-engineering'],
  [/FOOD (TECH|PROCESS)/, 'diploma-food-technology'],
  [/^(DIPLOMA IN HANDLOOM|HANDLOOM|TEXTILE (TECH|ENG|MANUF|PROCESS|CHEM))/, 'diploma-textile-technology'],
  [/^(PLASTIC|POLYMER)/, 'diploma-plastics-technology'],
  [/\bTOOL( AND|,| &)? ?(DIE|MOULD|ENG)/, 'diploma-tool-die-making'],
  [/^PRINTING/, 'diploma-printing-technology'],
  [/^ELECTRICAL.*ELECTRIC VEHICLE/, 'diploma-electrical-engineering'],
  [/^(?!ELECTRICAL|MECHANICAL|BIO).*INSTRUMENT/, 'diploma-instrumentation-control-engineering'],
  [/^INFORMATION (TECH|SCI|ENG)/, 'diploma-information-technology'],
  [/AUTOMOBILE|AUTOMOTIVE|ELECTRIC VEHICLE/, 'diploma-automobile-engineering'],
  [
    /COMPUTER|INFORMATION (TECH|SCI|SEC)|CYBER|ARTIFICIAL|DATA SCI|SOFTWARE|CLOUD|\bIOT\b|INTERNET OF|WEB|BIG DATA|MACHINE LEARN|BLOCK/,
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

export const masterBranches: Branches = [
  [/COMPUTER (AIDED|INTEGRATED).*STRUCT/, 'mtech-civil-engineering'],
  [/COMPUTER (AIDED|INTEGRATED)|HEAT POWER|THERMAL POWER/, 'mtech-mechanical-engineering'],
  [/POWER ELECTRONIC|ELECTRICAL (AND|&) ELECTRONIC|ELECTRIC VEHICLE|ELECTRICAL (POWER|ENG|DRIVE|ENERGY)/, 'mtech-electrical-engineering'],
  [/COMPUTATIONAL (MECH|FLUID|ANALYSIS IN MECH)/, 'mtech-mechanical-engineering'],
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
