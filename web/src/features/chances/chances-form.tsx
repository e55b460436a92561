import type { Counselling } from '@disha/contract/chances';
import { candidateGenders } from '@disha/contract/chances.words';
import type { State } from '@disha/contract/taxonomy';
import { useState } from 'react';
import { chancesTexts } from '../../messages/chances.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName, useStateOptions } from '../../messages/taxonomy.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { YoursAlone } from '../../session/yours-alone.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ordersOf, type Circumstances } from './circumstances.ts';
import { likelyCategories } from './likely-categories.ts';

interface ChancesFormProps {
  counselling: Counselling;
  told: Circumstances;
  /** Where the student lives, as long as it is not known where Class 12 was passed. */
  home: State | undefined;
  onChange: (told: Circumstances) => void;
  /** False where a number is missing. */
  onShow: () => boolean;
  isRemembered: boolean;
  onRemember: (isRemembered: boolean) => void;
}

/** Value and circumstances. Nothing leaves before "Show" is pressed. */
export function ChancesForm({ counselling, told, home, onChange, onShow, isRemembered, onRemember }: ChancesFormProps) {
  const { form: text } = useText(chancesTexts);
  const states = useStateOptions();
  const stateName = useStateName();
  const { likely, others } = likelyCategories(counselling.categories);
  const [isMissing, setMissing] = useState(false);
  // What was ticked is never out of sight.
  const fold = useEntryFold(`more of ${counselling.id}`, told.pwd || told.paid || told.abroad);
  const set = (change: Partial<Circumstances>) => onChange({ ...told, ...change });
  const orders = ordersOf(counselling, told);
  const unit = counselling.lists.find(({ id }) => id === told.list)?.unit ?? 'rank';
  const number = (name: 'categoryValue' | 'pwdValue' | 'categoryPwdValue', label: string) => (
    <Field label={label} hint={text.optional}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={told[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!onShow());
      }}
    >
      {counselling.lists.length > 1 && (
        <Field label={text.list} hint={text.listHint}>
          {(control) => (
            <Select
              {...control}
              value={told.list}
              options={counselling.lists.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => set({ list: target.value })}
            />
          )}
        </Field>
      )}
      <Field
        label={text.units[unit]}
        hint={counselling.ownOrders ? text.commonHint : undefined}
        error={isMissing ? text.valueNeeded : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={told.value}
            onChange={({ target }) => set({ value: target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-4">
        <Field label={text.category} hint={text.categoryHint}>
          {(control) => (
            <Select
              {...control}
              value={told.category}
              options={[
                ...likely.map(({ id, name }) => ({ value: id, label: name })),
                ...others.map(({ id, name }) => ({ value: id, label: name, group: text.otherCategories })),
              ]}
              onChange={({ target }) => set({ category: target.value })}
            />
          )}
        </Field>
        <Field label={text.gender}>
          {(control) => (
            <Select
              {...control}
              value={told.gender}
              placeholder={text.notSaid}
              options={candidateGenders.map((value) => ({ value, label: text.genders[value] }))}
              onChange={({ target }) => set({ gender: target.value as Circumstances['gender'] })}
            />
          )}
        </Field>
      </div>
      {orders.category && number('categoryValue', text.categoryValue(told.category))}
      <Field label={text.state}>
        {(control) => (
          <Select
            {...control}
            value={told.state}
            placeholder={text.notSaid}
            options={states}
            onChange={({ target }) => set({ state: target.value })}
          />
        )}
      </Field>
      {home !== undefined && told.state === '' && (
        <div className="sm:col-span-2">
          <p>{text.home(stateName(home))}</p>
          <Button look="quiet" className="mt-1" onClick={() => set({ state: home })}>
            {text.homeYes(stateName(home))}
          </Button>
        </div>
      )}
      <Folded title={text.more} className="sm:col-span-2" {...fold}>
        <Checkbox label={text.pwd} checked={told.pwd} onChange={(pwd) => set({ pwd })} />
        {counselling.paid && <Checkbox label={text.paid} why={text.paidWhy} checked={told.paid} onChange={(paid) => set({ paid })} />}
        {counselling.abroad && (
          <Checkbox label={text.abroad} why={text.abroadWhy} checked={told.abroad} onChange={(abroad) => set({ abroad })} />
        )}
      </Folded>
      {orders.pwd && number('pwdValue', text.pwdValue)}
      {orders.categoryPwd && number('categoryPwdValue', text.categoryPwdValue(told.category))}
      <Checkbox className="sm:col-span-2" label={text.remember} why={text.rememberWhy} checked={isRemembered} onChange={onRemember} />
      {isRemembered && <YoursAlone className="sm:col-span-2" />}
      <div className="sm:col-span-2">
        <Button type="submit" className="w-full sm:w-auto">
          {text.show}
        </Button>
        <p className="mt-2 text-sm text-ink-soft">{text.privacy}</p>
      </div>
    </form>
  );
}
