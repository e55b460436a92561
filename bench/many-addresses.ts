/** A day of many people in a minute: thousands of searches and pages, each another one, as a browser asks for them. */
import { setTimeout as wait } from 'node:timers/promises';

export const distinctAddresses = 2000;

const atOnce = 8;
const asBrowser = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,application/json' };

interface Colleges {
  data: { colleges: { _id: string; name: string; location: { state: string } }[] };
}

async function askAll(addresses: readonly string[]): Promise<void> {
  let next = 0;
  const person = async () => {
    for (let address = addresses[next++]; address !== undefined; address = addresses[next++]) {
      let response = await fetch(address, { headers: asBrowser });
      // A machine busy with other things sheds load; a refused request is tried again.
      for (; response.status === 503; response = await fetch(address, { headers: asBrowser })) await wait(1000);
      if (!response.ok) throw new Error(`${response.status} from ${address}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, person));
}

/** As many searches, as many pages: half of them results of a search, half of them one college each. */
export async function askManyAddresses(server: string): Promise<void> {
  const list = (await (await fetch(`${server}/api/colleges?limit=10000`)).json()) as Colleges;
  const { colleges } = list.data;
  const words = [
    ...new Set(colleges.flatMap(({ name, location }) => [name, `${name.split(' ').slice(0, 2).join(' ')} ${location.state}`])),
  ];
  const searches = words.slice(0, distinctAddresses).map(encodeURIComponent);
  const half = distinctAddresses / 2;
  const pages = [
    ...words.slice(-half).map((text) => `/colleges?search=${encodeURIComponent(text)}`),
    ...colleges.slice(0, half).map(({ _id }) => `/colleges/${_id}`),
  ];
  await askAll(searches.map((text, index) => `${server}/api/${index % 2 === 0 ? 'search?q' : 'colleges?search'}=${text}`));
  await askAll(pages.map((path) => server + path));
}
