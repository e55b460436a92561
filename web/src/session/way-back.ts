import { createContext } from 'react';
import { paths } from '../paths.ts';

/** Whether there is a page of ours at this path: the application, which knows every feature, says so. Asked by use-way-back.ts. */
export const OwnPagesContext = createContext<(pathname: string) => boolean>(() => false);

/** A door that leads on to a page. */
export const signInPath = (page: string, next: string): string => `${page}?next=${next}`;

export const startOfJourney = signInPath(paths.login, paths.quizStart);
