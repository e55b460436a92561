import type { ToldWay } from '@disha/eligibility/plan/proposal';
import { counselTexts } from '../../../messages/counsel.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { verdictTexts } from '../../../messages/verdicts.ts';
import { paths } from '../../../paths.ts';
import { useShortRange } from '../../../catalog/shared/use-rupees.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { Folded } from '../../../ui/folded.tsx';
import { LinkRow, RowList } from '../../../ui/row-list.tsx';
import type { RuleBook } from '../path.queries.ts';
import { ItemName } from './item-name.tsx';
import { useBandWords } from './band-words.tsx';

interface WayLadderProps extends Pick<ToldWay, 'label' | 'exams' | 'ladder'> {
  course: string | undefined;
  names: RuleBook['names'] | undefined;
}

/** What else the gate of a way opens, the hardest to get first. */
export function WayLadder({ label, exams, course, ladder, names }: WayLadderProps) {
  const { ladder: text, places: near } = useText(counselTexts);
  const { verdicts } = useText(verdictTexts);
  const format = useFormat();
  const bandWords = useBandWords();
  const range = useShortRange();
  const fold = useEntryFold(`ladder ${label}`);
  const rungs = ladder.filter((rung) => rung.course !== course);
  if (rungs.length === 0) return null;
  const [exam] = exams;
  return (
    <Folded
      className="mt-3"
      title={
        <span>
          {exam === undefined ? text.marks : <ItemName type="exams" id={exam} />}{' '}
          {text.opens(format.number(rungs.length), rungs.length === 1)}
        </span>
      }
      {...fold}
    >
      <RowList label={text.label(label)}>
        {rungs.map((rung) => {
          const seat = rung.seat && bandWords(rung.seat);
          const [place] = rung.places;
          const told = [
            ...(rung.verdict === 'open' ? [] : [verdicts[rung.verdict]]),
            ...(place?.near ? [near.near[place.near]] : []),
            ...(rung.cost ? [range(rung.cost.from, rung.cost.to)] : []),
          ];
          return (
            <LinkRow
              key={rung.course}
              to={paths.course(rung.course)}
              title={names?.courses[rung.course] ?? <ItemName type="courses" id={rung.course} />}
              note={
                <>
                  {seat && (
                    <>
                      {seat.value}
                      {seat.mark}
                      {told.length > 0 && ' · '}
                    </>
                  )}
                  {told.join(' · ')}
                </>
              }
            />
          );
        })}
      </RowList>
    </Folded>
  );
}
