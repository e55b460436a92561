/**
 * Behind the network this device is asked: where that fails, or the server is away, a feature answers here, else a pack. What a worker
 * kept comes through the network's door with the day it is of.
 */
import { isApiError } from '../../api/api-error.ts';
import { overNetwork, type Transport } from '../../api/call.ts';
import { handlerFor, networkOnly, type LocalRequest } from '../../api/local-handlers.ts';
import { noteAway, noteStored, noteThere, currentPath } from '../../api/stored-from.ts';
import { packs } from '../../api/packs.ts';
import { currentLocale } from '../../messages/locale.ts';
import { answersOf, asksLocalFirst } from './local-handlers.ts';

/** A proxy before us says these when we do not answer; so do we when there is too much to do. */
const awayStatuses = [502, 503, 504];
/** Until an answer of this device is better than none. */
const patienceMs = 3000;

/** Asked beside what a page shows, by the session and for what is kept: a page lacks nothing without them. */
const besidePages = ['packs', 'settings', 'auth'];

const featureOf = (path: string) => path.split('/')[1] ?? '';

interface HereRequest extends LocalRequest {
  method: string;
  path: string;
}

function askedOf(url: string, { method = 'GET', body }: RequestInit): HereRequest {
  const { pathname, searchParams } = new URL(url, window.location.href);
  const query = Object.fromEntries(searchParams);
  delete query['lang'];
  return {
    method,
    path: pathname.replace(/^.*?\/api(?=\/)/, ''),
    params: {},
    query,
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    locale: currentLocale().locale,
  };
}

/** Of this device: the network has said nothing by it. */
const ofDevice = 'x-of-device';
const jsonOf = (status: number, content: object) => new Response(JSON.stringify(content), { status, headers: { [ofDevice]: '1' } });

async function answeredHere(asked: HereRequest): Promise<Response | undefined> {
  const { method, path, query } = asked;
  const answers = await answersOf[featureOf(path)]?.();
  const handler = answers && handlerFor(answers, method, path);
  try {
    const data = await handler?.answer({ ...asked, params: handler.params });
    if (data !== undefined) return jsonOf(200, { success: true, message: '', data });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return jsonOf(error.status || 400, { success: false, code: error.code, message: error.told ?? '', errors: error.errors });
  }
  if (method !== 'GET') return undefined;
  const { storedAnswer: keptAnswer } = await import('./stored-answers.ts');
  const kept = await keptAnswer(path, asked.locale, query);
  return kept === undefined ? undefined : jsonOf(200, { success: true, message: '', data: kept });
}

async function isAskedHereFirst({ method, path }: HereRequest): Promise<boolean> {
  const kind = method === 'POST' ? asksLocalFirst[featureOf(path)] : undefined;
  return kind !== undefined && (await packs.kept()).some(({ name }) => name.startsWith(`${kind}-`));
}

const quietly = (asked: HereRequest) => answeredHere(asked).catch(() => undefined);
const waited = () => new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));

function note(response: Response, page: string): Response {
  const at = response.headers.get('x-kept');
  if (response.headers.has(ofDevice)) return response;
  if (at === null) noteThere(response.headers.get('date'), page);
  else noteStored(at, page);
  return response;
}

export const localTransport: Transport = async (url, init) => {
  const headers = new Headers(init.headers);
  if (headers.get('x-network-only') === networkOnly['x-network-only']) {
    headers.delete('x-network-only');
    return overNetwork(url, { ...init, headers });
  }
  const asked = askedOf(url, init);
  // What becomes of it is told of the page that asked: by then a reader may be on another one, which is whole.
  const page = currentPath();
  if (await isAskedHereFirst(asked)) {
    const here = await quietly(asked);
    if (here) return here;
  }
  const noteUnanswered = (isHere: boolean) =>
    noteAway(!isHere && asked.method === 'GET' && !besidePages.includes(featureOf(asked.path)), page);
  const coming = overNetwork(url, init);
  // Where this device has answered meanwhile no caller waits for it any more.
  coming.catch(() => undefined);
  try {
    // A question is put to this device when the network takes its time; what changes something goes one way only.
    const first = asked.method === 'GET' ? await Promise.race([coming, waited()]) : await coming;
    const meanwhile = first ? undefined : await quietly(asked);
    if (meanwhile) noteAway(false, page);
    const response = first ?? meanwhile ?? (await coming);
    if (!awayStatuses.includes(response.status)) return note(response, page);
    const here = await quietly(asked);
    noteUnanswered(here !== undefined);
    return here ?? response;
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    const here = await quietly(asked);
    noteUnanswered(here !== undefined);
    if (here) return here;
    throw error;
  }
};
