export const texts = {
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
};
