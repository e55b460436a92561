export const texts = {
  title: 'Closing ranks',
  hint: (columns: string) => `A line for each group of seats and year. The first line names the columns: ${columns}.`,
};
