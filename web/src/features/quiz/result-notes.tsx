import type { QuizResult } from '@disha/contract/quiz';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { Card } from '../../ui/card.tsx';
import { ListCard, onPaper } from './result-why.tsx';

/** Where nothing is clear yet: small things to find out by. */
export function TryThis({ items }: { items: QuizResult['tryThis'] }) {
  const text = useText(quizTexts).results;
  return items.length === 0 ? null : <ListCard title={text.tryThis} items={items} look="steps" />;
}

/** What a counsellor would add: what is hard on the way, how many want it, what it costs. */
export function ResultNotes({ notes }: { notes: QuizResult['notes'] }) {
  const text = useText(quizTexts).results;
  if (notes.length === 0) return null;
  return (
    <Card as="section" title={text.goodToKnow} className={onPaper}>
      <ul className="grid gap-3">
        {notes.map(({ kind, subject, text: said, source }) => (
          <li key={`${kind} ${subject ?? ''}`} className="border-s-[3px] border-marigold ps-3">
            <strong className="block">{text.noteKinds[kind]}</strong>
            <span>{said}</span>
            {source !== undefined && (
              <span className="mt-0.5 block text-sm text-ink-soft">
                <SourceText say={text.source} source={source} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
