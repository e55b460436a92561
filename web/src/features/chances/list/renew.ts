/** The lines of a list as they are today, for the rank and person they were asked for: sent when somebody presses a button. */
import { chancesQueries } from '../chances.queries.ts';
import { renewed, type MyList, type Question } from './my-lists.ts';

const idsOf = ({ lines }: MyList, rankList: string) => lines.flatMap(({ id, list }) => (list === rankList ? [id] : []));

/** Of one rank list, for this question. */
export async function renewedFor(list: MyList, question: Question): Promise<MyList> {
  return renewed(list, question, await chancesQueries.brought(question, idsOf(list, question.list)));
}

export async function renewedList(list: MyList): Promise<MyList> {
  let next = list;
  for (const question of Object.values(list.questions)) if (idsOf(list, question.list).length > 0) next = await renewedFor(next, question);
  return next;
}
