type Hook = () => void | Promise<void>;
const hooks = new Set<Hook>();

/** Something to tidy when a person signs out. Returns how to take it back. */
export function onSignOut(hook: Hook): () => void {
  hooks.add(hook);
  return () => {
    hooks.delete(hook);
  };
}

/** A hook that fails is only logged: signing out must always work. */
export async function runSignOutHooks(): Promise<void> {
  for (const hook of hooks) {
    try {
      await hook();
    } catch (error) {
      console.warn('After sign-out:', error instanceof Error ? error.message : error);
    }
  }
}
