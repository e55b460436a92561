import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { mostListed } from '@disha/contract/chances.words';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { myListTexts } from '../../../messages/my-list.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AddButton } from '../../../ui/range-row.tsx';
import { toast } from '../../../ui/toast.ts';
import { keepList, myListOf, useMyLists, withLine, withoutLine, type ListFilters, type Question } from './my-lists.ts';
import { useNameOf } from './names.ts';
import { renewList } from './renew.ts';

interface AddToListProps {
  line: ChanceLine;
  counselling: Counselling;
  question: Question;
  filters: ListFilters;
}

/** Puts a line at the end of the student's list, or takes it out again. Kept on this device. */
export function AddToList({ line, counselling, question, filters }: AddToListProps) {
  const text = useText(myListTexts);
  const format = useFormat();
  const list = myListOf(useMyLists(), counselling.id);
  const isListed = list.lines.some(({ id }) => id === line.id);
  const name = useNameOf(counselling)(line);
  const press = async () => {
    if (isListed) {
      keepList(counselling.id, withoutLine(list, line.id));
      return;
    }
    if (list.lines.length >= mostListed) {
      toast.error(text.full(format.number(mostListed)));
      return;
    }
    const longer = withLine(list, line, question, filters);
    keepList(counselling.id, longer);
    // Another rank, or another person: the lines that were there are brought for it too, or they could not be compared.
    // offline to the server the list says that they are of another rank.
    if (longer.isMixed === true) await renewList(counselling.id).catch(() => undefined);
  };
  return <AddButton name={name} isOn={isListed} onPress={() => void press()} />;
}

const barLook =
  'sticky bottom-16 z-10 md:bottom-2 flex items-center justify-between gap-3 self-end rounded-full border border-line bg-card ps-4 ' +
  'shadow-float print:hidden';

/**
 * How long the list has become, and the way to it: beside the finger, wherever among the results it is. A screen reader says it with every
 * line that is added; a toast would lie on top of it.
 */
export function ListBar({ counselling, isShown }: { counselling: Counselling; isShown: boolean }) {
  const text = useText(myListTexts);
  const format = useFormat();
  const count = myListOf(useMyLists(), counselling.id).lines.length;
  const isSeen = isShown && count > 0;
  return (
    <div className={isSeen ? barLook : 'sr-only'}>
      <p role="status" className="font-semibold">
        {count > 0 && text.count(format.number(count))}
      </p>
      {isSeen && (
        <LinkButton to={paths.myList} className="rounded-full">
          {text.open}
        </LinkButton>
      )}
    </div>
  );
}
