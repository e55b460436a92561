import { farBehind } from '@disha/chances/lists/far-behind';
import type { ChanceLine, ChancesAsked, Counselling } from '@disha/contract/chances';
import { stateSlug } from '@disha/contract/taxonomy';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { chancesQueries } from './chances.queries.ts';
import { placeInList } from './place-in-list.ts';
import { roundInWords } from './round-words.ts';

interface SaidFirstProps {
  /** Without what narrows the list. */
  asked: ChancesAsked;
  counselling: Counselling;
}

interface Said {
  title: string;
  why: string;
}

/** The answer and one sentence why: of the chances where calls are made, else of what was open when it last closed. */
export function SaidFirst({ asked, counselling, ref }: SaidFirstProps & { ref: Ref<HTMLHeadingElement> }) {
  const { results, rounds } = useText(chancesTexts);
  const { first: text } = results;
  const format = useFormat();
  const list = counselling.lists.find(({ id }) => id === asked.list);
  const wanted = list?.mostWanted;
  const query = useInfiniteQuery(chancesQueries.lines(wanted ? { ...asked, course: wanted.course, kind: wanted.kind } : asked));
  const page = query.data?.pages[0];
  const said = (): Said | undefined => {
    if (!page) return undefined;
    const { likely, possible, reach } = page.counts;
    if (counselling.calls && !wanted) {
      if (likely > 0)
        return {
          title: text.likely(format.number(likely), likely === 1),
          why: possible > 0 ? text.possibleToo(format.number(possible)) : text.nonePossible,
        };
      if (possible > 0) return { title: text.noneLikely, why: text.possible(format.number(possible)) };
      return reach > 0 ? { title: text.neither, why: text.reach(format.number(reach)) } : { title: text.nothing, why: text.elsewhere };
    }
    // The order `best` brings the hardest of those that were open first, and where none was the nearest.
    const [line] = page.lines;
    const closed = line && lastClosing(line, asked, list?.unit === 'rank');
    if (!closed) return undefined;
    const { reach: how, year, round, closing } = closed;
    const inWords = roundInWords(rounds, round);
    return {
      title: text[how](wanted?.seat ?? text.seat),
      why: text[how === 'open' ? 'hardest' : 'nearest'](String(year), inWords, format.number(closing)),
    };
  };
  const sentence = said();
  return (
    <div>
      <h1 ref={ref} tabIndex={-1} className="text-title">
        {sentence?.title ?? results.title}
      </h1>
      {sentence && <p className="mt-1 text-[1.06rem] leading-snug">{sentence.why}</p>}
    </div>
  );
}

function lastClosing(line: ChanceLine, asked: ChancesAsked, isRank: boolean) {
  const last = line.history[line.history.length - 1];
  const place = placeInList(line, asked);
  if (!last || place === undefined) return undefined;
  const isOpen = isRank ? place <= last.closing : place >= last.closing;
  const isFar = isRank && place > farBehind * last.closing;
  return { ...last, reach: isOpen ? ('open' as const) : isFar ? ('far' as const) : ('closed' as const) };
}

const linkLook = 'inline-flex min-h-tap items-center self-start font-semibold text-blue-deep underline underline-offset-4';

interface OwnStateProps extends SaidFirstProps {
  counsellings: readonly Counselling[];
  onChoose: (counselling: Counselling) => void;
}

/** Where the student's own state gives out its seats: its counselling where we have it, else how it admits. */
export function OwnState({ asked: { class12State: state }, counselling, counsellings, onChoose }: OwnStateProps) {
  const { results: text } = useText(chancesTexts);
  const nameOf = useStateName();
  if (state === undefined || counselling.group === undefined || counselling.ofState === state) return null;
  const own = counsellings.find(({ ofState, group }) => ofState === state && group === counselling.group);
  if (!own)
    return (
      <Link to={paths.state(stateSlug(state))} className={linkLook}>
        {text.stateAdmits(nameOf(state))}
      </Link>
    );
  // No link: state and category go along in memory, and stand in no address.
  return (
    <button type="button" className={`${linkLook} cursor-pointer text-start`} onClick={() => onChoose(own)}>
      {text.ownState(nameOf(state), own.name)}
    </button>
  );
}
