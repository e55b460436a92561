import type { ChancesAsked, Counselling } from '@disha/contract/chances';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { Failed } from '../../catalog/list/list-states.tsx';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { useEntryFold, useEntryState } from '../../session/entry-state.ts';
import { useRemembers } from '../../session/remember.tsx';
import { useEnteredInAddress } from '../../session/entered-in-address.ts';
import type { StoredRank } from '../../session/stored-ranks.ts';
import { rememberFacts, useFact } from '../../session/use-fact.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { StickySummary } from '../../ui/sticky-summary.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { arrivedWith } from './arrived-with.ts';
import { ChancesForm } from './chances-form.tsx';
import { ChancesResults } from './chances-results.tsx';
import { chancesQueries } from './chances.queries.ts';
import {
  carriedTo,
  detailsFrom,
  knownFrom,
  chancesQuestion,
  rememberedBy,
  type Circumstances,
  type KnownCircumstances,
} from './circumstances.ts';
import { forgetRankOf, rememberRank } from './remember-rank.ts';

const noRanks: readonly StoredRank[] = [];

/** `action` is the slot for the bookmark button. What the student details on this device says stands in the form already. */
export function ChancesScreen({ action }: { action?: ItemAction }) {
  const text = useText(chancesTexts);
  const known = useKnown();
  const inAddress = useEnteredInAddress();
  // A page that is kept must not say that nothing is there yet: the list is asked for by the browser.
  const query = useQuery({
    ...chancesQueries.counsellings(),
    enabled: useIsBrowser(),
    // While they are being read in, the page asks again by itself.
    refetchInterval: ({ state }) => (state.data?.counsellings.length === 0 ? 3000 : false),
  });
  const counsellings = query.data?.counsellings;
  return (
    <Page title={[text.title]} description={text.lead}>
      {/* As high as the screen, whatever stands in it: the footer stays below when the form comes. */}
      <div className="min-h-screen">
        {!counsellings?.length && <PageHeader title={text.heading} lead={text.lead} />}
        {counsellings === undefined ? (
          query.error ? (
            <Failed query={query} />
          ) : (
            <SkeletonCards label={text.loading} />
          )
        ) : counsellings.length === 0 ? (
          <EmptyState title={text.notYet}>{text.notYetHint}</EmptyState>
        ) : (
          <Asking counsellings={counsellings} action={action} known={known} inAddress={inAddress} />
        )}
      </div>
    </Page>
  );
}

function useKnown(): KnownCircumstances {
  return knownFrom({
    category: useFact('category', 'chances'),
    gender: useFact('gender', 'chances'),
    disability: useFact('disability', 'chances'),
    class12State: useFact('class12State', 'chances'),
    state: useFact('state', 'chances'),
  });
}

interface AskingProps {
  counsellings: readonly Counselling[];
  action: ItemAction | undefined;
  known: KnownCircumstances;
  /** What the link here told: a rank, a category. */
  inAddress: ReadonlyMap<string, string>;
}

/** What was told to each counselling, and what was asked of the one that is chosen. */
interface AskedLists {
  id: Counselling['id'] | undefined;
  told: Readonly<Partial<Record<string, Circumstances>>>;
  asked: ChancesAsked | null;
}

