import type { ReactNode } from 'react';
import { useLangOf } from '../../messages/lang-of.ts';
import { MainActions, SaveMenu } from '../../ui/save-menu.tsx';
import { BackLink } from './detail-page.tsx';

interface AnswerHeadProps {
  name: string;
  /** Where its list stands, and what that is called. */
  list: { path: string; place: string };
  /** Beside the way back: when it is begun, its field. */
  facts?: readonly string[];
  /** One sentence. */
  why?: ReactNode;
  /** The picture of the answer. */
  children?: ReactNode;
  /** The one blue button, large. */
  primary: ReactNode;
  /** What every item has, and what the feature adds: all behind "Save / more". */
  action: ReactNode;
  more?: ReactNode;
}

/** The first screen of an item's page: its name, one sentence, its picture, one thing to do. */
export function AnswerHead({ name, list, facts = [], why, children, primary, action, more }: AnswerHeadProps) {
  const langOf = useLangOf();
  return (
    <>
      <p className="-mt-3 flex flex-wrap items-center gap-x-2 text-[.9rem] text-ink-soft">
        <BackLink to={list.path} place={list.place} />
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      </p>
      <h1 {...langOf(name)} tabIndex={-1} className="text-title">
        {name}
      </h1>
      {why !== undefined && <p className="mt-1 text-[1.06rem] leading-snug text-pretty">{why}</p>}
      {children !== undefined && <div className="mt-3.5">{children}</div>}
      <MainActions>
        {primary}
        <SaveMenu>
          {action}
          {more}
        </SaveMenu>
      </MainActions>
    </>
  );
}
