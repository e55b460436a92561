import { describe, expect, it } from 'vitest';
import { SharedBody } from './answer.ts';
import { BodyCache, type KeptBody } from './body-cache.ts';

/** Bytes that compress badly, so that a form weighs about as much as the text. */
const bodyOf = (bytes: number) => {
  let state = 1;
  const noise = Array.from({ length: bytes }, () => ((state = (state * 48_271) % 2_147_483_647) % 94) + 32);
  return new SharedBody(Buffer.from(noise), 'text/plain');
};
const keep = (bodies: BodyCache, store: string, keys: string, bytes = 20_000) => {
  const kept = bodies.store<KeptBody>(store);
  for (const key of keys) kept.set(key, { body: bodyOf(bytes) });
  return kept;
};

describe('what is kept ready', () => {
  it('has one bound in bytes for all features; the longest unasked goes first', () => {
    const bodies = new BodyCache(70_000);
    const answers = keep(bodies, 'answer', 'ab');
    const pages = keep(bodies, 'page', 'c');
    answers.get('a');
    pages.set('d', { body: bodyOf(20_000) });
    expect([answers.get('a'), answers.get('b'), pages.get('c'), pages.get('d')].map((found) => found !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(bodies.bytes).toBeLessThanOrEqual(70_000);
  });

  it('is found only in its own store', () => {
    const bodies = new BodyCache();
    keep(bodies, 'answer', 'a');
    expect(bodies.store('page').get('a')).toBeUndefined();
  });

  it('does not keep what is larger than all of it', () => {
    const bodies = new BodyCache(50_000);
    keep(bodies, 'page', 'a');
    keep(bodies, 'page', 'b', 60_000);
    expect(bodies.size).toBe(1);
  });

  it('weighs what it holds: the keys, and each compressed form as it is made', async () => {
    const bodies = new BodyCache(90_000);
    const pages = keep(bodies, 'page', 'abc');
    const before = bodies.bytes;
    await pages.get('c')?.body.body('br');
    expect(bodies.bytes).toBeGreaterThan(before + 10_000);
    await pages.get('c')?.body.body('gzip');
    // The two forms took the place of the one longest unasked.
    expect([pages.get('a'), pages.get('b'), pages.get('c')].map((found) => found !== undefined)).toEqual([false, true, true]);
    keep(bodies, 'page', 'd', 10);
    const short = bodies.bytes;
    bodies.store<KeptBody>('page').set('e'.repeat(1000), { body: bodyOf(10) });
    expect(bodies.bytes - short).toBeGreaterThan(2000);
  });

  it('drops what has become stale', () => {
    const bodies = new BodyCache();
    const store = bodies.store<KeptBody & { from: string }>('answer');
    store.set('a', { body: bodyOf(10), from: 'exams' });
    store.set('b', { body: bodyOf(10), from: 'colleges' });
    keep(bodies, 'page', 'a');
    store.deleteWhere(({ from }) => from === 'exams');
    expect([store.get('a'), store.get('b')?.from, bodies.size]).toEqual([undefined, 'colleges', 2]);
  });
});

describe('an address something was sent at', () => {
  const sentOnce = (bodies: BodyCache, address: string) => {
    const store = bodies.store<KeptBody>('answer');
    const body = bodyOf(10);
    store.set('key', { body });
    bodies.remember(address, { body, route: '/route' });
    return { store, body };
  };

  it('leads to it for as long as it is kept', () => {
    const bodies = new BodyCache();
    const { store, body } = sentOnce(bodies, '/at');
    expect(bodies.sentAt('/at', 'en')).toMatchObject({ body, route: '/route' });
    store.set('key', { body: bodyOf(20) });
    expect(bodies.sentAt('/at', 'en')).toBeUndefined();
    store.deleteWhere(() => true);
    expect(bodies.bytes).toBe(0);
  });

  it('still leads to it when another form of it has been made', async () => {
    const bodies = new BodyCache();
    const store = bodies.store<KeptBody>('answer');
    const body = bodyOf(5000);
    store.set('key', { body });
    bodies.remember('/at', { body, route: '/route' });
    await body.body('br');
    expect(bodies.sentAt('/at', 'en')?.body).toBe(body);
  });

  it('counts as asking for it', () => {
    const bodies = new BodyCache(50_000);
    const store = keep(bodies, 'answer', 'ab');
    const a = store.get('a')!.body;
    bodies.remember('/a', { body: a, route: '/route' });
    store.get('b');
    bodies.sentAt('/a', 'en');
    keep(bodies, 'page', 'c');
    expect(bodies.sentAt('/a', 'en')?.body).toBe(a);
    expect(store.get('b')).toBeUndefined();
  });

  it('leads nowhere once what was sent is no longer current', () => {
    const bodies = new BodyCache();
    const store = bodies.store<KeptBody>('page');
    const body = bodyOf(10);
    let state = 1;
    store.set('key', { body });
    bodies.remember('/at', { body, route: 'pages', isCurrent: () => state === 1 });
    expect(bodies.sentAt('/at', 'en')?.body).toBe(body);
    state = 2;
    expect(bodies.sentAt('/at', 'en')).toBeUndefined();
  });

  it('is one of a few, and not endless: whoever invents addresses fills no memory', () => {
    const bodies = new BodyCache();
    const { body } = sentOnce(bodies, '/at');
    for (let count = 0; count < 100; count += 1) bodies.remember(`/at?${count}`, { body, route: '/route' });
    bodies.remember(`/${'long'.repeat(100)}`, { body, route: '/route' });
    expect(bodies.sentAt('/at?0', 'en')).toBeDefined();
    expect(bodies.sentAt('/at?99', 'en')).toBeUndefined();
    const { bytes } = bodies;
    expect(bytes).toBeLessThan(4000);
  });

  it('leads nobody to words in a language they did not ask for, unless the address itself says which', () => {
    const bodies = new BodyCache();
    const { store, body } = sentOnce(bodies, '/at?lang=en-XA');
    const english = bodyOf(20);
    store.set('english', { body: english });
    bodies.remember('/at', { body: english, route: '/route', language: 'en' });
    expect(bodies.sentAt('/at', 'en')?.body).toBe(english);
    expect(bodies.sentAt('/at', 'en-XA')).toBeUndefined();
    expect(bodies.sentAt('/at?lang=en-XA', 'en')?.body).toBe(body);
  });

  it('is not remembered for what is not kept', () => {
    const bodies = new BodyCache();
    bodies.remember('/at', { body: bodyOf(10), route: '/route' });
    expect(bodies.sentAt('/at', 'en')).toBeUndefined();
  });
});
