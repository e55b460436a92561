/** A way as a route: what is studied, the way in, where, how likely, for how much, when, and why. */
import type { Anywhere } from '@disha/contract/taught-at';
import type { Plan } from '@disha/contract/path';
import type { WayBand } from '@disha/eligibility/plan/knowledge';
import type { ToldWay } from '@disha/eligibility/plan/proposal';
import type { DatedStep } from '@disha/eligibility/plan/steps';
import type { Judged } from '@disha/eligibility/check';
import type { ReactNode } from 'react';
import { counselTexts } from '../../../messages/counsel.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { paths } from '../../../paths.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { Link } from '../../../ui/link.tsx';
import { Summary } from '../../../ui/summary.tsx';
import type { RuleBook } from '../path.queries.ts';
import { VerdictChip } from '../verdicts/verdict-chip.tsx';
import { ItemLink, ItemName } from './item-name.tsx';
import { useStepWords } from './step-words.ts';
import { useBandWords } from './band-words.tsx';
import { WayLadder } from './way-ladder.tsx';
import { Part } from './way-part.tsx';
import { WayCostPart } from './way-cost.tsx';
import { WayPlaces, type ShownPlace } from './way-places.tsx';

export interface ShownWay extends Omit<ToldWay, 'places' | 'verdict' | 'seat' | 'ladder' | 'decided'> {
  /** What is told of it beside: how likely a seat is, what else its gate opens, by what it came first. */
  beside?: (Pick<ToldWay, 'seat' | 'ladder' | 'decided'> & { why: string | undefined }) | undefined;
  places: readonly ShownPlace[];
  judged?: Judged | undefined;
  isByHand?: boolean | undefined;
  anywhere?: Anywhere | undefined;
  /** Where its places did not come: asks for them once more. */
  onAgain?: (() => void) | undefined;
  /** False where nobody was asked yet for its places. */
  isAsked?: boolean | undefined;
  seat?: Plan['ways'][number]['seat'];
  note?: string | undefined;
  /** What is to be done for its exams. */
  steps: readonly DatedStep[];
}

const linkLook = 'text-blue-deep underline underline-offset-4';
const tones: Record<WayBand, ChipTone> = { likely: 'leaf', possible: 'blue', reach: 'gold' };

/** Too far, or hung on a rank that is unknown or that seldom was enough: then what else there is stands right here. */
const isOutOfReach = ({ label, beyond, exams, chance }: ShownWay) =>
  beyond === true || (label === 'A' && exams.length > 0 && (chance === null || chance.band === 'reach'));

/** The name of a way is what one does for it; all else of it waits behind a tap. */
export function WayFold({ way, isOpen = false, children }: { way: ShownWay; isOpen?: boolean; children: ReactNode }) {
  const fold = useEntryFold(`${isOpen ? 'kept' : 'proposed'} way ${way.label}`, isOpen);
  const text = useText(counselTexts);
  const { label, exams, course, sure, beyond, beside } = way;
  const [exam] = exams;
  return (
    <Folded
      title={
        <span className="min-w-0 leading-snug">
          <h3 className="inline text-[1rem]">{useText(planTexts).ways.way(label)}</h3>
          <span className="font-normal text-ink-soft">
            {': '}
            {exam !== undefined && <ItemName type="exams" id={exam} />}
            {exam !== undefined && course !== undefined && ', '}
            {course !== undefined && <ItemName type="courses" id={course} />}
          </span>{' '}
          {sure && <Chip tone="leaf">{text.sure}</Chip>}
          {beyond === true && <Chip tone="gold">{text.beyond}</Chip>}
          {beside?.why !== undefined && <span className="block text-small font-normal text-ink-soft">{beside.why}</span>}
        </span>
      }
      {...fold}
    >
      {children}
    </Folded>
  );
}

interface WayViewProps {
  way: ShownWay;
  names: RuleBook['names'] | undefined;
  goal: Plan['goal'];
  isPlacing: boolean;
}