function Asking({ counsellings, action, known, inAddress }: AskingProps) {
  const text = useText(chancesTexts);
  const { form } = text;
  const [params] = useSearchParams();
  const [{ id, told, asked }, setAsked] = useEntryState<AskedLists>('chances', () => {
    const arrived = arrivedWith(counsellings, params.get('exam'), inAddress, known);
    // The first of those that go by it is the one that somebody who comes from there probably means.
    return { id: (arrived?.counselling ?? counsellings[0])?.id, told: arrived?.told ?? {}, asked: null };
  });
  const counselling = counsellings.find((each) => each.id === id);
  const ranks = useFact('ranks', 'chances') ?? noRanks;
  const now = counselling && (told[counselling.id] ?? rememberedBy(counselling, known, ranks));
  const choose = (next: Counselling | undefined) => {
    if (!next || !now || !counselling) return;
    setAsked({ id: next.id, told: { ...told, [next.id]: carriedTo(next, told[next.id], now, counselling) }, asked: null });
  };
  const select = useRef<HTMLSelectElement>(null);
  const [isChanging, setChanging] = useEntryState('changing chances', false);
  const isAnswered = asked !== null && !isChanging;
  // The button that was pressed leaves; the form begins here.
  const isPressed = useRef(false);
  useEffect(() => {
    if (isChanging && isPressed.current) select.current?.focus();
    isPressed.current = false;
  }, [isChanging]);
  return (
    <>
      {isAnswered && counselling ? (
        <Told
          asked={asked}
          counselling={counselling}
          onChange={() => {
            isPressed.current = true;
            setChanging(true);
          }}
        />
      ) : (
        <>
          <PageHeader title={text.heading} lead={text.lead} />
          <Field label={form.counselling} className="mb-4 max-w-3xl">
            {(control) => (
              <Select
                {...control}
                ref={select}
                value={id}
                options={counsellings.map(({ id: value, name }) => ({ value, label: name }))}
                onChange={({ target }) => choose(counsellings.find((each) => each.id === target.value))}
              />
            )}
          </Field>
        </>
      )}
      {counselling && now && (
        <One
          key={counselling.id}
          counselling={counselling}
          counsellings={counsellings}
          action={action}
          told={now}
          home={known.home}
          asked={isAnswered ? asked : null}
          onTell={(change) => setAsked({ id, asked, told: { ...told, [counselling.id]: change } })}
          onAsk={(question) => {
            setAsked({ id, told, asked: question ?? null });
            setChanging(false);
          }}
          onChoose={(next) => {
            choose(next);
            // The answer leaves with the button that was pressed; the form begins here.
            isPressed.current = true;
            setChanging(true);
          }}
        />
      )}
    </>
  );
}

/** What the answer goes by, and the way to tell something else. */
function Told({ asked, counselling, onChange }: { asked: ChancesAsked; counselling: Counselling; onChange: () => void }) {
  const { form } = useText(chancesTexts);
  const format = useFormat();
  const stateName = useStateName();
  const category = counselling.categories.find(({ id }) => id === asked.category)?.name ?? asked.category;
  return (
    <StickySummary
      action={
        <button type="button" onClick={onChange}>
          {form.change}
        </button>
      }
    >
      <strong>{format.number(asked.value)}</strong> · {category}
      {asked.class12State !== undefined && ` · ${stateName(asked.class12State)}`}
    </StickySummary>
  );
}

interface OneProps {
  counselling: Counselling;
  counsellings: readonly Counselling[];
  action: ItemAction | undefined;
  told: Circumstances;
  home: KnownCircumstances['home'];
  asked: ChancesAsked | null;
  onTell: (told: Circumstances) => void;
  onAsk: (question: ChancesAsked | undefined) => void;
  onChoose: (counselling: Counselling) => void;
}

function One({ counselling, counsellings, action, told, home, asked, onTell, onAsk, onChoose }: OneProps) {
  const { form } = useText(chancesTexts);
  const answer = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The form leaves with the button that was pressed; Back brings the place where the answer was left.
  useEffect(() => {
    if (asked && isPressed.current) {
      window.scrollTo(0, 0);
      answer.current?.querySelector('h1')?.focus({ preventScroll: true });
    }
    isPressed.current = false;
  }, [asked]);
  const [isRemembered, setRemembered] = useRemembers(
    `chances ${counselling.id}`,
    (useFact('ranks', 'chances') ?? noRanks).some((rank) => rank.counselling === counselling.id),
  );
  const show = () => {
    const question = chancesQuestion(counselling, told);
    isPressed.current = question !== undefined;
    onAsk(question);
    if (question && isRemembered) rememberFacts(detailsFrom(told));
    if (question && isRemembered) void rememberRank(question, counselling, chancesQueries.page).catch(() => undefined);
    if (question && !isRemembered) forgetRankOf(question);
    return question !== undefined;
  };
  const fold = useEntryFold(`about ${counselling.id}`);
  return (
    <div ref={answer}>
      {asked ? (
        <ChancesResults key={JSON.stringify(asked)} {...{ asked, counselling, counsellings, action, onChoose }} />
      ) : (
        <>
          <ChancesForm
            counselling={counselling}
            told={told}
            home={home}
            onChange={onTell}
            onShow={show}
            {...{ isRemembered, onRemember: setRemembered }}
          />
          <Folded title={form.about} {...fold}>
            <p className="max-w-prose text-ink-soft">{counselling.about}</p>
          </Folded>
        </>
      )}
    </div>
  );
}
