/** Signs ID tokens as Google does and serves the keys to check them. */
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const googleClientId = 'test-client.apps.googleusercontent.com';

export interface GoogleStandIn {
  env: { GOOGLE_CLIENT_ID: string; GOOGLE_JWKS_URL: string };
  /** A good token of a person of its own, unless the claims say otherwise; undefined takes a claim away. */
  sign(claims?: JWTPayload): Promise<string>;
  /** The same signed by somebody else under the same key id. */
  forge(claims?: JWTPayload): Promise<string>;
}

export async function startGoogle(): Promise<GoogleStandIn & { close(): Promise<void> }> {
  const real = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(real.publicKey)), kid: 'test-key', alg: 'RS256', use: 'sig' }] });
  const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(jwks));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let lastNumber = 0;
  const signWith =
    (key: Parameters<SignJWT['sign']>[0]) =>
    (claims: JWTPayload = {}) => {
      lastNumber += 1;
      const now = Math.floor(Date.now() / 1000);
      const all = {
        iss: 'https://accounts.google.com',
        aud: googleClientId,
        sub: `1000${lastNumber}`,
        email: `google.${lastNumber}@example.in`,
        email_verified: true,
        name: 'Ravi Verma',
        picture: 'https://lh3.googleusercontent.com/a/picture',
        iat: now,
        exp: now + 3600,
        // Each is another one, as Google's are: it is taken once.
        jti: String(lastNumber),
        ...claims,
      };
      return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'test-key', typ: 'JWT' }).sign(key);
    };
  const { port } = server.address() as AddressInfo;
  return {
    env: { GOOGLE_CLIENT_ID: googleClientId, GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/jwks.json` },
    sign: signWith(real.privateKey),
    forge: signWith(stranger.privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
