/** Short notices at the bottom right. Anybody may call; the toaster shows them. */
export type ToastTone = 'good' | 'error' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

export const toastMs = 4000;
const toastsVisible = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, text: string): number {
  lastId += 1;
  // The oldest makes room: a pile of notices goes unread.
  change([...toasts, { id: lastId, tone, text }].slice(-toastsVisible));
  return lastId;
}

export const toast = {
  success: (text: string) => show('good', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
  dismiss: (id: number) => {
    change(toasts.filter((entry) => entry.id !== id));
  },
};

export const toastList = {
  get: (): readonly Toast[] => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
