/** Every feature by the question it answers: the menu of a phone, the panel of a wide screen. Catalogs say themselves where they stand. */
import type { texts as NavWords } from '../../messages/en/nav.ts';
import { paths } from '../../paths.ts';

export const navGroups = ['myself', 'open', 'explore', 'rank', 'money'] as const;
export type NavGroup = (typeof navGroups)[number];

export const menu: readonly { group: NavGroup; to: string; name: keyof typeof NavWords.links }[] = [
  { group: 'myself', to: paths.quiz, name: 'quiz' },
  { group: 'myself', to: paths.path, name: 'details' },
  { group: 'open', to: paths.pathDoors, name: 'doors' },
  { group: 'open', to: paths.pathPlan, name: 'plan' },
  { group: 'explore', to: paths.states, name: 'states' },
  { group: 'rank', to: paths.chances, name: 'chances' },
  { group: 'rank', to: paths.myList, name: 'list' },
  { group: 'money', to: paths.calendar, name: 'calendar' },
  { group: 'money', to: paths.costs, name: 'costs' },
];
