import { costSheetOf, useStoredSheets, type SheetOf } from './stored-sheets.ts';
import { perYearOf, sumOf } from './sheet.ts';

/** For features that weigh a way of a plan against a budget: rupees a year by the student's own figures; undefined where there are none. */
export function useYearlyCosts(): (of: SheetOf) => number | undefined {
  const sheets = useStoredSheets();
  return (of) => {
    const sheet = costSheetOf(sheets, of);
    const sum = sheet && sumOf(sheet);
    return sum && sum.costs > 0 ? perYearOf(sum) : undefined;
  };
}
