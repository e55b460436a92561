import type { QuizIcon } from '@disha/contract/quiz.icons';
import {
  Briefcase,
  ChartColumn,
  Cog,
  Droplet,
  HeartPulse,
  House,
  IndianRupee,
  Leaf,
  Microscope,
  Monitor,
  Newspaper,
  Paintbrush,
  PawPrint,
  Scale,
  Sun,
  UsersRound,
} from 'lucide-react';

const pictures: Readonly<Record<QuizIcon, typeof Sun>> = {
  animals: PawPrint,
  art: Paintbrush,
  building: House,
  code: Monitor,
  health: HeartPulse,
  lab: Microscope,
  land: Leaf,
  law: Scale,
  machines: Cog,
  money: IndianRupee,
  news: Newspaper,
  numbers: ChartColumn,
  people: UsersRound,
  sky: Sun,
  water: Droplet,
  work: Briefcase,
};

/** The field of life that a question is about. It stands beside the words, so it says nothing to those who listen. */
export function QuestionIcon({ icon }: { icon: QuizIcon }) {
  const Picture = pictures[icon];
  return (
    <span className="inline-flex size-10 flex-none items-center justify-center rounded-[12px] bg-blue-tint text-blue print:hidden">
      <Picture aria-hidden="true" className="size-5.5" />
    </span>
  );
}
