/** What must hold of each scholarship beyond its schema, which asks for a source, a certainty of A or B and an https link. */
import type { ScholarshipFile } from '@disha/contract/scholarships.files';
import { namesYear } from './check-exams.ts';

/** A loan is paid back. */
const loan = /\b(loans?|credit card|interest subsidy)\b/i;

export function scholarshipFaults(scholarships: readonly ScholarshipFile[]): string[] {
  return scholarships.flatMap((file) => {
    const where = `scholarships/${file.id}.json`;
    const said = [file.name, file.benefit, file.who].join(' ');
    const { hostname } = new URL(file.officialLink);
    return [
      ...(file.scope === 'state' && file.states.length !== 1 ? [`${where}: does not say which state gives it`] : []),
      ...(loan.test(said) ? [`${where}: is a loan`] : []),
      ...(namesYear(file.officialLink) ? [`${where}: ${file.officialLink} names a year`] : []),
      ...(/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname) ? [] : [`${where}: ${hostname} is no address of a website`]),
      ...(/\b20\d\d\b/.test(file.window.text) && file.window.year === null ? [`${where}: its window has a date but no year`] : []),
      ...(/\b(boys|girls)\b/i.test(said) || !file.forGirls ? [] : [`${where}: is for girls and does not say so`]),
    ];
  });
}
