import { limits } from '@disha/contract/limits';
import type { PlanWay } from '@disha/contract/path';
import { examsOfWay } from '@disha/eligibility/plan/warnings';
import { X } from 'lucide-react';
import { counselTexts } from '../../../messages/counsel.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { NearPlace } from '../places.ts';
import { useItemName, type NamedType } from './item-name.tsx';
import { ItemPicker } from './item-picker.tsx';

type Changed = { [Key in keyof PlanWay]?: PlanWay[Key] | undefined };
const { plan: most } = limits.path;

interface FormProps {
  way: PlanWay;
  /** To choose from without searching. */
  near: readonly NearPlace[];
  onChange: (way: PlanWay) => void;
}

const isSaid = (value: unknown) => value !== undefined && value !== '' && value !== false;

/** Everything of a way can be changed. What is changed is the student's: a proposal leaves it alone from then on. */
export function WayForm({ way, near, onChange }: FormProps) {
  const text = useText(planTexts).ways;
  const words = useText(counselTexts);
  const { course, note, colleges } = way;
  const exams = examsOfWay(way);
  // Several gates stand in one list; what an older plan says of one goes there too.
  const withPart = (part: Changed) => {
    const next = { ...way, exams: [...exams], exam: undefined, ...part };
    const kept = Object.entries(next).filter(([key, value]) => isSaid(value) && !(key === 'exams' && next.exams?.length === 0));
    onChange({ ...(Object.fromEntries(kept) as PlanWay), label: way.label, colleges: next.colleges ?? [] });
  };
  const free = near.filter(({ college }) => !colleges.includes(college));
  const isFull = colleges.length >= most.perWay;
  return (
    <>
      <div className="grid gap-2">
        {/* Another course has other gates, other places and another end. */}
        {course !== undefined && <TakeOut type="courses" id={course} onPress={() => withPart({ course: undefined })} />}
        <ItemPicker
          name={way.label}
          type="courses"
          taken={course === undefined ? [] : [course]}
          onPick={(id) => withPart({ course: id, career: undefined, beyond: undefined, seat: undefined })}
        />
      </div>
      <div className="grid gap-2">
        {exams.map((id) => (
          <TakeOut key={id} type="exams" id={id} onPress={() => withPart({ exams: exams.filter((one) => one !== id) })} />
        ))}
        {exams.length < most.gates && (
          <ItemPicker
            name={way.label}
            type="exams"
            taken={exams}
            onPick={(id) => withPart({ exams: [...exams, id], byMarks: undefined })}
          />
        )}
        {exams.length === 0 && (
          <Checkbox label={words.gate.marks} checked={way.byMarks === true} onChange={(byMarks) => withPart({ byMarks })} />
        )}
      </div>
      <div className="grid gap-2">
        {colleges.map((id) => (
          <TakeOut key={id} type="colleges" id={id} onPress={() => withPart({ colleges: colleges.filter((one) => one !== id) })} />
        ))}
        {!isFull && free.length > 0 && (
          <>
            <p className="text-sm text-ink-soft">{words.places.add}</p>
            <ul aria-label={words.places.add} className="flex flex-wrap gap-2">
              {free.map(({ college, card }) => (
                <li key={college}>
                  <Button look="quiet" onClick={() => withPart({ colleges: [...colleges, college] })}>
                    {card.name}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        {!isFull && (
          <ItemPicker name={way.label} type="colleges" taken={colleges} onPick={(id) => withPart({ colleges: [...colleges, id] })} />
        )}
      </div>
      <Field label={text.note} hint={text.noteHint}>
        {(control) => (
          <TextInput {...control} maxLength={most.note} value={note ?? ''} onChange={({ target }) => withPart({ note: target.value })} />
        )}
      </Field>
    </>
  );
}

function TakeOut({ type, id, onPress }: { type: NamedType; id: string; onPress: () => void }) {
  const text = useText(planTexts).ways;
  const { name } = useItemName({ type, id });
  return (
    <Button look="quiet" className="justify-self-start" aria-label={text.takeOut(name)} onClick={onPress}>
      {name} <X aria-hidden="true" className="size-4 flex-none" />
    </Button>
  );
}
