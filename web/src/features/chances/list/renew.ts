/** The lines of a list as they are today, for the rank and person they were asked for: sent when somebody presses a button. */
import { chancesQueries } from '../chances.queries.ts';
import { changeList, isSame, listNow, renewed } from './my-lists.ts';

/** Of every rank list in turn. Whatever is added, moved or removed meanwhile stays so. Says how many lines have left. */
export async function renewList(counselling: string): Promise<number> {
  const fresh = new Set<string>();
  for (const question of Object.values(listNow(counselling).questions)) {
    const asked = listNow(counselling).lines.flatMap(({ id, list }) => (list === question.list ? [id] : []));
    if (asked.length === 0) continue;
    const brought = await chancesQueries.brought(question, asked);
    // Meanwhile another rank may have been told: the call that told it has these lines brought once more.
    if (!isSame(listNow(counselling).questions[question.list], question)) continue;
    changeList(counselling, (list) => renewed(list, brought));
    for (const id of [...asked, ...Object.values(brought.became)]) fresh.add(id);
  }
  changeList(counselling, (list) => {
    const { isMixed: _, ...rest } = list;
    return list.lines.every(({ id }) => fresh.has(id)) ? rest : list;
  });
  return listNow(counselling).gone?.length ?? 0;
}
