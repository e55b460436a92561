import { dataCoverages, openTo as openToWhom } from '@disha/contract/colleges.words';
import { isState, collegeTypes } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { FilterBar } from '../../catalog/list/filter-bar.tsx';
import { FilterSelect, type OnFilter } from '../../catalog/list/filter-selects.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName, useStateOptions } from '../../messages/taxonomy.ts';
import { useEntryFold, useEntryState } from '../../session/entry-state.ts';
import { RememberFacts, useRemembering } from '../../session/remember.tsx';
import { useFact } from '../../session/use-fact.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Summary } from '../../ui/summary.tsx';
import { isSort } from './college-list.ts';
import { collegesQueries } from './colleges.queries.ts';
import type { CollegeFilters } from './college-list.ts';
import { NearPlace } from './near-place.tsx';
import { OpenToMeChoice } from './open-to-me.tsx';
import { useDistrictName } from './place-name.ts';
import { StatePicture } from './state-picture.tsx';

type Values = CollegeFilters['filters'];
type SetFilter = CollegeFilters['set'];

/** Above the list, and not of it: what is found may change under the fingers, the box they type in may not. */
export function DirectoryFilters({ wishes: { filters, typed, search, set, isFiltered, isReady } }: { wishes: CollegeFilters }) {
  const text = useText(collegesTexts);
  const { data: stats } = useQuery(collegesQueries.stats());
  const isSearching = search.trim() !== '';
  const { state, district, kinds, type, openTo, open, layer } = filters;
  const sort = isSort(filters.sort) && (isSearching || filters.sort !== 'strength') ? filters.sort : '';
  const isMoreOn = [type, openTo, open, layer, sort].some((value) => value !== '');
  return (
    <>
      <FilterBar
        searchLabel={text.searchLabel}
        searchHint={text.searchHint}
        typed={typed}
        on={useOn(filters, set)}
        below={
          <div className="sm:flex sm:flex-wrap sm:gap-x-8">
            <MoreFold isOn={isMoreOn} title={text.more}>
              <MoreSelects type={type} openTo={openTo} layer={layer} sort={sort} isSearching={isSearching} set={set} />
              <OpenToMeChoice chosen={open} onChoose={(value) => set('open', value)} />
              <NearPlace set={set} />
            </MoreFold>
            <StatePicture
              counts={stats?.byState}
              chosen={state}
              onChoose={(value) => {
                set('state', value, { district: '' });
              }}
            />
          </div>
        }
      >
        <Selects state={state} district={district} kinds={kinds} set={set} />
      </FilterBar>
      <AskState state={state} isBare={isReady && !isFiltered} set={set} />
    </>
  );
}

/** What is chosen in the selects, by name. */
function useOn({ state, district, kinds, type, openTo, layer }: Values, set: SetFilter): readonly OnFilter[] {
  const text = useText(collegesTexts);
  const { collegeTypes: types } = useText(taxonomyTexts);
  const stateName = useStateName();
  const districtName = useDistrictName();
  const said = (words: Readonly<Record<string, string>>, value: string) => words[value] ?? value;
  return [
    { name: isState(state) ? stateName(state) : state, onClear: () => set('state', '', { district: '' }) },
    { name: district === '' ? '' : districtName(district), onClear: () => set('district', '') },
    { name: said(text.kinds, kinds), onClear: () => set('kinds', '') },
    { name: said(types, type), onClear: () => set('type', '') },
    { name: said(text.openTo, openTo), onClear: () => set('openTo', '') },
    { name: said(text.layers, layer), onClear: () => set('layer', '') },
  ].filter(({ name }) => name !== '');
}

/** Open from the start where something inside is on: no filter works unseen. */
function MoreFold({ isOn, title, children }: { isOn: boolean; title: string; children: ReactNode }) {
  const fold = useEntryFold('more filters', isOn);
  return (
    <details {...fold} className="sm:open:basis-full">
      <Summary>{title}</Summary>
      <div className="grid grid-cols-2 gap-3 pb-2 lg:flex lg:flex-wrap lg:items-end">{children}</div>
    </details>
  );
}

/**
 * A list of the whole country begins with an accident of the alphabet: a visitor who has told nothing is asked where they live. What they
 * answer may be remembered; a state that is only filtered by is not taken for a home.
 */
function AskState({ state, isBare, set }: { state: string; isBare: boolean; set: SetFilter }) {
  const { askState } = useText(collegesTexts);
  const states = useStateOptions();
  const remembering = useRemembering('colleges');
  const home = useFact('state', 'colleges');
  const [told, setTold] = useEntryState<string>('home told', '');
  if (told !== '' && told === state && isState(told)) return <RememberFacts by={remembering} facts={{ state: told }} />;
  if (!isBare || home !== undefined) return null;
  return (
    <Field label={askState.label} className="mt-3 grid max-w-md grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 [&>label]:mb-0">
      {(control) => (
        <Select
          {...control}
          value=""
          placeholder={askState.choose}
          options={states}
          onChange={({ target: { value } }) => {
            set('state', value);
            setTold(value);
            if (isState(value)) remembering.tell({ state: value });
          }}
        />
      )}
    </Field>
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
  // A whole district is more than most would narrow to unasked: it stands first, where it is known.
  const home = useFact('district', 'colleges');
  const all = isState(state) ? (data?.districts ?? []) : [];
  const districts = [...all.filter(({ name }) => name === home), ...all.filter(({ name }) => name !== home)];
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
        options={dataCoverages.map((value) => ({ value, label: text.layers[value] }))}
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
