import { collegeLayers, openTo as openToWhom } from '@disha/contract/college-words';
import { collegeTypes } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { FilterBar, FilterSelect } from '../../catalog/filter-bar.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateOptions } from '../../messages/taxonomy.ts';
import { classes } from '../../ui/classes.ts';
import { isSort, isState } from './college-list.ts';
import { collegesQueries } from './colleges.queries.ts';
import type { CollegeFilters } from './directory.tsx';
import { NearPlace } from './near-place.tsx';
import { useDistrictName } from './place-name.ts';

const summaryLook = classes(
  'inline-flex min-h-tap list-none items-center gap-1.5 font-semibold text-blue-deep [&::-webkit-details-marker]:hidden',
  'underline-offset-4 hover:underline',
);

type Values = CollegeFilters['filters'];
type SetFilter = CollegeFilters['set'];

/** Above the list, and not of it: what is found may change under the fingers, the box they type in may not. */
export function DirectoryFilters({ wishes: { filters, typed, search, set } }: { wishes: CollegeFilters }) {
  const text = useText(collegesTexts);
  const isSearching = search.trim() !== '';
  const { state, district, kinds, type, openTo, layer } = filters;
  const sort = isSort(filters.sort) && (isSearching || filters.sort !== 'strength') ? filters.sort : '';
  return (
    <>
      <FilterBar searchLabel={text.searchLabel} searchHint={text.searchHint} typed={typed}>
        <Selects state={state} district={district} kinds={kinds} set={set} />
      </FilterBar>
      <details className="group mt-1">
        <summary className={summaryLook}>
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:upside-down" />
          {text.more}
        </summary>
        <div className="grid grid-cols-2 gap-3 pb-2 lg:flex lg:items-end">
          <MoreSelects type={type} openTo={openTo} layer={layer} sort={sort} isSearching={isSearching} set={set} />
          <NearPlace set={set} />
        </div>
      </details>
    </>
  );
}

/** Apart, and drawn only when they change: hundreds of options with every letter typed would be felt. */
const Selects = memo(function Selects({ state, district, kinds, set }: Pick<Values, 'state' | 'district' | 'kinds'> & { set: SetFilter }) {
  const text = useText(collegesTexts);
  const format = useFormat();
  const stateOptions = useStateOptions();
  const districtName = useDistrictName();
  const { data } = useQuery(collegesQueries.filters(isState(state) ? state : '', isState(state) ? district : ''));
  const counted = (name: string, count: number) => text.ofKind(name, format.number(count));
  const districts = isState(state) ? (data?.districts ?? []) : [];
  const known = data?.kinds ?? [];
  return (
    <>
      <FilterSelect
        label={text.stateLabel}
        value={state}
        placeholder={text.allStates}
        options={stateOptions}
        onChange={(value) => {
          set('state', value, { district: '' });
        }}
      />
      <FilterSelect
        label={text.districtLabel}
        value={district}
        placeholder={isState(state) ? text.allDistricts : text.stateFirst}
        disabled={!isState(state)}
        options={withChosen(
          district,
          districts.map(({ name, count }) => ({ value: name, label: counted(districtName(name), count) })),
        )}
        onChange={(value) => {
          set('district', value);
        }}
      />
      <FilterSelect
        label={text.kindLabel}
        className="max-lg:col-span-full"
        value={kinds}
        placeholder={text.allKinds}
        options={withChosen(
          kinds,
          known.map(({ id, count }) => ({ value: id, label: counted(text.kinds[id], count) })),
        )}
        onChange={(value) => {
          set('kinds', value);
        }}
      />
    </>
  );
});

/** What the address asks for stays to be seen, and to be taken back, though it is not (or not yet) among the choices. */
function withChosen(chosen: string, options: readonly { value: string; label: string }[]) {
  return chosen === '' || options.some(({ value }) => value === chosen) ? options : [{ value: chosen, label: chosen }, ...options];
}

const MoreSelects = memo(function MoreSelects({
  type,
  openTo,
  layer,
  sort,
  isSearching,
  set,
}: Pick<Values, 'type' | 'openTo' | 'layer' | 'sort'> & { isSearching: boolean; set: SetFilter }) {
  const text = useText(collegesTexts);
  const catalog = useText(catalogTexts);
  const names = useText(taxonomyTexts);
  return (
    <>
      <FilterSelect
        label={text.typeLabel}
        value={type}
        placeholder={text.allTypes}
        options={collegeTypes.map((value) => ({ value, label: names.collegeTypes[value] }))}
        onChange={(value) => {
          set('type', value);
        }}
      />
      <FilterSelect
        label={text.openToLabel}
        value={openTo}
        placeholder={text.openToAll}
        options={openToWhom.map((value) => ({ value, label: text.openTo[value] }))}
        onChange={(value) => {
          set('openTo', value);
        }}
      />
      <FilterSelect
        label={text.layerLabel}
        value={layer}
        placeholder={text.allLayers}
        options={collegeLayers.map((value) => ({ value, label: text.layers[value] }))}
        onChange={(value) => {
          set('layer', value);
        }}
      />
      <FilterSelect
        label={catalog.sortBy}
        className="max-lg:col-span-full"
        value={sort}
        options={[
          { value: '', label: isSearching ? text.sort.best : text.sort.strength },
          ...(isSearching ? [{ value: 'strength', label: text.sort.strength }] : []),
          { value: 'name', label: text.sort.name },
          { value: 'location.state', label: text.sort['location.state'] },
          { value: 'type', label: text.sort.type },
        ]}
        onChange={(value) => {
          set('sort', value);
        }}
      />
    </>
  );
});
