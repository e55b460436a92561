/**
 * Occupations of the O*NET database as people: their interest scores, and the field that leads to them.
 * O*NET database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0.
 * Which occupation belongs to which field is our own reading of the titles, brought near to the counts and mean profiles of the
 * reference table; it is not that table's own list. Trades and desk jobs that no field leads to are left out.
 */
import { readFileSync } from 'node:fs';
import type { Field } from '@disha/contract/taxonomy';
import { letters } from '../src/interests.ts';
import type { PersonRow } from './people.ts';
import { profiles } from './profiles.ts';

/** Beginnings of O*NET-SOC codes; the longest one that fits decides, and "" takes an occupation out. */
const fieldsByCode: Record<Field | '', string> = {
  engineering_technology: '17-2 17-302 17-3012 17-3013 11-9041 15-1241.01 17-1022 17-3031 11-3051.02 11-3051.03 11-3051.06',
  architecture_design: '17-1011 17-1012 17-3011 19-3051 27-1021 27-1025',
  pure_sciences_research:
    '15-2021 15-2041 19-2011 19-2012 19-2021 19-2031 19-2032 19-2042 19-2099 19-4031 19-4043 19-4051 19-4092 19-4099 11-9121.00 17-1021',
  computer_it: '15-1 11-3021 17-2061',
  defence_military: '33-3021.06 53-2012 53-5021 33-1021 33-3051.04',
  medicine: '29-102 29-121 29-122 29-124 29-1081',
  allied_health:
    '29-103 29-104 29-105 29-107 29-112 29-114 29-115 29-116 29-117 29-118 29-1292 29-1299 29-2 ' +
    '29-9091 29-9092 29-9093 29-9099 31-201 31-202',
  biotechnology: '19-1021 19-1022 19-1029 19-1042 19-4021',
  veterinary_science: '29-1131 29-2056 19-1011',
  agriculture_environment:
    '19-1012 19-1013 19-1031 19-1032 19-2041 19-2043 19-4012 19-4013 19-4042 19-4071 11-9013 17-2021 45-1011 11-9121.02',
  business_management:
    '11-1021 11-2 11-301 11-3051.00 11-3051.01 11-306 11-307 11-311 11-312 11-313 11-908 11-9072 11-9111 11-9141 11-9199 ' +
    '13-101 13-102 13-105 13-107 13-108 13-111 13-112 13-114 13-115 13-116 13-1199.04 13-1199.05 ' +
    '41-1012 41-3011 41-3021 41-4 41-9031 43-1011',
  finance_accounting: '11-303 13-2 41-303',
  economics_analytics: '19-3011 15-2011 15-2031 15-2051 19-3022 43-9111 13-2099.01',
  law_commerce: '',
  entrepreneurship: '11-1011.00 13-1199.06 41-9021 11-9179.02 11-9081',
  social_sciences: '19-304 19-3091 19-3092 19-3093 19-3094 19-4061 25-4 25-2022 25-2031 21-102 27-3091',
  psychology: '19-303 21-101',
  journalism_media: '27-3011 27-3023 27-3031 27-3041 27-3042 27-3043 27-2012 27-4011 27-4012 27-4014 27-4015 27-4021 27-4031 27-4032',
  fine_arts_design: '27-1 27-203 27-204 15-1255.01',
  law_arts: '23-1 23-2011',
  civil_services: '11-1031 11-9151 11-9161 13-1041 33-1011 33-3021.00 33-3051.00 43-4061 21-1092 21-1093 13-2081',
  '': '27-1026 13-1041.06 15-2051.02',
};

const prefixes = Object.entries(fieldsByCode)
  .flatMap(([field, codes]) =>
    codes
      .split(' ')
      .filter(Boolean)
      .map((code) => ({ field: field as Field | '', code })),
  )
  .sort((a, b) => b.code.length - a.code.length);

/** Law leads to both law fields; as in the people's file, it is then "law". */
const named = (field: Field): PersonRow['field'] => (field === 'law_arts' ? 'law' : field);

export function occupations(file: string): PersonRow[] {
  const scores = new Map<string, Map<string, number>>();
  for (const line of readFileSync(file, 'utf8').trim().split(/\r?\n/).slice(1)) {
    const [code = '', , element = '', scale, value] = line.split('\t');
    if (scale !== 'OI') continue;
    const entry = scores.get(code) ?? new Map<string, number>();
    entry.set(element.charAt(0), Number(value));
    scores.set(code, entry);
  }
  const rows: PersonRow[] = [];
  for (const [code, entry] of scores) {
    const field = prefixes.find((prefix) => code.startsWith(prefix.code))?.field;
    if (!field) continue;
    const z = letters.map((letter, i) => ((entry.get(letter) ?? NaN) - (profiles.onetMean[i] ?? 0)) / (profiles.onetSd[i] ?? 1));
    if (z.every(Number.isFinite)) rows.push({ index: rows.length, z, field: named(field) });
  }
  return rows;
}
