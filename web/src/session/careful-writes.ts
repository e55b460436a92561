/** Writing where there may be no storage, or it is full or forbidden: what could not be kept lives in memory. */
export const carefulWrites = {
  setItem: (name: string, value: unknown): void => {
    try {
      localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // As above.
    }
  },
  removeItem: (name: string): void => {
    try {
      localStorage.removeItem(name);
    } catch {
      // As above.
    }
  },
};
