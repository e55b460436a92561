import { useQuery } from '@tanstack/react-query';
import { districtsTexts } from '../../../messages/districts.ts';
import { intlTag } from '@disha/contract/languages';
import { useLocale, useText } from '../../../messages/locale.ts';
import { Choice, type StepProps } from './controls.tsx';

/** The districts of the state, by their names; nothing to choose before the state is. */
export function DistrictChoice(props: StepProps) {
  const { state, district } = props.sheet;
  const names = useText(districtsTexts);
  const { compare } = new Intl.Collator(intlTag(useLocale()));
  const known = useQuery({
    queryKey: ['districts'],
    queryFn: async () => (await import('@disha/contract/districts')).districts,
    staleTime: Infinity,
    enabled: state !== '',
  });
  if (state === '') return null;
  const inState = (known.data ?? []).filter((one) => one.state === state).map(({ name }) => name);
  // One that a file brought along stays, whatever it is called today.
  const all = district === '' || inState.includes(district) ? inState : [...inState, district];
  const options = all.map((value) => ({ value, label: names[value] ?? value }));
  return <Choice {...props} name="district" options={options.sort((a, b) => compare(a.label, b.label))} />;
}
