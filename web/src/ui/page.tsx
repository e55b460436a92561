import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface PageProps {
  /** The document's title, from the particular to the general: ["JEE Main", "Exams"]. The product's name follows. */
  title: readonly string[];
  children: ReactNode;
  /** narrow: forms and reading; wide: catalogs. */
  width?: 'narrow' | 'wide';
}

/** The frame of every screen: its document title, its width, its margins. */
export function Page({ title, children, width = 'wide' }: PageProps) {
  return (
    <div className={classes('mx-auto w-full px-4 pt-6 pb-14 sm:px-6 sm:pt-9', width === 'wide' ? 'max-w-6xl' : 'max-w-2xl')}>
      <DocumentTitle parts={title} />
      {children}
    </div>
  );
}

export function DocumentTitle({ parts }: { parts: readonly string[] }) {
  return <title>{[...parts, 'Disha'].join(' - ')}</title>;
}
