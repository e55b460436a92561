import { isBeyond } from '@disha/contract/colleges.words';
import { call } from '../../api/call.ts';
import { comparisonOf, type ComparisonRow } from '../../catalog/shared/comparison.ts';
import { areUnread, useCostRow, useFeeLines, useFirstFew, useSourceRow } from '../../catalog/shared/compared-lines.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { compareTexts } from '../../messages/compare.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { markOf } from '../../ui/mark-of.ts';
import { useForWhom, useTypeText } from './college-sections.tsx';
import { useDistanceRow } from './distance-row.ts';
import type { ComparedCollege } from './compared-college.ts';
import { usePlaceName } from './place-name.ts';
import { useWantedRow } from './wanted-row.ts';

async function load(id: string, signal: AbortSignal): Promise<ComparedCollege> {
  const { college } = await call('GET /colleges/:id', { params: { id }, signal });
  const { _id, name, shortName, type, typeBasis, openTo, openToBasis, openToSource, saidToBeFor, management } = college;
  const { location, established, affiliation, nirf, fees, sources, fromPack } = college;
  const courses = college.courses.map(({ courseId, courseName, basis }) => ({ courseId, courseName, basis }));
  return {
    ...{ _id, name, shortName, type, typeBasis, openTo, openToBasis, openToSource, saidToBeFor, management },
    ...{ location, established, affiliation, nirf, fees, sources, courses },
    ...(fromPack ? { fromPack } : {}),
  };
}

function useRows(items: readonly ComparedCollege[]): readonly ComparisonRow<ComparedCollege>[] {
  const text = useText(collegesTexts);
  const { rows, notKept } = useText(compareTexts);
  const format = useFormat();
  const placeOf = usePlaceName();
  const firstFew = useFirstFew();
  const fees = useFeeLines();
  const whom = useForWhom();
  const type = useTypeText();
  const cost = useCostRow<ComparedCollege>(({ fees: bands }) => bands);
  const distance = useDistanceRow();
  const wanted = useWantedRow();
  const source = useSourceRow<ComparedCollege>();
  /** What a pack leaves out is not what nobody knows. */
  const unlessKept = (row: ComparisonRow<ComparedCollege>): ComparisonRow<ComparedCollege> => ({
    ...row,
    of: (college) => (college.fromPack ? [notKept] : row.of(college)),
    isWeak: (college) => college.fromPack === true || row.isWeak?.(college) === true,
    ...(row.cell && { cell: (college: ComparedCollege) => (college.fromPack ? notKept : row.cell?.(college)) }),
  });
  const known = ({ courses }: ComparedCollege) => courses.filter(({ basis }) => basis !== 'kind');
  return [
    {
      id: 'place',
      label: rows.place,
      of: ({ location: { city, district, state } }) => [placeOf({ city: city || district, state })],
    },
    ...distance,
    ...wanted,
    {
      id: 'courses',
      isBehind: true,
      label: rows.teaches,
      of: (college) => {
        const taught = known(college);
        if (taught.length > 0)
          return [
            text.detail.teaches(format.number(taught.length), taught.length === 1),
            ...firstFew(taught.map(({ courseName }) => courseName)),
          ];
        const usual = college.courses.map(({ courseName }) => courseName);
        if (college.fromPack) return [notKept];
        return usual.length === 0 ? [] : [text.usual.degrees(firstFew(usual).join(' · '))];
      },
      isWeak: (college) => known(college).length === 0,
    },
    cost,
    { id: 'fees', isBehind: true, label: rows.fees, of: ({ fees: bands }) => fees(bands), isWeak: ({ fees: bands }) => areUnread(bands) },
    {
      id: 'type',
      label: text.detail.type,
      of: (college) => [
        type(college) ?? '',
        college.management === undefined ? '' : rows.runBy(text.detail.managements[college.management]),
      ],
      mark: ({ type: known, typeBasis = 'register' }) => known && markOf({ basis: typeBasis }),
    },
    // What no source keeps to one sex is open to all.
    {
      id: 'whom',
      label: text.detail.openTo,
      of: (college) => [whom(college) ?? rows.everybody],
      isBehind: items.every((college) => whom(college) === undefined),
    },
    {
      id: 'rank',
      label: text.detail.ranks,
      of: ({ nirf }) =>
        nirf
          .filter((one) => !isBeyond(one))
          .slice(0, 2)
          .map(({ category, rank, year }) => rows.rank(text.nirfCategory(category), rank, year)),
      none: rows.unranked,
    },
    unlessKept({
      id: 'established',
      isBehind: true,
      label: text.detail.established,
      of: ({ established }) => [established === null ? '' : String(established)],
    }),
    unlessKept({ id: 'affiliation', isBehind: true, label: text.detail.affiliation, of: ({ affiliation }) => [affiliation] }),
    unlessKept(source),
  ];
}

export const collegeComparison = comparisonOf<ComparedCollege>({ load, useRows });
