/** Whether what is told in a feature goes into the sheet of details: by itself on a phone that is one person's alone, else with a tick. */
import type { StudentDetails } from '@disha/contract/passport';
import { factsTexts } from '../messages/facts.ts';
import { useText } from '../messages/locale.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useEntryState } from './entry-state.ts';
import { useStudentDetails } from './student-details.ts';
import { usePhoneAlone } from './phone-alone.ts';
import { rememberFacts } from './use-fact.ts';
import { YoursAlone } from './yours-alone.tsx';

/** `wasKept`: something of this form is remembered already, so that a tick stands there. */
export function useRemembers(form: string, wasKept = false): [boolean, (isOn: boolean) => void] {
  const isAlone = usePhoneAlone() === true;
  const [chosen, choose] = useEntryState<boolean | null>(`remember ${form}`, null);
  return [chosen ?? (isAlone || wasKept), choose];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Remembering {
  /** Called with what somebody has just told here. */
  tell: (facts: StudentDetails) => void;
  set: (isOn: boolean) => void;
}

/** For a feature whose answers count at once. */
export function useRemembering(form: string): Remembering {
  const [isOn, set] = useRemembers(form);
  return {
    tell: (facts) => {
      if (isOn) rememberFacts(facts);
    },
    set,
  };
}

interface RememberFactsProps {
  by: Remembering;
  /** What stands in the feature now. */
  facts: StudentDetails;
  className?: string;
}

/** Ticked where what stands here is what the sheet says. Nothing where nothing is told. */
export function RememberFacts({ by, facts, className = 'mt-1' }: RememberFactsProps) {
  const text = useText(factsTexts);
  const kept = useStudentDetails();
  const said = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (said.length === 0) return null;
  const isKept = kept !== null && said.every(([fact, value]) => isSame(kept[fact as keyof StudentDetails], value));
  return (
    <div className={className}>
      <Checkbox
        label={text.remember}
        why={text.rememberWhy}
        checked={isKept}
        onChange={(isOn) => {
          by.set(isOn);
          rememberFacts(isOn ? facts : Object.fromEntries(said.map(([fact]) => [fact, undefined])));
        }}
      />
      {isKept && <YoursAlone />}
    </div>
  );
}
