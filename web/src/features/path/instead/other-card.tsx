import { bandsIn } from '@disha/contract/fees.words';
import type { Other } from '@disha/eligibility/instead';
import type { Judged } from '@disha/eligibility/check';
import { useQuery } from '@tanstack/react-query';
import { isDear, useFeeWords } from '../../../catalog/shared/use-fee-words.ts';
import { useRupees } from '../../../catalog/shared/use-rupees.ts';
import { districtsTexts } from '../../../messages/districts.ts';
import { feesTexts } from '../../../messages/fees.ts';
import { insteadTexts } from '../../../messages/instead.ts';
import { useLangOf } from '../../../messages/lang-of.ts';
import { useText } from '../../../messages/locale.ts';
import { useStateName } from '../../../messages/taxonomy.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { pathQueries, type RuleBook } from '../path.queries.ts';
import { placesFor } from '../places.ts';
import { ItemLink } from '../plan/item-name.tsx';
import { planQueries } from '../plan/plan.queries.ts';
import { useNow } from '../plan/use-facts.ts';
import { VerdictChip } from '../verdicts/verdict-chip.tsx';

const linkLook = 'text-blue-deep underline underline-offset-4';
const tapLook = `inline-flex min-h-tap items-center ${linkLook}`;

interface OtherProps {
  other: Other;
  judged: Judged | undefined;
  rules: RuleBook;
}

/** One that could be begun: whether it is open, the way in, where, and for how much. */
export function OtherCard({ other: { course, gates, byMarks }, judged, rules: { names } }: OtherProps) {
  const text = useText(insteadTexts);
  const langOf = useLangOf();
  const { passport } = useNow();
  const name = names.courses[course.id] ?? course.id;
  return (
    <Card as="li" className="flex flex-col">
      <h3 className="text-[1.08rem] leading-snug font-semibold">
        <Link to={paths.course(course.id)} className={tapLook} {...langOf(name)}>
          {name}
        </Link>
      </h3>
      <div className="flex min-h-tap items-center">{judged && <VerdictChip judged={judged} names={names} />}</div>
      <p>
        {byMarks ? text.gate.marks : `${text.gate.exams} `}
        {gates.slice(0, mostGates).map(({ id }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <ItemLink type="exams" id={id} />
          </span>
        ))}
      </p>
      {passport.state !== undefined && <NearPlaces course={course.id} name={name} />}
      <Fees course={course.id} />
      <p className="mt-auto pt-2">
        <Link to={paths.planWith(course.id, '', gates[0]?.id ?? '')} className={`${tapLook} font-semibold`}>
          {text.plan}
        </Link>
      </p>
    </Card>
  );
}

const mostGates = 3;
const mostPlaces = 3;
const mostBands = 3;

function NearPlaces({ course, name }: { course: string; name: string }) {
  const text = useText(insteadTexts).places;
  const districts = useText(districtsTexts);
  const stateName = useStateName();
  const { passport } = useNow();
  const { state, district } = passport;
  const taught = useQuery(pathQueries.taught(state)).data;
  const { data, isPending } = useQuery(pathQueries.places({ course, state, district }));
  const places = taught && data ? placesFor(taught.places, data, passport, 'state').slice(0, mostPlaces) : [];
  return (
    <div className="mt-3">
      <h4 className="font-semibold">{text.title}</h4>
      {isPending ? (
        <p className="text-ink-soft">{text.loading}</p>
      ) : data === undefined ? (
        <p className="text-ink-soft">{text.failed}</p>
      ) : places.length === 0 ? (
        <p className="text-ink-soft">{text.none(stateName(state ?? ''))}</p>
      ) : (
        <ul className="grid gap-1">
          {places.map(({ card, near, basis }) => (
            <li key={card._id}>
              <Link to={paths.college(card._id)} className={basis === 'kind' ? `${linkLook} font-normal` : linkLook}>
                {card.name}
              </Link>{' '}
              <span className="text-sm text-ink-soft">
                {[
                  districts[card.location.district] ?? card.location.district,
                  ...[text.near[near], text.basis[basis]],
                  ...(card.openTo ? [text.only[card.openTo]] : []),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.collegesTeaching(course, state)} className={tapLook}>
        {text.all(name)}
      </Link>
    </div>
  );
}

/** What it costs in the student's state: ordinary seats, the weaker figures said to be weak. */
function Fees({ course }: { course: string }) {
  const text = useText(insteadTexts).cost;
  const { types } = useText(feesTexts);
  const inWords = useFeeWords();
  const rupees = useRupees();
  const { passport } = useNow();
  const { data, isPending } = useQuery(planQueries.course(course));
  const bands = bandsIn(data?.fees ?? [], passport.state)
    .filter((band) => band.what === 'tuition' && !isDear(band))
    .slice(0, mostBands);
  return (
    <div className="mt-3">
      <h4 className="font-semibold">{text.title}</h4>
      {bands.length === 0 ? (
        <p className="text-ink-soft">{isPending ? text.loading : text.none}</p>
      ) : (
        <ul>
          {bands.map((band) => (
            <li key={`${band.type} ${band.scope} ${band.from}`} className={band.certainty === 'C' ? 'text-ink-soft' : undefined}>
              {types[band.type]}: {inWords(band)}
              {band.certainty === 'C' && <span className="text-sm"> ({text.weak})</span>}
            </li>
          ))}
        </ul>
      )}
      {passport.budget !== undefined && bands.length > 0 && <p className="text-ink-soft">{text.beside(rupees(passport.budget))}</p>}
    </div>
  );
}
