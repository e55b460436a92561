/** What a guest has made on this phone, as far as every page has to know: whether there is any, and who said no to it. */
import { create } from 'zustand';
import { storedKeysOf } from './forget-on-device.ts';
import { goalKey, keepKey, keysByFeature, lastVisitKey, planKey, putAwayKey, quizKey, refusedKey, stayKey } from './stored-keys.ts';
import { waitingFor } from './leaving.ts';
import { ownerNow } from './owner.ts';
import { useUser } from './session.ts';

/** What a guest would not miss: habits of a screen, hidden items, a goal that became no plan. */
const habits = [goalKey, `-${keysByFeature.filters}`, `-${keysByFeature.hidden}`, lastVisitKey, stayKey];
const isWork = (key: string) => key !== keepKey && !habits.some((habit) => key.endsWith(habit));

/** Results and a plan are in the account, unless something of them has not been sent. */
const unsent: Readonly<Record<string, string>> = { [planKey]: '"isKept":false', [quizKey]: '"result":null' };

/** Whether somebody with an account has something here that signing out would lose. */
function isLosing(owner: string): boolean {
  const waits = waitingFor(owner);
  return storedKeysOf(owner).some((owned) => {
    const key = owned.slice(0, owned.lastIndexOf('@'));
    const sign = unsent[key];
    return isWork(key) && !waits.includes(key) && (sign === undefined || (localStorage.getItem(owned) ?? '').includes(sign));
  });
}

export const guestHasThings = (): boolean => storedKeysOf(null).some(isWork);

function isSomethingPutAway(): boolean {
  try {
    return localStorage.getItem(putAwayKey) !== null;
  } catch {
    return false;
  }
}

/** By its id alone: the list itself is read by who adds to it (refuse-offer.ts). */
function hasRefused(account: string): boolean {
  try {
    return (localStorage.getItem(refusedKey) ?? '').includes(account);
  } catch {
    return false;
  }
}

interface AskingTurn {
  /** Grows with everything that may change the answer. */
  turn: number;
  /** Somebody is about to sign out and has not answered yet. */
  leave: (() => void) | null;
  /** Somebody else is said to be here now. */
  isOther: boolean;
}

const useAsking = create<AskingTurn>(() => ({ turn: 0, leave: null, isOther: false }));
const answered = () => useAsking.setState(({ turn }) => ({ turn: turn + 1 }));

const mayAsk = (): boolean => {
  const owner = ownerNow();
  return owner !== null && guestHasThings() && !hasRefused(owner);
};

export const guestOffer = {
  useQuestions: () => {
    useUser();
    const { leave, isOther } = useAsking();
    /** Whether the account that is signed in is to be asked: once, and never again after a no. */
    const isOpen = mayAsk();
    return { isOpen, leave, isOther, isWanted: isOpen || leave !== null || isOther };
  },
  /** Whether a guest has made something here that the next one should not find, or has put it away. */
  useIsGuestHere: (): boolean => {
    const user = useUser();
    useAsking();
    return user === null && (guestHasThings() || isSomethingPutAway());
  },
  /** Whether a visitor of this phone has put away what is theirs. */
  useIsPutAway: (): boolean => {
    const user = useUser();
    useAsking();
    return user === null && isSomethingPutAway();
  },
  /** Asks before somebody leaves, where a question is still open or something would be lost. Whether they have left. */
  beforeLeaving: (leave: () => void): boolean => {
    const owner = ownerNow();
    if (mayAsk() || (owner !== null && isLosing(owner))) {
      useAsking.setState({ leave });
      return false;
    }
    leave();
    return true;
  },
  stay: (): void => useAsking.setState({ leave: null }),
  askOther: (isOther: boolean): void => useAsking.setState({ isOther }),
  answered,
};
