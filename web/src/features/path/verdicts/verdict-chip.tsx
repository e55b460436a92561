import type { Judged } from '@disha/eligibility/check';
import type { Verdict } from '@disha/eligibility/types';
import { isShut } from '@disha/eligibility/within';
import { ChevronRight, CircleHelp, DoorClosed, DoorOpen, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../../messages/locale.ts';
import { useStateName } from '../../../messages/taxonomy.ts';
import { verdictTexts } from '../../../messages/verdicts.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { iconButtonLook } from '../../../ui/button-look.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import type { RuleBook } from '../path.queries.ts';
import { shortReason } from './short.ts';
import { VerdictBody } from './verdict-body.tsx';
import { useModal } from '../../../ui/use-modal.ts';

/** Calm: what is closed is grey, not red. */
const tones: Record<Verdict, ChipTone> = { open: 'leaf', open_if: 'gold', depends: 'blue', closed: 'line' };
const icons: Record<Verdict, typeof DoorOpen> = { open: DoorOpen, open_if: DoorOpen, depends: CircleHelp, closed: DoorClosed };

interface VerdictProps {
  judged: Judged;
  names: RuleBook['names'];
}

/** What is probably closed looks as what is closed. */
const looksOf = (judged: Judged): Verdict => (isShut(judged) ? 'closed' : judged.verdict);

function Short({ judged }: { judged: Judged }) {
  const text = useText(verdictTexts);
  const words = useText(verdictWords);
  const stateName = useStateName();
  const look = looksOf(judged);
  const Icon = icons[look];
  return (
    <Chip tone={tones[look]}>
      <Icon aria-hidden="true" className="size-4 flex-none" />
      {shortReason(judged, { text, words, stateName })}
    </Chip>
  );
}

/** The verdict, which opens to its reasons. */
export function VerdictChip({ judged, names }: VerdictProps) {
  const text = useText(verdictTexts);
  const [isOpen, setOpen] = useState(false);
  const name = names[judged.type][judged.id] ?? judged.id;
  return (
    <>
      <button
        type="button"
        data-paper
        aria-haspopup="dialog"
        className="relative z-10 inline-flex min-h-tap items-center gap-1 text-start"
        onClick={() => setOpen(true)}
      >
        <Short judged={judged} />
        <ChevronRight aria-hidden="true" className="size-4 text-ink-soft" />
        <span className="sr-only">{`, ${text.because}: ${name}`}</span>
      </button>
      {isOpen && <VerdictDialog judged={judged} names={names} onClose={() => setOpen(false)} />}
    </>
  );
}

function VerdictDialog({ judged, names, onClose }: VerdictProps & { onClose: () => void }) {
  const text = useText(verdictTexts);
  const dialog = useModal(onClose);
  const id = useId();
  return (
    <dialog
      {...dialog}
      aria-labelledby={id}
      className="m-auto max-h-[calc(100%-2rem)] w-[min(32rem,calc(100%-2rem))] overflow-y-auto rounded-card bg-card p-5 text-ink"
    >
      <div className="mb-2 flex items-start justify-between gap-2">
        <h2 id={id} className="text-[1.08rem] leading-snug">
          {names[judged.type][judged.id] ?? judged.id}
        </h2>
        <button
          type="button"
          aria-label={text.close}
          className={iconButtonLook('-mt-2 -me-2 flex-none hover:bg-blue-tint')}
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p className="mb-2">
        <Short judged={judged} />
      </p>
      <VerdictBody judged={judged} names={names} />
    </dialog>
  );
}

export function OpenOnly({ chosen, onChoose }: { chosen: boolean; onChoose: (chosen: boolean) => void }) {
  const text = useText(verdictTexts);
  return <Checkbox className="font-semibold" label={text.only} checked={chosen} onChange={onChoose} />;
}
