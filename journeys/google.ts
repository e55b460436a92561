/** Stands in for Google's script: its button, and who is there when it is pressed. */
import { server } from './server.ts';

export interface GoogleAccount {
  sub: string;
  email: string;
  [claim: string]: unknown;
}

type Hear = (answer: { credential?: string }) => void;

let count = 0;
export function person(more: Partial<GoogleAccount> = {}): GoogleAccount {
  count += 1;
  const sub = `${process.pid}-${Date.now()}-${count}`;
  return { sub, email: `google-${sub}@example.org`, name: 'Ravi Verma', picture: undefined, ...more };
}

const answerOf = async (who: GoogleAccount | null) => (who === null ? {} : { credential: await (await server()).google.sign(who) });

/** Without a person: the window is closed again. */
export function standBefore(who: GoogleAccount | null): void {
  let hear: Hear = () => undefined;
  const initialize = ({ callback }: { callback: Hear }) => {
    hear = callback;
  };
  const renderButton = (parent: HTMLElement) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Continue with Google';
    button.addEventListener('click', () => void answerOf(who).then(hear));
    parent.append(button);
  };
  window.google = { accounts: { id: { initialize, renderButton } } };
}

/** The script does not load. */
export function stayAway(): void {
  delete window.google;
}
