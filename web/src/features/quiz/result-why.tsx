import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { Card } from '../../ui/card.tsx';

/** A card on paper: less air, and never torn in two. */
export const onPaper = 'print:break-inside-avoid print:p-3 print:shadow-none';

/** The answers that spoke loudest for the first place. */
export function CountedCard({ evidence }: { evidence: Recommendation['evidence'] }) {
  const text = useText(quizTexts).results;
  if (evidence.length === 0) return null;
  return (
    <Card as="section" title={text.counted} className={onPaper}>
      <ul className="grid gap-2.5">
        {evidence.map(({ question, answer }) => (
          <li key={question} className="border-s-[3px] border-blue-soft ps-3">
            <span className="block text-sm text-ink-soft">{question}</span>
            <span className="font-semibold">{answer}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function WhatWouldChange({ changes }: { changes: QuizResult['whatWouldChange'] }) {
  const text = useText(quizTexts).results;
  const [one] = changes;
  return (
    <Card as="section" title={text.change} className={onPaper}>
      {one ? (
        <>
          <p>{changes.length === 1 ? text.changeOne : text.changeTwo}</p>
          <ul className="my-2 grid gap-2.5">
            {changes.map(({ question, from, to }) => (
              <li key={question} className="border-s-[3px] border-marigold ps-3">
                <span className="block text-sm text-ink-soft">{question}</span>
                <span>{text.changeTo(from, to)}</span>
              </li>
            ))}
          </ul>
          <p className="font-semibold">{text.thenFirst(one.thenFirst)}</p>
        </>
      ) : (
        <p>{text.noChange}</p>
      )}
    </Card>
  );
}

export function ListCard({
  title,
  items,
  look,
  children,
}: {
  title: string;
  items: readonly string[];
  look: 'good' | 'steps';
  children?: ReactNode;
}) {
  return (
    <Card as="section" title={title} className={onPaper}>
      <ul className="grid gap-2">
        {items.map((item, index) => (
          <li key={item} className="flex gap-2.5">
            {look === 'good' ? (
              <Check aria-hidden="true" className="mt-1 size-4.5 flex-none text-leaf" />
            ) : (
              <span aria-hidden="true" className="font-bold text-blue tabular-nums">
                {index + 1}
              </span>
            )}
            <span>{item}</span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
