/** What the catalog holds, as plain data: no sign that only steers a screen, and no link but to us and to stored official addresses. */

/** Control characters but line breaks and tabs, marks of direction, and the invisible letters that carry hidden text. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const steering = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const links = /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+|\b(?:javascript|data|vbscript):\S+/giu;
/** Fields that hold a stored official address. */
const addressFields = new Set(['officialLink', 'website', 'link']);
const leftOut = '(link left out)';

function hostOf(text: string): string | undefined {
  try {
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? hostname.replace(/^www\./, '') : undefined;
  } catch {
    return undefined;
  }
}

function officialHosts(value: unknown, hosts = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const each of value) officialHosts(each, hosts);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) {
      const host = typeof each === 'string' && addressFields.has(name) ? hostOf(each) : undefined;
      if (host !== undefined) hosts.add(host);
      else officialHosts(each, hosts);
    }
  return hosts;
}

/** The same value with every text of it plain. */
export function plain<Value>(value: Value): Value {
  const hosts = officialHosts(value);
  const text = (raw: string) =>
    raw.replaceAll(steering, '').replaceAll(links, (link) => {
      const host = hostOf(link.startsWith('www.') ? `https://${link}` : link);
      return host !== undefined && hosts.has(host) ? link : leftOut;
    });
  const each = (one: unknown): unknown => {
    if (typeof one === 'string') return text(one);
    if (Array.isArray(one)) return one.map(each);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, held]) => [name, each(held)]));
  };
  return each(value) as Value;
}
