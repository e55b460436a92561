import { useState } from 'react';
import { BandBar, type Band, type BandColour } from '../src/ui/band-bar.tsx';
import { CertaintyMark } from '../src/ui/certainty-mark.tsx';
import { CheckList } from '../src/ui/check-list.tsx';
import { CountdownCard, CountdownCards, type Countdown } from '../src/ui/countdown-card.tsx';
import { DotMap } from '../src/ui/dot-map.tsx';
import { Folded } from '../src/ui/folded.tsx';
import { FigureStrip } from '../src/ui/figure-strip.tsx';
import { KeyFigures } from '../src/ui/key-figures.tsx';
import { LinkButton } from '../src/ui/link-button.tsx';
import { MarkLegend } from '../src/ui/mark-legend.tsx';
import { PagePart, AnswerCard } from '../src/ui/page-part.tsx';
import { AddButton, RangeAxis, RangeLine, RangeRow, RangeRowWaiting, type RangeTone } from '../src/ui/range-row.tsx';
import { LinkRow, RowList } from '../src/ui/row-list.tsx';
import { MainActions, SaveMenu } from '../src/ui/save-menu.tsx';
import { Button } from '../src/ui/button.tsx';
import { rowsAtOnce, ShowMore } from '../src/ui/show-more.tsx';
import { SourceMark, type SourcedFact } from '../src/ui/source-sheet.tsx';
import { Sheet } from '../src/ui/sheet.tsx';
import { StickySummary } from '../src/ui/sticky-summary.tsx';
import { Tray } from '../src/ui/tray.tsx';
import type { KitPart } from './part.ts';
import { useSaid } from './use-said.ts';

const fee: SourcedFact & { mark: 'usual' } = {
  fact: 'Fee',
  mark: 'usual',
  source: 'Fee orders of law universities',
  read: '2026-10',
  goodUntil: '2027-06-30',
};
const facts: readonly SourcedFact[] = [
  { fact: 'Exam day', mark: 'official', source: 'A calendar of the agency', read: '2026-10' },
  fee,
  { fact: 'Pay', mark: 'reported', source: 'The college itself' },
  { fact: 'Closing rank', mark: 'unknown', source: 'No list was read.' },
];

function Figures({ isMapped = false }: { isMapped?: boolean }) {
  const said = useSaid();
  return (
    <KeyFigures
      picture={isMapped ? <DotMap label="Telangana in India" state="Telangana" /> : undefined}
      figures={[
        { label: said('NIRF Law', 'NIRF क़ानून'), value: 'No. 3', mark: <CertaintyMark mark="official" fact="Rank" /> },
        { label: said('Kind', 'किस तरह का'), value: said('Government', 'सरकारी विश्वविद्यालय'), note: said('by its law', 'क़ानून से') },
        { label: said('A year costs', 'साल का ख़र्च'), value: '₹1.7–4 lakh', mark: <SourceMark {...fee} /> },
        { label: said('Closing rank', 'आख़िरी रैंक'), note: said('no list read yet', 'अभी कोई सूची नहीं पढ़ी') },
      ]}
    />
  );
}

const lastBand: BandColour = 'hatch';
const bands: readonly Band[] = [
  { value: 'likely', label: 'Likely', count: 108, colour: 'leaf' },
  { value: 'possible', label: 'Possible', count: 21, colour: 'blue' },
  { value: 'reach', label: 'A reach', count: 25, colour: 'gold' },
  { value: 'out', label: 'Out so far', count: 401, colour: 'line' },
  { value: 'none', label: 'No call', count: 0, colour: lastBand },
];

function SomeBands({ isKnown }: { isKnown: boolean }) {
  const [chosen, setChosen] = useState('');
  return <BandBar label={isKnown ? 'Some bands' : 'Bands to come'} bands={bands} isKnown={isKnown} chosen={chosen} onChoose={setChosen} />;
}

const inDays: Countdown = { is: 'days', days: 64 };
const likely: RangeTone = 'leaf';
const scale = [40_000, 105_000] as const;
const own = 62_000;

function SomeRows() {
  const [isOn, setOn] = useState(false);
  const add = <AddButton name="NIELIT, Aurangabad" isOn={isOn} onPress={() => setOn(!isOn)} />;
  return (
    <>
      <RangeAxis scale={scale} own={own} />
      <ol>
        <RangeRow
          name="NIELIT, Aurangabad"
          detail="Electronics · Maharashtra · 412 km"
          chance="90%"
          closes="71,453"
          tone={likely}
          range={{ predicted: 71_453, low: 62_073, high: 82_250 }}
          scale={scale}
          own={own}
          add={add}
        />
        <RangeRow name="NIELIT, Aurangabad" detail="Computer Science · 412 km" closes="62,469 in 2026" />
        <RangeRowWaiting />
      </ol>
    </>
  );
}

function SomeSheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Open a sheet
      </Button>
      <Sheet title="A sheet" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>What it holds</p>
      </Sheet>
    </>
  );
}

export const answerParts: Record<string, KitPart> = {
  'check-list.tsx': { two: () => <CheckList items={['Class 12 this year', 'Physics and Maths, with Chemistry']} /> },
  'figure-strip.tsx': {
    four: () => (
      <FigureStrip
        figures={[
          { label: 'questions', value: 75 },
          { label: 'minutes', value: 180 },
          { label: 'marks', value: 300 },
          { label: 'right, wrong', value: '+4 −1' },
        ]}
      />
    ),
  },
  'certainty-mark.tsx': {
    'the three': () => (
      <p>
        Official
        <CertaintyMark mark="official" fact="One" /> usual
        <CertaintyMark mark="usual" fact="Two" /> reported
        <CertaintyMark mark="reported" fact="Three" />
      </p>
    ),
  },
  'source-sheet.tsx': {
    'beside a fact': () => (
      <p>
        ₹1.7 lakh
        <SourceMark {...fee} />
      </p>
    ),
  },
  'mark-legend.tsx': {
    'two marks': () => <MarkLegend marks={['usual', 'official']} />,
    'with sources': () => (
      <MarkLegend marks={['official', 'usual', 'reported']} facts={facts}>
        <p>Is something wrong?</p>
      </MarkLegend>
    ),
  },
  'key-figures.tsx': { four: () => <Figures />, 'with a map': () => <Figures isMapped /> },
  'countdown-card.tsx': {
    all: () => (
      <CountdownCards>
        <CountdownCard event="Form" state={{ is: 'look' }} note="Last year it closed on 27 November." />
        <CountdownCard event="Exam" state={inDays} note="22 to 30 January" mark={<CertaintyMark mark="official" fact="Exam" />} />
        <CountdownCard
          event="Form"
          state={{ is: 'closed' }}
          note="31 October. Next: August"
          mark={<CertaintyMark mark="usual" fact="Form" />}
        />
        <CountdownCard event="Form" state={{ is: 'done' }} note="You told us." />
        <CountdownCard event="Result" state={{ is: 'when', when: 'April' }} mark={<CertaintyMark mark="usual" fact="Result" />} />
        <CountdownCard event="Result" state={{ is: 'unknown' }} />
        <CountdownCard event="Exam" state={{ is: 'days', days: 0 }} />
      </CountdownCards>
    ),
  },
  'range-row.tsx': {
    rows: () => <SomeRows />,
    'a line alone': () => <RangeLine range={{ predicted: 60_000, low: 50_000, high: 70_000 }} scale={scale} tone={likely} />,
  },
  'band-bar.tsx': { known: () => <SomeBands isKnown />, 'on its way': () => <SomeBands isKnown={false} /> },
  'save-menu.tsx': {
    'beside the blue button': () => (
      <MainActions>
        <LinkButton to="/" size="large">
          Make my plan
        </LinkButton>
        <SaveMenu>
          <Button look="quiet">Bookmark</Button>
          <Button look="quiet">Share</Button>
          <LinkButton look="quiet" to="/">
            Report
          </LinkButton>
        </SaveMenu>
      </MainActions>
    ),
  },
  'sheet.tsx': { 'on a press': SomeSheet },
  'folded.tsx': { shut: () => <Folded title="Subjects, age, law">What was folded.</Folded> },
  'row-list.tsx': {
    rows: () => (
      <RowList label="Some rows">
        <LinkRow to="/" title="With my rank, where?" note="A note" />
        <LinkRow to="/" title="Dates into my calendar" />
      </RowList>
    ),
  },
  'page-part.tsx': {
    part: () => <PagePart title="A part of a page">What it holds</PagePart>,
    answer: () => <AnswerCard>The answer</AnswerCard>,
  },
  'show-more.tsx': {
    more: () => <ShowMore left={rowsAtOnce + 15} to="/?page=2" onPress={() => undefined} />,
    none: () => <ShowMore left={0} to="/?page=2" onPress={() => undefined} />,
  },
  'sticky-summary.tsx': {
    summary: () => <StickySummary action={<button type="button">Change</button>}>62,000 · OPEN · Maharashtra</StickySummary>,
  },
  'tray.tsx': {
    tray: () => (
      <Tray label="My list" title="My list: 2 seats" note="A seat in 98 of 100 years">
        <LinkButton to="/">Open</LinkButton>
      </Tray>
    ),
  },
};
