/** Addresses and web addresses: spacing, case and the parts that have columns of their own taken out. */
import type { Row } from './csv.ts';
import type { State } from '../../contract/src/taxonomy.ts';
import { otherDistrictIn } from '../../server/src/catalog/check/named-district.ts';
import { finishAddress, type AddressOf } from './finish-address.ts';
import { cased, plain } from './tidy-name.ts';
import { alternatives } from './words.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const capitals = new RegExp(
  `\\b(${alternatives(`
    riico gidc midc upsidc ecr omr khb hmt bhel bel beml bda kssidc hsiidc dlf iti iim iit lic sbi rto rtc nh sh gt mg sv ssi
    epip it kr jp mp up ap cpwd pwd bsnl aiims kgf hal ntr ysr crpf bsf tps jvpd sez ktdc tnhb aps bmc pb cbi ca vip mro hig mig
    lig brts gst cidco hudco
  `)})\\b(?=[\\s,.)-]|$)`,
  'gi',
);

/** The address line without PIN, state, country and the college's own name at its head. */
export function tidyAddress(raw: string, { name, rawName, state, district, city }: Row<'rawName' | keyof AddressOf>): string {
  let text = plain(raw)
    .replace(/[^\x20-\x7E]/g, '')
    .replace(/\bIvth\b/g, '4th')
    .replace(/[-\s,.]*\b(?:pin\s?code|pincode|pin)\b[\s.:-]*/gi, ', ')
    .replace(/[-\s,.(:]*\b[1-9]\d{2}[ -]?\d{3}\b\)?/g, ',')
    .replace(/,?\s*\bIndia\b\.?\s*$/i, '');
  const aliases: Record<string, string> = {
    Delhi: '(?:New\\s?)?Delhi',
    Odisha: 'Orissa|Odisha',
    'Tamil Nadu': 'Tamil\\s?Nadu',
    'Andhra Pradesh': 'Andhra\\s?Pradesh|A\\.?P',
    Telangana: 'Telangana|Andhra\\s?Pradesh|T\\.?S',
    'Uttar Pradesh': 'Uttar\\s?Pradesh|U\\.?P',
    'Madhya Pradesh': 'Madhya\\s?Pradesh|M\\.?P',
    'Himachal Pradesh': 'Himachal\\s?Pradesh|H\\.?P',
    Uttarakhand: 'Uttarakhand|Uttrakhand',
    'West Bengal': 'West\\s?Bengal|W\\.?B',
    Punjab: 'Punjab|\\(Pb\\.?\\)',
    Haryana: 'Haryana|HR',
    'Jammu and Kashmir': 'Jammu\\s?(?:&|and)\\s?Kashmir|J\\s?&\\s?K',
    // Of its own since 2019.
    Ladakh: 'Ladakh|Jammu\\s?(?:&|and)\\s?Kashmir',
  };
  const stateForms = aliases[state] ?? escaped(state);
  for (let pass = 0; pass < 2; pass += 1) {
    text = text
      .replace(new RegExp(`[\\s,.(-]+(?:${stateForms})\\.?\\)?[\\s,.-]*(?:\\d{4,5})?$`, 'i'), '')
      .replace(new RegExp(`[\\s,.-]+(?:dist(?:t|rict|ric)?|dt)\\b[\\s.:-]*${escaped(district)}[\\s,.-]*$`, 'i'), '')
      .replace(new RegExp(`[\\s,.-]+${escaped(district)}\\s*\\(?(?:dist(?:t|rict)?|dt)\\b\\.?\\)?[\\s,.-]*$`, 'i'), '')
      .replace(/,?\s*\bIndia\b\.?\s*$/i, '');
  }
  for (const head of [rawName, name]) {
    if (head.length > 8) text = text.replace(new RegExp(`^${escaped(plain(head))}[\\s,.:-]*`, 'i'), '');
  }
  text = text
    .replace(/\s*,\s*/g, ', ')
    .replace(/(,\s*)+/g, ', ')
    .replace(/\bNo\s*[.:]*\s*(?=\d)/gi, 'No. ')
    .replace(/\b(\d+)\s?(st|nd|rd|th)\b/gi, (_, number: string, ending: string) => number + ending.toLowerCase())
    .replace(/\bN\.?R\b[.,]?\s/g, 'Near ')
    .replace(/\bB\/H\.?\s*/gi, 'Behind ')
    .replace(/\bOpp\b[.:]?\s*(?:to\s)?/gi, 'Opp. ')
    .replace(/\bP\.?\s?O\b[.:-]*\s*(?=[A-Z])/g, 'P.O. ')
    .replace(/\bPo\b[.:-]*\s*(?=[A-Z])/g, 'P.O. ')
    .replace(/\bP\s?O\b(?=\s*(?:,|$))|\(\s*P\.?O\.?\s*\)/gi, 'P.O.')
    .replace(/\bV\.?P\.?O\b[.:-]*\s*/gi, 'V.P.O. ')
    .replace(/\bVill\b[.:-]*\s*/gi, 'Vill. ')
    .replace(/\bDist(?:t|ric)?\b[.:-]*\s*(?=[A-Za-z])/gi, 'Dist. ')
    .replace(/\bTal\b[.:-]*\s*(?=[A-Za-z])/gi, 'Tal. ')
    .replace(/\bTQ\b[.:-]*\s*/gi, 'Taluk ')
    .replace(/\bA\/P\s*[:.-]*\s*/gi, 'At Post ')
    .replace(/([a-z)])\.(?=[A-Z][a-z])/g, '$1. ')
    .replace(/([a-z])\((?=\S)/g, '$1 (')
    .replace(/\(\s+/g, '(')
    .replace(/\s+\)/g, ')')
    .replace(/\s+([.,])/g, '$1')
    .replace(/\s{2,}/g, ' ');
  text = cased(text.trim())
    .replace(capitals, (word) => word.toUpperCase())
    .replace(/\bIt (?=Park)/g, 'IT ')
    .replace(/(\d)(St|Nd|Rd|Th)\b/g, (_, digit: string, ending: string) => digit + ending.toLowerCase())
    .replace(/\b(?:Ii|Iii|Iv|Vi|Vii|Viii)\b/g, (word) => word.toUpperCase());
  if ((text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length) text = text.replace(/[()]/g, ' ');
  text = text
    .replace(/["']{2,}|(^|\s)'|'(?=[\s,]|$)/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/,(\s*,)+/g, ',')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,.:;-]+|[\s,:;-]+$/g, '')
    .replace(/(?<=[a-z]{3})\.$/, '');
  text = finishAddress(text, { name, city, district, state });
  // The district of today stands beside it: what an old letterhead says of another would contradict it.
  text = text.replace(otherDistrictIn(text, state as State, district) ?? '', '');
  // A line that only repeats the columns beside it says nothing.
  const rest = text.toLowerCase().replace(
    new RegExp(
      [city, district, state, 'india', name]
        .filter(Boolean)
        .map((word) => escaped(word.toLowerCase()))
        .join('|'),
      'g',
    ),
    '',
  );
  return /[a-z0-9]/.test(rest) && text.length >= 4 ? text.slice(0, 300) : '';
}

export function tidyWebsite(raw: string): string {
  const text = plain(raw).replace(/\s/g, '');
  if (text === '') return '';
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    const host = url.hostname.toLowerCase();
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(host) || host.includes('..')) return '';
    // "www." before a subdomain is the compiler's, not the college's: www.kslu.karnataka.gov.in
    const labels = host.replace(/^www\./, '').split('.');
    const second = /^(ac|co|edu|gov|nic|org|res|net|gen)$/.test(labels[labels.length - 2] ?? '') ? 3 : 2;
    const tidy = host.startsWith('www.') && labels.length > second ? labels.join('.') : host;
    const path = url.pathname === '/' ? '' : url.pathname.replace(/\/$/, '');
    return `${url.protocol}//${tidy}${path}`;
  } catch {
    return '';
  }
}
