/** Told when the guest of this phone was forgotten: somebody else uses it now. */
type Hook = () => void;
const hooks = new Set<Hook>();

export function onGuestForgotten(hook: Hook): () => void {
  hooks.add(hook);
  return () => {
    hooks.delete(hook);
  };
}

export const tellGuestForgotten = (): void => hooks.forEach((hook) => hook());
