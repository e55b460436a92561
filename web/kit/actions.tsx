import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { Button } from '../src/ui/button.tsx';
import { ExternalLink } from '../src/ui/external-link.tsx';
import { LinkButton } from '../src/ui/link-button.tsx';
import { Link } from '../src/ui/link.tsx';
import { Redirect } from '../src/ui/redirect.tsx';
import { Summary } from '../src/ui/summary.tsx';
import { Tabs } from '../src/ui/tabs.tsx';
import type { KitPart } from './part.ts';

const looks = ['main', 'quiet', 'plain', 'danger'] as const;
const note = 'opens in a new tab';

function SomeTabs() {
  const [current, setCurrent] = useState<'one' | 'two' | 'three'>('one');
  const tabs = [
    { id: 'one', label: 'First' },
    { id: 'two', label: 'Second', count: 12 },
    { id: 'three', label: 'Third', count: 0 },
  ] as const;
  return (
    <Tabs label="Some tabs" tabs={tabs} current={current} onChange={setCurrent}>
      <p>{`What ${current} holds`}</p>
    </Tabs>
  );
}

export const actions: Record<string, KitPart> = {
  'button.tsx': {
    looks: () => (
      <div className="flex flex-wrap gap-2">
        {looks.map((look) => (
          <Button key={look} look={look}>{`Press ${look}`}</Button>
        ))}
      </div>
    ),
    large: () => <Button size="large">Press large</Button>,
    busy: () => <Button busy>Saving</Button>,
    disabled: () => <Button disabled>Not yet</Button>,
  },
  'link.tsx': {
    text: () => (
      <Link to="/" className="inline-flex min-h-tap items-center underline">
        A page of ours
      </Link>
    ),
  },
  'link-button.tsx': {
    looks: () => (
      <div className="flex flex-wrap gap-2">
        {looks.map((look) => (
          <LinkButton key={look} look={look} to="/">{`Go ${look}`}</LinkButton>
        ))}
      </div>
    ),
  },
  'external-link.tsx': {
    text: () => (
      <ExternalLink href="https://example.org" note={note}>
        A page elsewhere
      </ExternalLink>
    ),
    button: () => (
      <ExternalLink href="https://example.org" note={note} look="quiet">
        A page elsewhere
      </ExternalLink>
    ),
    'no address': () => (
      <ExternalLink href="javascript:void 0" note={note}>
        Not a link
      </ExternalLink>
    ),
  },
  'redirect.tsx': {
    arrived: () => (
      <Routes>
        <Route path="/there" element={<p>Arrived</p>} />
        <Route path="*" element={<Redirect to="/there" />} />
      </Routes>
    ),
  },
  'summary.tsx': {
    fold: () => (
      <details>
        <Summary>More about it</Summary>
        <p>What was folded.</p>
      </details>
    ),
  },
  'tabs.tsx': { three: SomeTabs },
};
