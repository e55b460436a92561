/** Google's own sign-in script: fetched once, when a screen that shows the button asks for it. */

interface GoogleButtonLook {
  type: 'standard';
  theme: 'outline';
  size: 'large';
  shape: 'pill';
  text: 'continue_with';
  locale: string;
  width: number;
}

interface GoogleId {
  initialize: (options: { client_id: string; callback: (answer: { credential?: string }) => void; ux_mode: 'popup' }) => void;
  renderButton: (parent: HTMLElement, look: GoogleButtonLook) => void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

type OnCredential = (credential: string | undefined) => void;

let coming: Promise<GoogleId> | undefined;
let listener: OnCredential = () => undefined;

function load(scriptUrl: string, clientId: string): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      // The next screen tries again.
      coming = undefined;
      reject(new Error('The Google script did not load'));
    };
    script.src = scriptUrl;
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      const id = window.google?.accounts?.id;
      if (!id) {
        fail();
        return;
      }
      // Google wants this once a page; who listens may change.
      id.initialize({
        client_id: clientId,
        ux_mode: 'popup',
        callback: ({ credential }) => {
          listener(credential);
        },
      });
      resolve(id);
    };
    document.head.append(script);
  });
}

/** Draws Google's button into `parent`; the newest button's `onCredential` hears the answer. */
export async function drawGoogleButton(
  parent: HTMLElement,
  settings: { scriptUrl: string; clientId: string; locale: string },
  onCredential: OnCredential,
): Promise<void> {
  coming ??= load(settings.scriptUrl, settings.clientId);
  const id = await coming;
  listener = onCredential;
  if (!parent.isConnected) return;
  parent.replaceChildren();
  // Google's widest is 400; on a phone the column decides.
  const width = Math.round(Math.max(200, Math.min(400, parent.clientWidth)));
  const { locale } = settings;
  id.renderButton(parent, { type: 'standard', theme: 'outline', size: 'large', shape: 'pill', text: 'continue_with', locale, width });
}
