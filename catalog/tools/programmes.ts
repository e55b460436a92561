/** Which of our courses a programme of the registers is, by its name. A name that fits no course stays out; nothing is forced. */
import { bachelorBranches, diplomaBranches, diplomaCrafts, masterBranches, type Branches } from './programme-branches.ts';

/** One way to write a programme's name, so that spaces, case and broken characters do not hide a match. */
export const programmeKey = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\x20-\x7E]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const firstOf = (table: Branches, name: string) => table.find(([pattern]) => pattern.test(name))?.[1];

/** A line named together with another one ("Finance, Marketing and Human Resource") is a general MBA. */
const mbaLines: Branches = [
  [/FINANC.*MARKETING|MARKETING.*FINANC/, 'mba'],
  [/AGRI/, 'mba-agribusiness'],
  [/ANALYTIC|DATA SCI/, 'mba-business-analytics'],
  [/FINANC|BANK/, 'mba-finance'],
  [/HUMAN RES|\bHR\b/, 'mba-human-resources'],
  [/MARKETING/, 'mba-marketing'],
];

/** Five years after Class 12. The IIMs' programme is one of its own; MBA Tech and Pharma Tech are neither. */
function integratedManagement(name: string): string | undefined {
  if (/^IPM$|PROGRAMM?E? IN MANAGEMENT/.test(name)) return 'integrated-programme-management';
  return /BBA|MBA|MASTER/.test(name) && !/TECH/.test(name) ? 'integrated-mba' : undefined;
}

function management(name: string, level: string): string | undefined {
  if (/POST GRADUATE|INTEGRATED|DUALDEGREE/.test(level)) {
    if (/^(FELLOW|FPM)|FELLOW|PH\.?D|DOCTOR/.test(name)) return undefined;
    if (/INTEGRATED|DUALDEGREE/.test(level)) return integratedManagement(name);
    if (/ENTREPRENEUR|INNOVATION|FAMILY(?! WELFARE)/.test(name) && !/AGRI/.test(name)) return 'mba-innovation-entrepreneurship';
    if (/HOSPITAL(?!ITY)|HEALTH/.test(name)) return /PGDM|P\.G\.D|DIPLOMA/.test(name) ? 'pgdm' : 'mba-hospital-management';
    if (level === 'POST GRADUATE CERTIFICATE') return undefined;
    if (level === 'POST GRADUATE DIPLOMA' || /PGDM|PGDBM|POST-? ?GRADUATE DIPLOMA|P\.?G\.? DIPLOMA/.test(name)) return 'pgdm';
    return firstOf(mbaLines, name) ?? 'mba';
  }
  if (level === 'DIPLOMA')
    return /ENTREPRENEUR/.test(name)
      ? 'diploma-entrepreneurship'
      : /OFFICE|SECRET/.test(name)
        ? 'diploma-modern-office-practice'
        : undefined;
  if (level === 'UNDER GRADUATE' || level === 'UG') {
    if (/COMPUTER APPLICATION/.test(name)) return 'bca';
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
  if (/BACHELOR OF SCIENCE( AND |-)MASTER OF SCIENCE|BS AND MS|BS-MS/.test(name)) return 'bs-ms-dual-degree';
  if (/INTEGRATED MASTER OF SCIENCE|INTEGRATED M\. ?SC/.test(name)) return 'integrated-msc-sciences';
  if (/BACHELOR OF SCIENCE/.test(name) && !/\bMBA\b/.test(name)) {
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
  if (/BACHELOR OF DESIGN/.test(name)) return 'bdes';
  const degree = science(name);
  if (degree) return degree;
  if (/BACHELOR OF SCIENCE|MASTER OF SCIENCE/.test(name) && !/BACHELOR OF TECHNOLOGY/.test(name)) return undefined;
  const branch = name.replace(/\(\d YEARS?,.*$/, '');
  if (/ENGINEERING PHYSICS|^PHYSICS|GENERAL ENG|INTERDISC|^ENGINEERING SCI|CHEMISTRY|ECONOMICS|GEOPHYS|GEOLOG/.test(branch))
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
    if (rank === 'INTEGRATED') return 'integrated-mca';
    return /MASTER|MCA|M\.C\.A/.test(name) || rank.startsWith('POST GRADUATE') ? 'mca' : 'bca';
  }
  if (/^MANAGEMENT$/.test(area)) return management(name, rank);
  if (/HOTEL/.test(area)) {
    if (rank === 'DIPLOMA')
      return /FOOD TECH/.test(name)
        ? 'diploma-food-technology'
        : /HOTEL|HOSPITAL|CATER/.test(name)
          ? 'diploma-hotel-management'
          : undefined;
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
    if (rank === 'DIPLOMA') return firstOf(diplomaCrafts, name);
    if (rank !== 'UNDER GRADUATE') return undefined;
    if (/INTERIOR/.test(name)) return 'bdes-interior-design';
    if (/ACCESSOR|JEWEL/.test(name)) return 'bdes-jewellery-design';
    if (/FASHION|APPAREL|KNITWEAR|COSTUME|GARMENT|LEATHER DES/.test(name)) return 'bdes-fashion-design';
    if (/TEXTILE/.test(name)) return 'bdes-textile-design';
    if (/\bGAM(E|ING)\b/.test(name)) return 'bsc-game-development';
    if (/INTERACTION|USER EXP|UI|UX|DIGITAL/.test(name)) return 'bdes-interaction-design';
    if (/COMMUNICATION|GRAPHIC|VISUAL COMM|ADVERTIS/.test(name)) return 'bdes-communication-design';
    if (/FILM|CINEMATO|SOUND|DIRECTION|VIDEO/.test(name)) return 'ba-film-television-production';
    if (/ANIMATION|MULTIMEDIA/.test(name)) return 'bsc-animation-multimedia';
    if (/FINE ART|PAINT|SCULPT|APPLIED ART|VISUAL ART|B\.?F\.?A|PRINT MAK|ART HIST|CERAMIC|COMMERCIAL ART/.test(name)) return 'bfa';
    if (/PRODUCT|INDUSTRIAL/.test(name)) return 'bdes-product-design';
    if (/DESIGN/.test(name)) return 'bdes';
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
  if (rank === 'DIPLOMA') return /\bFILM\b|SCREEN PLAY/.test(name) ? undefined : firstOf(diplomaBranches, name);
  if (rank === 'POST GRADUATE') return firstOf(masterBranches, name);
  if (rank === 'UNDER GRADUATE' || rank === 'INTEGRATED')
    return /^(1ST SHIFT|ENGINEERING)$/.test(name)
      ? undefined
      : /MEDICAL LAB/.test(name)
        ? 'bsc-medical-laboratory-technology'
        : firstOf(bachelorBranches, name);
  return undefined;
}
