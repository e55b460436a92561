/** Which of our courses a programme of the registers is, by its name. A name that fits no course stays out; nothing is forced. */
import { bachelorBranches, branchName, diplomaBranches, diplomaCrafts, masterBranches, type Branches } from './programme-branches.ts';

/** One way to write a programme's name, so that spaces, case and broken characters do not hide a match. */
export const programmeKey = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\x20-\x7E]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const firstOf = (table: Branches, name: string) => table.find(([pattern]) => pattern.test(name))?.[1];

/** A line named together with another one ("Finance, Marketing and Human Resource"), or one that is no course, is a general MBA. */
const mbaLines: Branches = [
  [/FINANC.*MARKETING|MARKETING.*FINANC|FINANC.*PERSONNEL|SUSTAINABLE|MEDIA|SOCIAL ENTREPRENEUR/, 'mba'],
  [/AGRI/, 'mba-agribusiness'],
  [/ENTREPRENEUR/, 'mba-innovation-entrepreneurship'],
  [/HOSPITAL(?!ITY)|HEALTH/, 'mba-hospital-management'],
  [/ANALYTIC/, 'mba-business-analytics'],
  [/FINANC|BANK/, 'mba-finance'],
  [/HUMAN RES|\bHR\b/, 'mba-human-resources'],
  [/MARKETING/, 'mba-marketing'],
];

/** A degree or diploma in management names itself; "Data Science" or "Master in Hospital Administration" is another one. */
const mbaNames = /\bMBA\b|M\.B\.A|MASTERS? (OF|IN) BUS+INESS ADMIN|^BUSINESS ADMINISTRATION|^MANAGEMENT\b|\bMMS\b|MANAGEMENT STUDIES/;
const pgdmNames = /PGDB?M|DIPLOMA IN MANAGEMENT|DIPLOMA IN BUSINESS (ADMIN|MANAG)|^BUSINESS ADMINISTRATION|^MANAGEMENT\b/;

/** Five years after Class 12. The IIMs' programme is one of its own; MBA Tech and Pharma Tech are neither. */
function integratedManagement(name: string): string | undefined {
  if (/^IPM$|PROGRAMM?E? IN MANAGEMENT/.test(name)) return 'integrated-programme-management';
  return /BBA|MBA|MASTER/.test(name) && !/TECH/.test(name) ? 'integrated-mba' : undefined;
}

function management(name: string, level: string): string | undefined {
  if (/POST GRADUATE|INTEGRATED|DUALDEGREE/.test(level)) {
    if (/^(FELLOW|FPM)|FELLOW|PH\.?D|DOCTOR/.test(name)) return undefined;
    if (/INTEGRATED|DUALDEGREE/.test(level)) return integratedManagement(name);
    if (level === 'POST GRADUATE CERTIFICATE') return undefined;
    if (pgdmNames.test(name) && (level === 'POST GRADUATE DIPLOMA' || /DIPLOMA|PGDB?M/.test(name))) return 'pgdm';
    if (level === 'POST GRADUATE DIPLOMA' || !mbaNames.test(name)) return undefined;
    return firstOf(mbaLines, name) ?? 'mba';
  }
  if (level === 'DIPLOMA')
    return /ENTREPRENEUR/.test(name)
      ? 'diploma-entrepreneurship'
      : /^MODERN OFFICE/.test(name)
        ? 'diploma-modern-office-practice'
        : undefined;
  if (level === 'UNDER GRADUATE' || level === 'UG') {
    if (/COMPUTER APPLICATION/.test(name)) return 'bca';
    if (/ENTREPRENEUR/.test(name)) return 'bba-entrepreneurship';
    if (/FAMILY/.test(name)) return 'bba-family-business';
    if (/ANALYTIC/.test(name)) return 'bba-business-analytics';
    if (/DIGITAL MARKET/.test(name)) return 'bba-digital-marketing';
    if (/\bBMS\b|BACHELOR OF MANAGEMENT STUD/.test(name)) return 'bms';
    if (/\bBBA|\bBBM|^(BACHE\w+ (OF|IN) )?(BUS+INESS (ADMIN|MANAG)\w*|MANAGEMENT$)/.test(name)) return 'bba';
  }
  return undefined;
}

