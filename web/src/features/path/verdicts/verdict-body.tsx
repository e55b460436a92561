import { studentFacts, type StudentFact } from '@disha/contract/passport';
import type { Judged } from '@disha/eligibility/check';
import type { ItemType } from '@disha/eligibility/types';
import { isShut } from '@disha/eligibility/within';
import { word } from '@disha/eligibility/words/word';
import { NextLinks } from '../../../catalog/next/what-next.tsx';
import { SourceText } from '../../../catalog/item/source-text.tsx';
import { useLangOf } from '../../../messages/lang-of.ts';
import { useText } from '../../../messages/locale.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';
import { verdictTexts } from '../../../messages/verdicts.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { RuleBook } from '../path.queries.ts';

const pathTo: Record<ItemType, (id: string) => string> = { courses: paths.course, exams: paths.exam, careers: paths.career };
const linkLook = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';

/** Which step of the student details asks for what is missing: "marks.class12.percent". */
const stepOf = (key: string) => studentFacts[key.split('.')[0] as StudentFact].step;

/** The reasons of a verdict, its source, what would tell more, and the nearest open doors. */
export function VerdictBody({ judged, names }: { judged: Judged; names: RuleBook['names'] }) {
  const text = useText(verdictTexts);
  const words = useText(verdictWords);
  const { states } = useText(taxonomyTexts);
  const langOf = useLangOf();
  const { verdict, probably, reasons, missing, nearest } = judged;
  const source = reasons[0]?.source;
  const [lacking] = missing;
  return (
    <>
      {reasons.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <ul className="grid list-disc gap-1 ps-5">
          {reasons.map(({ ruleId, said }) => (
            <li key={ruleId}>{word(words, said, states)}</li>
          ))}
        </ul>
      )}
      {probably !== undefined && <p className="mt-2">{text.probably}</p>}
      {(verdict === 'open' || verdict === 'open_if') && <p className="mt-2">{text.unchecked[judged.type]}</p>}
      {lacking !== undefined && lacking !== 'rule' && (
        <p>
          <Link to={`${paths.path}#${stepOf(lacking)}`} className={linkLook}>
            {text.tell}
          </Link>
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">{text.nearest}</h3>
          <ul>
            {nearest.map(({ type, id }) => (
              <li key={id}>
                <Link to={pathTo[type](id)} className={linkLook} {...langOf(names[type][id] ?? id)}>
                  {names[type][id] ?? id}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <NextLinks
        answer={{
          after: 'verdict',
          type: judged.type,
          id: judged.id,
          name: names[judged.type][judged.id] ?? judged.id,
          isClosed: isShut(judged),
        }}
      />
      <p>
        <Link to={paths.insteadOf(judged.type, judged.id)} className={linkLook}>
          {text.instead}
        </Link>
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {source !== undefined && (
          <>
            <SourceText say={text.source} source={source} />{' '}
          </>
        )}
        {text.private}{' '}
        <Link to={paths.pathHow} className="text-blue-deep underline underline-offset-4">
          {text.how}
        </Link>
      </p>
    </>
  );
}
