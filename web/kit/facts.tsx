import { Avatar } from '../src/ui/avatar.tsx';
import { Bars } from '../src/ui/bars.tsx';
import { Card } from '../src/ui/card.tsx';
import { Chip } from '../src/ui/chip.tsx';
import { MonthStrip } from '../src/ui/month-strip.tsx';
import type { KitPart } from './part.ts';

const tones = ['blue', 'gold', 'leaf', 'line'] as const;
const bars = [
  { label: 'The first', percent: 82, value: '82%', first: true },
  { label: 'A second with a long name', percent: 41, value: '41%' },
  { label: 'Nothing', percent: 0, value: '0' },
];

export const facts: Record<string, KitPart> = {
  'avatar.tsx': {
    initials: () => <Avatar src={null} initials="AB" />,
    'large initials': () => <Avatar src={null} initials="AB" size="large" />,
    picture: () => <Avatar src="/favicon.svg" initials="AB" size="large" />,
    'picture that does not load': () => <Avatar src="/no-such-picture.svg" initials="CD" />,
  },
  'bars.tsx': { three: () => <Bars label="Some bars" bars={bars} /> },
  'card.tsx': {
    plain: () => <Card>What it holds</Card>,
    titled: () => (
      <Card as="section" title="A card's title">
        What it holds
      </Card>
    ),
  },
  'chip.tsx': {
    tones: () => (
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>{`A ${tone} chip`}</Chip>
        ))}
      </div>
    ),
  },
  'month-strip.tsx': { 'two months': () => <MonthStrip letters={[...'JFMAMJJASOND']} on={[0, 3]} label="January and April" /> },
  // The frame and the heading of this very page.
  'page.tsx': { 'around it all': () => <p>See the title and the margins of this page.</p> },
  'page-header.tsx': { above: () => <p>See the top of the page.</p> },
};
