/**
 * The four groups of the menu: the bar at the foot of a phone and the menus of a wide screen. A catalog names its group in its own
 * descriptor.
 */
import type { texts as NavWords } from '../../messages/en/nav.ts';
import { paths } from '../../paths.ts';

export const navGroups = ['find', 'look', 'get', 'mine'] as const;
export type NavGroup = (typeof navGroups)[number];

export const menu: readonly { group: NavGroup; to: string; name: keyof typeof NavWords.links }[] = [
  { group: 'find', to: paths.quiz, name: 'quiz' },
  { group: 'find', to: paths.pathDoors, name: 'doors' },
  { group: 'get', to: paths.chances, name: 'chances' },
  { group: 'get', to: paths.myList, name: 'list' },
  { group: 'get', to: paths.states, name: 'states' },
  { group: 'get', to: paths.calendar, name: 'calendar' },
  { group: 'mine', to: paths.path, name: 'details' },
  { group: 'mine', to: paths.pathPlan, name: 'plan' },
  { group: 'mine', to: paths.costs, name: 'costs' },
  { group: 'mine', to: paths.compare, name: 'compare' },
  { group: 'mine', to: paths.decideReport, name: 'report' },
];
