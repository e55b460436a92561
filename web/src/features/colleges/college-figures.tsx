import { isBeyond } from '@disha/contract/colleges.words';
import type { College } from '@disha/contract/colleges';
import type { FeeBand } from '@disha/contract/fees';
import { useShortRange } from '../../catalog/shared/use-rupees.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { feesTexts } from '../../messages/fees.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { CertaintyMark } from '../../ui/certainty-mark.tsx';
import { DotMap } from '../../ui/dot-map.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { markOf, type FactMark } from '../../ui/mark-of.ts';
import { usePlaceName } from './place-name.ts';
import { markOfBands, yearOf } from '../../catalog/shared/year-of.ts';

/** What most people ask of a college, in five figures, with where it lies. */
export function CollegeFigures({ college }: { college: College }) {
  const text = useText(collegesTexts);
  const { figures } = text.detail;
  const { collegeTypes } = useText(taxonomyTexts);
  const fees = useText(feesTexts);
  const stateName = useStateName();
  const nameOfPlace = usePlaceName();
  const format = useFormat();
  const range = useShortRange();
  const { location, type, typeBasis = 'register', established, openTo, keeper, nirf } = college;
  const place = nameOfPlace({ city: location.city || location.district, state: location.state });
  const best = nirf.find((one) => !isBeyond(one));
  const known = college.courses.filter(({ basis }) => basis !== 'kind');
  const seats = known.reduce((sum, { intake }) => sum + (intake ?? 0), 0);
  const year = yearOf(college.fees);
  const since = established === null ? undefined : figures.since(String(established));
  const mark = (fact: string, of: FactMark) => <CertaintyMark mark={of} fact={fact} />;
  return (
    <KeyFigures
      picture={
        <DotMap
          label={figures.map(place)}
          state={location.state}
          pins={location.at ? [{ id: college._id, ...location.at }] : []}
          className="max-w-24"
        />
      }
      figures={[
        best
          ? {
              label: figures.rank(text.nirfCategory(best.category), String(best.year)),
              value: figures.number(best.rank),
              mark: mark(figures.rank(text.nirfCategory(best.category), String(best.year)), 'official'),
              note: [place, since].filter(Boolean).join(', '),
            }
          : {
              label: figures.place,
              value: location.city || location.district || stateName(location.state),
              note: [stateName(location.state), since].filter(Boolean).join(', '),
            },
        {
          label: text.detail.type,
          ...(type && { value: collegeTypes[type], mark: mark(text.detail.type, markOf({ basis: typeBasis })) }),
          note: keeper && text.detail.keepers[keeper.by],
        },
        {
          label: figures.year,
          ...(year && { value: range(year.from, year.to), mark: mark(figures.year, markOfBands(year.bands)) }),
          note: year ? (year.bands.some(({ basis }) => basis === 'own') ? fees.own : bandNames(year.bands, fees.types)) : figures.ask,
        },
        {
          label: text.detail.courses,
          ...(known.length > 0 && { value: format.number(known.length) }),
          note: seats > 0 ? figures.seats(format.number(seats)) : known.length > 0 ? figures.seatsUnknown : figures.ask,
        },
        { label: text.detail.openTo, value: openTo ? text.openTo[openTo] : figures.everybody },
      ]}
    />
  );
}

const bandNames = (bands: readonly FeeBand[], names: Record<FeeBand['type'], string>) =>
  [...new Set(bands.map(({ type }) => names[type]))].slice(0, 2).join(', ');
