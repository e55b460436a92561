/** Told the id of the account that was left. At once: nothing may come between leaving and forgetting. */
type Hook = (left: string) => void;
const hooks = new Set<Hook>();

/** Something to tidy when a person signs out. Returns how to take it back. */
export function onSignOut(hook: Hook): () => void {
  hooks.add(hook);
  return () => {
    hooks.delete(hook);
  };
}

/** A hook that fails is only logged: signing out must always work. */
export function runSignOutHooks(left: string): void {
  for (const hook of hooks) {
    try {
      hook(left);
    } catch (error) {
      console.warn('After sign-out:', error instanceof Error ? error.message : error);
    }
  }
}
