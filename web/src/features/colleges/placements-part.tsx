/** What an institute says became of those who left it: its own figures, list by list, never set against those of others. */
import type { College } from '@disha/contract/colleges';
import { useShortRupees } from '../../catalog/shared/use-rupees.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { CertaintyMark } from '../../ui/certainty-mark.tsx';
import { Folded } from '../../ui/folded.tsx';
import { markOf } from '../../ui/mark-of.ts';
import { PagePart } from '../../ui/page-part.tsx';
import { UnitChart } from '../../ui/unit-chart.tsx';

type Placement = College['placements'][number];

/** One group of leavers is read; a university may have a dozen. */
const groupsShown = 1;

export function PlacementsPart({ placements }: { placements: readonly Placement[] }) {
  const { placements: text } = useText(collegesTexts);
  const format = useFormat();
  const fold = useEntryFold('all leavers');
  const [first, rest] = [placements.slice(0, groupsShown), placements.slice(groupsShown)];
  return (
    <PagePart title={text.title}>
      <Groups placements={first} hasPicture />
      {rest.length > 0 && (
        <Folded title={text.more(format.number(rest.length))} {...fold}>
          <Groups placements={rest} />
        </Folded>
      )}
      <p className="mt-1 text-small text-ink-soft">{text.lead}</p>
    </PagePart>
  );
}

function Groups({ placements, hasPicture = false }: { placements: readonly Placement[]; hasPicture?: boolean }) {
  return (
    <ul className="grid gap-3">
      {placements.map((each, index) => (
        <Group key={`${each.list} ${each.level} ${each.years}`} placement={each} isDrawn={hasPicture && index === 0} />
      ))}
    </ul>
  );
}

function Group({ placement: { list, level, years, year, graduates, placed, pay }, isDrawn }: { placement: Placement; isDrawn: boolean }) {
  const { nirfCategory, placements: text } = useText(collegesTexts);
  const rupees = useShortRupees();
  const format = useFormat();
  const group = text.level[level](nirfCategory(list), format.number(years), years === 1);
  const shown = (value: number | null) => (value === null ? '?' : format.number(value));
  return (
    <li>
      <p>
        <strong className="text-[1.06rem]">{text.placed(shown(placed), shown(graduates))}</strong> {text.of(group, year)}
        <CertaintyMark mark={markOf({ basis: 'said' })} fact={group} />
      </p>
      {isDrawn && placed !== null && graduates !== null && placed <= graduates && (
        <div className="my-1">
          <UnitChart part={placed} whole={graduates} />
        </div>
      )}
      <p className="text-small text-ink-soft">{pay === null ? text.noPay : text.pay(rupees(pay))}</p>
    </li>
  );
}
