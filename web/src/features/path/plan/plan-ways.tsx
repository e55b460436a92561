import { limits } from '@disha/contract/limits';
import type { Plan } from '@disha/contract/path';
import { X } from 'lucide-react';
import { useRupees } from '../../../catalog/use-rupees.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Fold } from './fold.tsx';
import { ItemPicker } from './item-picker.tsx';
import { useItemName, type NamedType } from './item-name.tsx';
import { useOwn } from './own.ts';
import { labels } from './read-plan.ts';
import { WayFacts } from './way-facts.tsx';

type Way = Plan['ways'][number];
const { plan: most } = limits.path;

export function PlanWays({ ways, onChange }: { ways: Plan['ways']; onChange: (ways: Plan['ways']) => void }) {
  const text = useText(planTexts).ways;
  const free = labels.find((label) => !ways.some((way) => way.label === label));
  const inOrder = (list: Plan['ways']) => [...list].sort((a, b) => (a.label < b.label ? -1 : 1));
  return (
    <section>
      <h2 className="mb-3 text-heading">{text.title}</h2>
      <ul className="grid gap-4 lg:grid-cols-3">
        {ways.map((way) => (
          <Card as="li" key={way.label}>
            <h3 className="font-semibold">{text.way(way.label)}</h3>
            <WayFacts way={way} />
            <WayCost way={way} />
            <Fold name={way.label} title={text.change(way.label)}>
              <WayForm way={way} onChange={(next) => onChange(ways.map((other) => (other.label === way.label ? next : other)))} />
              <Button look="danger" onClick={() => onChange(ways.filter(({ label }) => label !== way.label))}>
                {text.remove(way.label)}
              </Button>
            </Fold>
          </Card>
        ))}
      </ul>
      {free !== undefined && (
        <Button look="quiet" className="mt-3 print:hidden" onClick={() => onChange(inOrder([...ways, { label: free, colleges: [] }]))}>
          {text.add(free)}
        </Button>
      )}
    </section>
  );
}

/** By the student's own figures, where there are some. */
function WayCost({ way: { label, course } }: { way: Way }) {
  const text = useText(planTexts).ways;
  const rupees = useRupees();
  const cost = useOwn().yearlyCost({ way: label, course });
  return (
    <p className="mt-1">
      {cost !== undefined && <span className="block">{text.cost(rupees(cost))}</span>}
      <Link
        to={paths.costsOfWay(label)}
        className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4 print:hidden"
      >
        {text.costs(label)}
      </Link>
    </p>
  );
}

function WayForm({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const text = useText(planTexts).ways;
  const { course, exam, note, ...rest } = way;
  const withPart = (part: Partial<Pick<Way, 'course' | 'exam' | 'note'>>) => {
    const next = { course, exam, note, ...part };
    onChange({ ...rest, ...Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== '')) });
  };
  return (
    <>
      <div className="grid gap-2">
        {course !== undefined && <TakeOut type="courses" id={course} onPress={() => withPart({ course: undefined })} />}
        <ItemPicker
          name={way.label}
          type="courses"
          taken={course === undefined ? [] : [course]}
          onPick={(id) => withPart({ course: id })}
        />
      </div>
      <div className="grid gap-2">
        {exam !== undefined && <TakeOut type="exams" id={exam} onPress={() => withPart({ exam: undefined })} />}
        <ItemPicker name={way.label} type="exams" taken={exam === undefined ? [] : [exam]} onPick={(id) => withPart({ exam: id })} />
      </div>
      <div className="grid gap-2">
        {way.colleges.map((id) => (
          <TakeOut
            key={id}
            type="colleges"
            id={id}
            onPress={() => onChange({ ...way, colleges: way.colleges.filter((one) => one !== id) })}
          />
        ))}
        {way.colleges.length < most.perWay && (
          <ItemPicker
            name={way.label}
            type="colleges"
            taken={way.colleges}
            onPick={(id) => onChange({ ...way, colleges: [...way.colleges, id] })}
          />
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