function science(name: string): string | undefined {
  if (/BACHELOR OF SCIENCE( AND |-)MASTER OF SCIENCE|BS AND MS|BS-MS/.test(name)) return 'bs-ms-dual-degree';
  if (/INTEGRATED MASTER OF SCIENCE|INTEGRATED M\. ?SC/.test(name)) return 'integrated-msc-sciences';
  if (/BACHELOR OF SCIENCE/.test(name) && !/\bMBA\b/.test(name)) {
    // Geophysics is no physics degree, and two subjects are none of one.
    if (/GEOPHYS|MATHEMATICS AND|STATISTICS AND/.test(name)) return undefined;
    const subject: Branches = [
      [/PHYSICS/, 'bsc-physics'],
      [/CHEMISTRY|CHEMICAL SCI/, 'bsc-chemistry'],
      [/MATHEMATIC/, 'bsc-mathematics'],
      [/ECONOMICS/, 'bsc-economics'],
      [/STATISTICS/, 'bsc-statistics'],
      [/GEOLOG/, 'bsc-geology'],
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
  return firstOf(bachelorBranches, branchName(branch));
}

/** Under "Applied arts and crafts" a degree may be of arts, science or design: only fine arts say which. */
function art(name: string, rank: string, area: string): string | undefined {
  if (rank === 'DIPLOMA') return firstOf(diplomaCrafts, branchName(name));
  const isFineArt = /FINE ARTS?\b|\b[BM]\.?F\.?A\b|PAINTING|SCULPT|APPLIED ARTS?\b|VISUAL ART|PRINT MAK|COMMERCIAL ART/.test(name);
  if (rank === 'POST GRADUATE') return isFineArt ? 'mfa' : area === 'DESIGN' ? 'mdes' : undefined;
  if (rank !== 'UNDER GRADUATE') return undefined;
  if (isFineArt) return 'bfa';
  if (area !== 'DESIGN') return undefined;
  const lines: Branches = [
    [/INTERIOR DES/, 'bdes-interior-design'],
    [/ACCESSOR|JEWEL/, 'bdes-jewellery-design'],
    [/FASHION (AND APPAREL )?DES/, 'bdes-fashion-design'],
    [/FOOTWEAR DES/, 'bdes-footwear-design'],
    [/TEXTILE DES/, 'bdes-textile-design'],
    [/INTERACTION|USER EXP|UI|UX/, 'bdes-interaction-design'],
    [/COMMUNICATION DES|VISUAL COMM/, 'bdes-communication-design'],
    [/(PRODUCT|INDUSTRIAL) DES/, 'bdes-product-design'],
    [/^DESIGN$|BACHELOR OF DESIGN|B\.?DES/, 'bdes'],
  ];
  return firstOf(lines, name);
}

export function courseOf(programme: string, level: string, discipline: string): string | undefined {
  const name = programmeKey(programme);
  const rank = programmeKey(level);
  const area = programmeKey(discipline);
  if (/JOSAA/.test(area)) return josaa(name);
  if (area === 'MEDICINE') return /MBBS/.test(name) ? 'mbbs' : undefined;
  if (/^COMPUTER APPLICATION/.test(area) || /^(BCA|MCA)\b/.test(name)) {
    if (rank === 'INTEGRATED') return 'integrated-mca';
    if (/MASTER|MCA|M\.C\.A/.test(name) || rank === 'POST GRADUATE') return 'mca';
    return rank === 'UNDER GRADUATE' || rank === 'UG' ? 'bca' : undefined;
  }
  if (/^MANAGEMENT$/.test(area)) return management(name, rank);
  if (/HOTEL/.test(area)) {
    if (rank === 'DIPLOMA') return firstOf(diplomaBranches, branchName(name));
    if (rank !== 'UNDER GRADUATE') return undefined;
    if (/B\.?SC|SCIENCE|HOSPITALITY (AND|&) HOTEL ADMIN/.test(name)) return 'bsc-hospitality-hotel-administration';
    return /HOTEL MANAGEMENT/.test(name) ? 'bhm-hotel-management' : undefined;
  }
  if (area === 'PLANNING' && /PLAN/.test(name)) return rank === 'POST GRADUATE' ? 'mplan' : rank === 'UNDER GRADUATE' ? 'bplan' : undefined;
  if (area === 'DESIGN' || area === 'APPLIED ARTS AND CRAFTS') return art(name, rank, area);
  if (/MANAGEMENT\/IT/.test(area))
    return /RETAIL/.test(name)
      ? 'bvoc-retail-management'
      : /BANK/.test(name)
        ? 'bvoc-banking-financial-services'
        : /SOFTWARE/.test(name)
          ? 'bvoc-software-development'
          : undefined;
  if (area !== 'ENGINEERING AND TECHNOLOGY') return undefined;
  if (/^ARCHITECTURE$/.test(name) && rank !== 'DIPLOMA')
    return rank === 'POST GRADUATE' ? 'march' : rank === 'UNDER GRADUATE' ? 'barch' : undefined;
  if (/PLANNING$/.test(name) && /^(TOWN|URBAN|REGIONAL|CITY)|B\.?PLAN/.test(name))
    return rank === 'POST GRADUATE' ? 'mplan' : rank === 'UNDER GRADUATE' ? 'bplan' : undefined;
  if (rank === 'DIPLOMA') return firstOf(diplomaBranches, branchName(name));
  if (rank === 'POST GRADUATE') return firstOf(masterBranches, branchName(name));
  // Which degrees an integrated programme ends with is not said.
  if (rank === 'UNDER GRADUATE') return firstOf(bachelorBranches, branchName(name));
  return undefined;
}