export function WayView({ way, names, goal, isPlacing }: WayViewProps) {
  const text = useText(counselTexts);
  const { course, career, judged, reasons, note, isByHand = false } = way;
  const why = useEntryFold(`why ${way.label}`);
  const isElsewhere = career !== undefined && career !== goal?.id;
  return (
    <>
      {isByHand && <Chip tone="line">{text.byHand}</Chip>}
      <p className="mt-1">
        {way.example === true && `${text.example} `}
        {course === undefined ? way.exams.length > 0 && text.noCourse : <ItemLink type="courses" id={course} isAlone />}
      </p>
      {isElsewhere && (
        <p className="text-ink-soft">
          {text.leadsTo} <ItemLink type="careers" id={career} />
        </p>
      )}
      {judged && names && (
        <div className="flex min-h-tap items-center">
          <VerdictChip judged={judged} names={names} />
        </div>
      )}
      {isOutOfReach(way) && course !== undefined && (
        <Link to={paths.insteadOf('courses', course)} className={`inline-flex min-h-tap items-center ${linkLook}`}>
          {text.orElse}
        </Link>
      )}
      <Gate way={way} />
      {way.beside && <WayLadder {...way} course={course} ladder={way.beside.ladder} names={names} />}
      {way.steps.length > 0 && <Dates steps={way.steps} />}
      {course !== undefined && <WayPlaces {...way} course={course} isPlacing={isPlacing} />}
      <Chance way={way} />
      {course !== undefined && <WayCostPart label={way.label} course={course} cost={way.cost} />}
      {reasons.length > 0 && (
        <details {...why} className="mt-3">
          <Summary>{text.why.title}</Summary>
          <ul className="grid list-disc gap-1 ps-5 pb-2">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
      {note !== undefined && <p className="mt-2 whitespace-pre-line">{note}</p>}
    </>
  );
}

function Gate({ way: { exams, byMarks, gateText, seat, course } }: { way: ShownWay }) {
  const text = useText(counselTexts).gate;
  return (
    <Part title={text.title}>
      {exams.length > 0 && (
        <p>
          {text.exams}
          {exams.map((id, index) => (
            <span key={id}>
              {index > 0 && ' ·'} <ItemLink type="exams" id={id} />
            </span>
          ))}
        </p>
      )}
      {gateText !== undefined && <p>{gateText}</p>}
      {byMarks && <p>{text.marks}</p>}
      {exams.length === 0 && gateText === undefined && !byMarks && course !== undefined && <p className="text-ink-soft">{text.open}</p>}
      {seat !== undefined && (
        <p>
          {text.seat} <span className="font-semibold uppercase">{seat.counselling.replaceAll('-', ' ')}</span>
        </p>
      )}
    </Part>
  );
}

function Dates({ steps }: { steps: readonly DatedStep[] }) {
  const text = useText(counselTexts).dates;
  const { due: by } = useText(planTexts).steps;
  const format = useFormat();
  const wordsOf = useStepWords(steps);
  return (
    <Part title={text.title}>
      <ul className="grid gap-1">
        {steps.map((step) => (
          <li key={step.id}>
            {wordsOf(step)}{' '}
            <span className="text-sm text-ink-soft">
              {[
                step.due === undefined ? (step.months ? undefined : text.year(String(step.year))) : by(format.date(step.due)),
                text.certainty[step.certainty],
              ]
                .flatMap((part) => part ?? [])
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Chance({ way: { chance, exams, byMarks, course, sure, beside } }: { way: ShownWay }) {
  const text = useText(counselTexts).chance;
  const bandWords = useBandWords();
  const [exam] = exams;
  const seat = beside?.seat && bandWords(beside.seat);
  return (
    <Part title={text.title}>
      {chance === null && seat ? (
        <p>
          <span className="font-semibold">{seat.value}</span>
          {seat.mark} <span className="text-small text-ink-soft">{seat.note}</span>
        </p>
      ) : chance === null ? (
        <p className="text-ink-soft">
          {exam !== undefined ? text.unknown : byMarks || sure ? text.none : text.byWords}{' '}
          {exam !== undefined && course !== undefined && (
            <Link to={paths.chancesBy(exam)} className={linkLook}>
              {text.see}
            </Link>
          )}
        </p>
      ) : (
        <p>
          <Chip tone={tones[chance.band]}>{text.bands[chance.band]}</Chip>{' '}
          {chance.percent !== undefined && text.percent(String(chance.percent))}
        </p>
      )}
    </Part>
  );
}
