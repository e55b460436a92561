/** Stands in for Google in the browser tests: its button script, and ID tokens signed with a key set of our own. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const clientId = 'browser-tests.apps.googleusercontent.com';

/** Runs in the page. The test says who is there in `window.googlePerson`; none means that the window was closed. */
const clientScript = `
(() => {
  const origin = new URL(document.currentScript.src).origin;
  let options;
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    renderButton: (parent) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Continue with Google';
      button.style.height = '44px';
      button.addEventListener('click', async () => {
        if (!window.googlePerson) return options.callback({});
        const body = JSON.stringify({ aud: options.client_id, ...window.googlePerson });
        const response = await fetch(origin + '/sign', { method: 'POST', body });
        options.callback({ credential: await response.text() });
      });
      parent.append(button);
    },
  } } };
})();
`;

/** @param {number} port */
export async function startGoogleStandIn(port) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'browser-tests', alg: 'RS256', use: 'sig' }] });
  const sign = (/** @type {Record<string, unknown>} */ claims) => {
    const now = Math.floor(Date.now() / 1000);
    const all = { iss: 'https://accounts.google.com', email_verified: true, jti: randomUUID(), iat: now, exp: now + 3600, ...claims };
    return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'browser-tests' }).sign(privateKey);
  };
  const bodyOf = async (/** @type {import('node:http').IncomingMessage} */ request) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return JSON.parse(text);
  };
  /** @type {Record<string, [type: string, answer: (request: import('node:http').IncomingMessage) => string | Promise<string>]>} */
  const answers = {
    'GET /client.js': ['text/javascript', () => clientScript],
    'GET /jwks.json': ['application/json', () => jwks],
    'POST /sign': ['text/plain', async (request) => sign(await bodyOf(request))],
  };
  const server = createServer(async (request, response) => {
    const [type, answer] = answers[`${request.method} ${request.url}`] ?? ['text/plain', () => 'Not found'];
    response
      .writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
      .end(await answer(request));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  // The application's own end is the end of this process.
  server.unref();
  return {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_SCRIPT_URL: `http://127.0.0.1:${port}/client.js`,
    GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/jwks.json`,
  };
}
