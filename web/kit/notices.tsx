import { useEffect, useState } from 'react';
import { Alert } from '../src/ui/alert.tsx';
import { Button } from '../src/ui/button.tsx';
import { ConfirmDialog } from '../src/ui/confirm-dialog.tsx';
import { EmptyState } from '../src/ui/empty-state.tsx';
import { Overlay } from '../src/ui/overlay.tsx';
import { Progress } from '../src/ui/progress.tsx';
import { Skeleton, SkeletonCards, SkeletonDetail } from '../src/ui/skeleton.tsx';
import { Spinner } from '../src/ui/spinner.tsx';
import { toast } from '../src/ui/toast.ts';
import { Toaster } from '../src/ui/toaster.tsx';
import type { KitPart } from './part.ts';

const overlayMs = 1500;
const tones = ['error', 'attention', 'info', 'good'] as const;
const nothing = () => undefined;

function OverlayForAMoment() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      setShown(false);
    }, overlayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);
  return (
    <>
      <Button
        onClick={() => {
          setShown(true);
        }}
      >
        Cover the page
      </Button>
      {shown && <Overlay text="Working on it" />}
    </>
  );
}

function ConfirmOnPress() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        look="danger"
        onClick={() => {
          setAsked(true);
        }}
      >
        Ask first
      </Button>
      {isAsked && (
        <ConfirmDialog
          text={{ title: 'Delete it?', text: 'It is gone for good.', yes: 'Delete', no: 'Keep it' }}
          isGrave
          onAnswer={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}

export const notices: Record<string, KitPart> = {
  'alert.tsx': {
    tones: () => (
      <div className="grid gap-2">
        {tones.map((tone) => (
          <Alert key={tone} tone={tone} title={`It is ${tone}`}>
            And this is why.
          </Alert>
        ))}
      </div>
    ),
    'with ways on': () => (
      <Alert
        title="It did not work"
        actions={[
          { label: 'Try again', onPress: nothing },
          { label: 'Trying', onPress: nothing, busy: true },
        ]}
      />
    ),
  },
  'toaster.tsx': {
    notices: () => (
      <>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => toast.success('It worked')}>Say it worked</Button>
          <Button onClick={() => toast.error('It failed')}>Say it failed</Button>
          <Button onClick={() => toast.info('It is so')}>Say how it is</Button>
        </div>
        <Toaster label="Notices" dismissLabel="Dismiss" />
      </>
    ),
  },
  'confirm-dialog.tsx': { 'on a press': ConfirmOnPress },
  'overlay.tsx': { 'for a moment': OverlayForAMoment },
  'empty-state.tsx': {
    'with a way on': () => (
      <EmptyState title="Nothing is here" action={<Button look="quiet">Look elsewhere</Button>}>
        Because nothing was found.
      </EmptyState>
    ),
    'in a list': () => <EmptyState title="Nothing in this list" level={3} />,
  },
  'progress.tsx': {
    none: () => <Progress label="Not begun" percent={0} />,
    some: () => <Progress label="Under way" percent={41.6} />,
    all: () => <Progress label="Done" percent={130} />,
  },
  'skeleton.tsx': {
    line: () => <Skeleton className="h-5 w-3/4" />,
    cards: () => <SkeletonCards label="Cards are loading" count={3} />,
    detail: () => <SkeletonDetail label="A page is loading" />,
  },
  'spinner.tsx': { named: () => <Spinner label="Loading" />, silent: () => <Spinner className="size-10 text-blue" /> },
};
