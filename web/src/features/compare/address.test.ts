import { describe, expect, it } from 'vitest';
import { wantedIn } from './address.ts';

const types = ['courses', 'colleges'];
const ids = (search: string) => wantedIn(search, types)?.ids;

describe('what an address wants side by side', () => {
  it('takes the ids of a kind in their order, each once', () => {
    expect(wantedIn('?colleges=b,a,b', types)).toEqual({ type: 'colleges', ids: ['b', 'a'], isCut: false });
  });

  it('takes the first four and says that there were more', () => {
    expect(wantedIn('?courses=a,b,c,d,e', types)).toEqual({ type: 'courses', ids: ['a', 'b', 'c', 'd'], isCut: true });
    expect(wantedIn('?courses=a,b,c,d,a', types)?.isCut).toBe(false);
  });

  it('takes one kind, the one that is named first', () => {
    expect(wantedIn('?colleges=a,b&courses=c', types)?.type).toBe('colleges');
  });

  it('leaves out what can be no id', () => {
    expect(ids('?colleges=,%20a%20,<script>,../b,c')).toEqual(['a', 'c']);
    expect(ids(`?colleges=${'x'.repeat(121)}`)).toEqual([]);
  });

  it('knows no kind but those of the catalogs', () => {
    expect(wantedIn('', types)).toBeUndefined();
    expect(wantedIn('?hostels=a,b', types)).toBeUndefined();
  });
});
