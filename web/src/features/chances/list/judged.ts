/** A list on this device, judged here by the same code as on the server: nothing is sent. */
import { familyOf } from '@disha/chances/lists/families';
import { isDead } from '@disha/chances/lists/far-behind';
import { fittedWeights } from '@disha/chances/lists/fitted';
import { judgeList, type JudgedList, type ListLine } from '@disha/chances/lists/judge';
import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { placeInList } from '../place-in-list.ts';
import type { MyList } from './my-lists.ts';

function listed(line: ChanceLine, { questions }: MyList, lists: Counselling['lists']): ListLine {
  const { id, probability, band, category, programme, history } = line;
  const family = `${category} ${familyOf(programme.name)}`;
  const place = placeInList(line, questions[line.list]);
  const isRank = lists.find((each) => each.id === line.list)?.unit === 'rank';
  const closings = history.map(({ closing }) => closing);
  const dead = isRank && place !== undefined && probability !== null && isDead(place, closings, probability);
  return { id, probability, band, family, isDead: dead };
}

/** Lines of several rank lists are judged as if one year's shock moved them all: the cautious side. */
export const judgeLocally = (list: MyList, counselling: Counselling): JudgedList =>
  judgeList(
    list.lines.map((line) => listed(line, list, counselling.lists)),
    fittedWeights(counselling.id),
  );

/** Whether no line of the list is of its category and branch family. */
export const isOfNewFamily = ({ lines }: MyList, { category, programme }: ChanceLine): boolean =>
  !lines.some((line) => line.category === category && familyOf(line.programme.name) === familyOf(programme.name));
