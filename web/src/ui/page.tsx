import type { ReactNode } from 'react';
import { commonTexts } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import { classNames } from './classes.ts';

interface PageProps {
  /** The document's title, from the particular to the general: ["JEE Main", "Exams"]. The product's name follows. */
  title: readonly string[];
  /** One or two sentences for search engines and shared links. */
  description?: string | undefined;
  children: ReactNode;
  /** narrow: forms and reading; wide: catalogs. */
  width?: 'narrow' | 'wide';
}

/** The frame of every screen: its document title, its width, its margins. */
export function Page({ title, description, children, width = 'wide' }: PageProps) {
  return (
    <div className={classNames('mx-auto w-full px-4 pt-4 pb-6 sm:px-6 sm:pt-8 sm:pb-12', width === 'wide' ? 'max-w-6xl' : 'max-w-2xl')}>
      <DocumentTitle parts={title} description={description} />
      {children}
    </div>
  );
}

export function DocumentTitle({ parts, description }: { parts: readonly string[]; description?: string | undefined }) {
  const { productName } = useText(commonTexts);
  return (
    <>
      <title>{[...parts, productName].join(' - ')}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}
