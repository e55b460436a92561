import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { PagePart } from '../../ui/page-part.tsx';

/** What a counsellor would add: what is hard on the way, how many want it, what it costs. */
export function ResultNotes({ notes }: { notes: QuizResult['notes'] }) {
  const text = useText(quizTexts).results;
  if (notes.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 font-semibold">{text.goodToKnow}</h3>
      <ul className="mt-1 grid gap-2">
        {notes.map(({ kind, subject, text: said, source }) => (
          <li key={`${kind} ${subject ?? ''}`}>
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
    </>
  );
}

interface Line {
  title: string;
  note: string;
}

/** A result stored before there were short texts has the long ones. */
const asLines = (texts: readonly string[]): readonly Line[] => texts.map((title) => ({ title, note: '' }));

export function Strengths({ result, first }: { result: QuizResult; first: Recommendation }) {
  const text = useText(quizTexts).results;
  const lines = result.inShort?.strengths ?? asLines(first.keyStrengths);
  if (lines.length === 0) return null;
  return (
    <PagePart title={text.strengths}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        {lines.map(({ title, note }) => (
          <li key={title} className="min-w-0 rounded-small border border-line bg-card p-2.5 leading-snug wrap-break-word">
            <strong className="block text-[.94rem]">{title}</strong>
            {note !== '' && <span className="block text-small text-ink-soft">{note}</span>}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}

/** Towards the first choice, with the exam that leads there; or, where nothing is clear yet, small things to find out by. */
export function Tips({ result, first }: { result: QuizResult; first: Recommendation }) {
  const text = useText(quizTexts).results;
  const isUnclear = result.confidence === 'unclear';
  const lines = isUnclear ? asLines(result.tryThis) : (result.inShort?.tips ?? asLines(first.studyTips));
  if (lines.length === 0) return null;
  const { exam } = first;
  return (
    <PagePart title={isUnclear ? text.tryThis : text.tips}>
      <ol className="grid gap-2.5">
        {lines.map(({ title, note }, index) => (
          <li key={title} className="flex gap-3 leading-snug">
            <span aria-hidden="true" className="grid size-7 flex-none place-items-center rounded-full bg-ink text-sm font-bold text-card">
              {index + 1}
            </span>
            <span className="min-w-0">
              <strong className={note === '' ? 'font-normal' : 'block'}>
                {exam && !isUnclear && title.includes(exam.shortName) ? (
                  <Link to={paths.exam(exam.examId)} className="text-blue-deep underline underline-offset-4">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </strong>
              {note !== '' && <span className="block text-small text-ink-soft">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </PagePart>
  );
}
