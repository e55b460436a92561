import type { OpenTo } from '@disha/contract/colleges.words';
import type { CollegeCard } from '@disha/contract/colleges.card';
import type { Gender } from '@disha/contract/passport';
import { useMemo } from 'react';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

const takenBy: Readonly<Record<Gender, OpenTo | undefined>> = { female: 'women', male: 'men', other: undefined };

/** What the filter leaves: told on this device and asked of no server. Undefined where it is off, or nothing is known to go by. */
export function useOpenToMe(chosen: string): ((college: Pick<CollegeCard, 'openTo'>) => boolean) | undefined {
  const gender = useStudentDetails()?.gender;
  return useMemo(() => {
    if (chosen === '' || gender === undefined) return undefined;
    return ({ openTo }) => openTo === undefined || openTo === takenBy[gender];
  }, [chosen, gender]);
}

/** There only for a student who has told who they are. */
export function OpenToMeChoice({ chosen, onChoose }: { chosen: string; onChoose: (chosen: string) => void }) {
  const { openToMe: text } = useText(collegesTexts);
  const gender = useStudentDetails()?.gender;
  if (gender === undefined) return null;
  return (
    <Checkbox
      className="col-span-full"
      label={text[gender]}
      checked={chosen !== ''}
      onChange={(isChosen) => onChoose(isChosen ? 'yes' : '')}
    />
  );
}
