/** Writing where there may be no storage, or it is full or forbidden: what could not be kept lives in memory. */
export const carefulWrites = {
  /** Whether it is kept. */
  setItem: (name: string, value: unknown): boolean => {
    try {
      localStorage.setItem(name, JSON.stringify(value));
      return true;
    } catch {
      return false;
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
