import { studentFacts } from '@disha/contract/passport';
import type { ToldProposal } from '@disha/eligibility/plan/proposal';
import { counselTexts } from '../../../messages/counsel.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';

const isFact = (name: string): name is keyof typeof studentFacts => name in studentFacts;

/** The one answer that could change the plan, and where it is given. */
export function WouldDecide({ wouldDecide }: Pick<ToldProposal, 'wouldDecide'>) {
  const { wouldDecide: text } = useText(counselTexts);
  const format = useFormat();
  const fact = wouldDecide?.key.split('.')[0] ?? '';
  if (!wouldDecide || !isFact(fact)) return null;
  const { ways } = wouldDecide;
  const tell: Readonly<Record<string, string>> = text.tell;
  return (
    <p className="mt-3 border-s-4 border-blue ps-3">
      {text.say(format.list(ways), ways.length)}{' '}
      <Link
        to={`${paths.path}#${studentFacts[fact].step}`}
        className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
      >
        {tell[fact] ?? text.details}
      </Link>
    </p>
  );
}
