import { sheetOf, useKeptSheets, type SheetOf } from './kept-sheets.ts';
import { perYearOf, sumOf } from './sheet.ts';

/** For rooms that weigh a way of a plan against a budget: rupees a year by the student's own figures; undefined where there are none. */
export function useYearlyCosts(): (of: SheetOf) => number | undefined {
  const sheets = useKeptSheets();
  return (of) => {
    const sheet = sheetOf(sheets, of);
    const sum = sheet && sumOf(sheet);
    return sum && sum.costs > 0 ? perYearOf(sum) : undefined;
  };
}
