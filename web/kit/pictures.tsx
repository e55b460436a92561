import { CertaintyMark } from '../src/ui/certainty-mark.tsx';
import { CompareTable, type ComparedCell, type ComparedColumn, type ComparedRow } from '../src/ui/compare-table.tsx';
import { DotMap } from '../src/ui/dot-map.tsx';
import { BudgetBar, RangeBar, UnknownBar } from '../src/ui/range-bar.tsx';
import { RouteMap, type RouteLeg, type RouteStation, type RouteWay } from '../src/ui/route-map.tsx';
import { Spark, type SparkPoint } from '../src/ui/spark.tsx';
import { Timeline, type TimelineStep } from '../src/ui/timeline.tsx';
import { UnitChart } from '../src/ui/unit-chart.tsx';
import { YearLanes, type Lane } from '../src/ui/year-lanes.tsx';
import type { KitPart } from './part.ts';
import { useSaid } from './use-said.ts';

function SomeWays({ count }: { count: 1 | 2 | 3 }) {
  const said = useSaid();
  const trunk: readonly RouteStation[] = [
    { label: said('You: Class 10, Sikar', 'आप: कक्षा 10, सीकर'), note: '2027' },
    { label: said('Class 12 with Biology', '12वीं, बायोलॉजी के साथ'), note: '2029' },
  ];
  const licence: RouteLeg = { kind: 'licence', label: said('State licence', 'राज्य का लाइसेंस') };
  const ways: readonly RouteWay[] = [
    {
      id: 'a',
      legs: [
        { kind: 'exam', label: 'NEET UG', note: said('May 2029', 'मई 2029') },
        { kind: 'study', label: said('B.V.Sc', 'पशु चिकित्सा (B.V.Sc)'), years: 5.5 },
        licence,
      ],
      end: said('Veterinary Doctor', 'पशु चिकित्सक'),
    },
    {
      id: 'b',
      legs: [
        { kind: 'marks', label: said('Marks', 'अंकों से'), note: said('no exam', 'परीक्षा नहीं') },
        { kind: 'study', label: said('Diploma in Animal Husbandry', 'पशुपालन डिप्लोमा'), years: 2 },
      ],
      end: said('Livestock Assistant', 'पशुधन सहायक'),
      endNote: said('after 2 years', '2 साल बाद'),
    },
    {
      id: 'c',
      legs: [
        { kind: 'marks', label: said('Marks', 'अंकों से') },
        { kind: 'study', label: said('B.Sc in Sikar', 'बी.एससी, सीकर') },
      ],
      end: said('Graduate jobs', 'स्नातक नौकरियाँ'),
    },
  ];
  return <RouteMap label={`Ways: ${count}`} trunk={trunk} ways={ways.slice(0, count)} hasLetters={count > 1} />;
}

const points: readonly SparkPoint[] = [32_532, 37_000, 38_900, 36_400, 36_800, 41_858].map((value, index) => ({
  year: 2021 + index,
  value,
}));
const sikar = { latitude: 27.61, longitude: 75.14 };
const places = [
  { id: 'jaipur', latitude: 26.92, longitude: 75.79 },
  { id: 'bikaner', latitude: 28.02, longitude: 73.31 },
  { id: 'udaipur', latitude: 24.58, longitude: 73.71 },
];

function Comparison({ count }: { count: 2 | 3 | 4 }) {
  const columns: readonly ComparedColumn[] = ['VNIT', 'BIT Mesra', 'SLIET', 'NIT Goa']
    .slice(0, count)
    .map((head) => ({ id: head, head, note: 'A town' }));
  const bar = [
    { low: 1.2, high: 1.3 },
    { low: 1.5, high: 6 },
    { low: 0.05, high: 1.5 },
  ];
  const cost = (at: number): ComparedCell =>
    bar[at] ? { value: `₹${bar[at].high} lakh`, bar: bar[at], mark: <CertaintyMark mark="usual" fact="Fee" /> } : {};
  const rows: readonly ComparedRow[] = [
    {
      id: 'cost',
      label: 'A year costs (bar: ₹6 lakh)',
      end: 6,
      own: 2,
      cells: columns.map((_, at) => cost(at)),
    },
    {
      id: 'rank',
      label: 'NIRF 2025',
      mark: <CertaintyMark mark="official" fact="NIRF 2025" />,
      cells: columns.map((_, at) => ({ value: 44 + at })),
    },
  ];
  return <CompareTable caption={`${count} side by side`} columns={columns} unknown="Ask first" rows={rows} />;
}

const steps: readonly TimelineStep[] = [
  { id: '1', when: '2027', text: 'Choose Class 11 subjects', why: 'It keeps A, B and C', isNow: true },
  { id: '2', when: '2028', text: 'Ask what a year costs', isDone: true },
  {
    id: '3',
    when: '2029',
    text: 'NEET UG, for way A',
    mark: <CertaintyMark mark="usual" fact="NEET UG" />,
    months: [
      { month: 'Jan', what: 'papers' },
      { month: 'Mar', what: 'form' },
      { month: 'May', what: 'exam' },
    ],
  },
];

const lanes: readonly Lane[] = [
  { id: 'form', label: 'Form · Session 1', said: 'usually in November', span: { from: 0, to: 0.15, isKnown: false } },
  { id: 'exam', label: 'Exam · Session 1', said: '22 to 30 January 2027', span: { from: 0.45, to: 0.5, isKnown: true } },
];

export const pictures: Record<string, KitPart> = {
  'year-lanes.tsx': {
    'usual and known': () => (
      <YearLanes label="The next months" months={['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr']} today={0.1} lanes={lanes} />
    ),
  },
  'route-map.tsx': {
    'one way': () => <SomeWays count={1} />,
    'two ways': () => <SomeWays count={2} />,
    'three ways': () => <SomeWays count={3} />,
    narrow: () => (
      <div className="max-w-72">
        <SomeWays count={3} />
      </div>
    ),
  },
  'timeline.tsx': {
    steps: () => <Timeline label="What to do" steps={steps} />,
    empty: () => <Timeline label="Nothing" steps={[]} next="2029" />,
  },
  'range-bar.tsx': {
    'low to high': () => <RangeBar low={20} high={60} end={100} />,
    'against a budget': () => <BudgetBar low={168_000} high={400_000} end={500_000} budget={200_000} />,
    'no budget': () => <BudgetBar low={0} high={20_000} end={150_000} />,
    'not known': () => <UnknownBar />,
  },
  'spark.tsx': {
    years: () => <Spark label="Closing ranks 2021 to 2026" points={points} call={{ low: 34_560, value: 42_159, high: 51_429 }} />,
    'one year': () => <Spark label="Closed at 41,858 in 2026" points={points.slice(5)} />,
    none: () => <Spark label="None" points={[]} />,
  },
  'unit-chart.tsx': {
    few: () => <UnitChart part={108} whole={115} />,
    many: () => <UnitChart part={575} whole={756} />,
  },
  'dot-map.tsx': {
    india: () => <DotMap label="India" className="max-w-60" />,
    'a state': () => <DotMap label="Rajasthan in India" state="Rajasthan" className="max-w-60" />,
    'near home': () => (
      <DotMap label="Sikar to Jaipur, Bikaner and Udaipur" state="Rajasthan" pins={places} home={sikar} isNear className="max-w-60" />
    ),
  },
  'compare-table.tsx': { two: () => <Comparison count={2} />, three: () => <Comparison count={3} />, four: () => <Comparison count={4} /> },
};
