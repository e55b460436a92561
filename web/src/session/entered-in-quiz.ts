/** What somebody has said of themselves by taking a quiz on this phone: for which class it is, and of which stream. */
import type { StudentDetails } from '@disha/contract/passport';
import { studentClasses, isStream } from '@disha/contract/taxonomy';
import { deviceValue } from './device-value.ts';
import { quizKey } from './stored-keys.ts';

type Told = Pick<StudentDetails, 'class' | 'stream'>;
const nothing: Told = {};

interface KeptResult {
  result?: { targetClass?: unknown; stream?: unknown } | null;
}

/** Of the last that was taken to its end. */
function parse(text: string | null): Told {
  try {
    const flow = JSON.parse(text ?? '{}') as (KeptResult & { earlier?: KeptResult[] }) | null;
    const last = flow?.result ?? flow?.earlier?.[0]?.result;
    const at = studentClasses.find((known) => known === last?.targetClass);
    if (at === undefined) return nothing;
    return { class: at, ...(isStream(last?.stream) ? { stream: last.stream } : {}) };
  } catch {
    return nothing;
  }
}

const store = deviceValue<Told>(quizKey, parse);
export const enteredInQuiz = store.read;
export const useEnteredInQuiz = store.useValue;
