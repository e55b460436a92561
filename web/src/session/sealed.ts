/** What only its secret opens: AES-256-GCM under a key made of the secret by PBKDF2, both the browser's own. */

/** Key stretching, slow on purpose: an attacker who tries numbers pays for each of them. */
const rounds = 600_000;
const version = 1;

export interface Sealed {
  version: number;
  salt: string;
  iv: string;
  data: string;
}

/** Only a page that came over a safe line may seal. */
export const canSeal = (): boolean => typeof crypto === 'object' && typeof crypto.subtle === 'object';

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function keyOf(secret: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, ['deriveKey']);
  const derived = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(derived, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function seal(secret: string, content: unknown): Promise<Sealed> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(content));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret, salt), plain);
  return { version, salt: toText(salt), iv: toText(iv), data: toText(new Uint8Array(data)) };
}

/** Undefined where the secret is another one, or somebody has changed what was sealed. */
export async function unseal(secret: string, { salt, iv, data }: Sealed): Promise<unknown> {
  try {
    const key = await keyOf(secret, toBytes(salt));
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(data));
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

export function readSealed(value: unknown): Sealed | null {
  const { version: of, salt, iv, data } = (value ?? {}) as Partial<Record<keyof Sealed, unknown>>;
  return of === version && isText(salt) && isText(iv) && isText(data) ? { version, salt, iv, data } : null;
}
