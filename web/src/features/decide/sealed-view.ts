/**
 * A view that only the link opens: AES-256-GCM under a key made by HKDF of the link's key, with the id as its salt. Version and nonce
 * stand before what is sealed; id, side and version are sealed along, so that no view can be put in another's place.
 */
export type Side = 'student' | 'parent';

const keyBytes = 16;
const nonceBytes = 12;
const versionBytes = 4;

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

const encode = (text: string) => new TextEncoder().encode(text);

/** 128 random bits, for behind the # of a link. */
export const newKey = (): string => toText(crypto.getRandomValues(new Uint8Array(keyBytes)));
export const isKey = (text: string): boolean => /^[\w-]{22}$/.test(text);

async function keyOf(key: string, id: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', toBytes(key), 'HKDF', false, ['deriveKey']);
  const derived = { name: 'HKDF', hash: 'SHA-256', salt: encode(id), info: encode('disha together 1') };
  return crypto.subtle.deriveKey(derived, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const along = (id: string, side: Side, version: number) => encode(`${id}/${side}/${version}`);

interface SealedFor {
  key: string;
  id: string;
  side: Side;
}

export async function sealView({ key, id, side }: SealedFor, version: number, content: unknown): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealing = { name: 'AES-GCM', iv: nonce, additionalData: along(id, side, version) };
  const data = await crypto.subtle.encrypt(sealing, await keyOf(key, id), encode(JSON.stringify(content)));
  const whole = new Uint8Array(versionBytes + nonceBytes + data.byteLength);
  new DataView(whole.buffer).setUint32(0, version);
  whole.set(nonce, versionBytes);
  whole.set(new Uint8Array(data), versionBytes + nonceBytes);
  return toText(whole);
}

interface OpenedView {
  version: number;
  content: unknown;
}

/** Undefined where the key is another one, or somebody has changed or moved what was sealed. */
export async function openView({ key, id, side }: SealedFor, sealed: string): Promise<OpenedView | undefined> {
  try {
    const whole = toBytes(sealed);
    const version = new DataView(whole.buffer).getUint32(0);
    const nonce = whole.slice(versionBytes, versionBytes + nonceBytes);
    const opening = { name: 'AES-GCM', iv: nonce, additionalData: along(id, side, version) };
    const plain = await crypto.subtle.decrypt(opening, await keyOf(key, id), whole.slice(versionBytes + nonceBytes));
    return { version, content: JSON.parse(new TextDecoder().decode(plain)) as unknown };
  } catch {
    return undefined;
  }
}
