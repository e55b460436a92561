/** The tables of catalog/priors that ship. */
import { crowdRow } from '@disha/contract/crowds.files';
import { boardRow, closingRow, countRow, kindRow } from '@disha/contract/priors.files';
import { closingsAt, priorsOf, type Priors } from '../plan/priors.ts';
import { channelFiles } from './real-channels.ts';
import { readCsvRows } from './rows.ts';

const { groups } = channelFiles;
const closings = readCsvRows('priors/closings.csv').map((row) => closingRow.parse(row));

export const realPriors: Priors = priorsOf(
  {
    closings,
    boards: readCsvRows('priors/boards.csv').map((row) => boardRow.parse(row)),
    kinds: readCsvRows('priors/kinds.csv').map((row) => kindRow.parse(row)),
    counts: readCsvRows('priors/counts.csv').map((row) => countRow.parse(row)),
  },
  { groups, crowds: readCsvRows('crowds.csv').map((row) => crowdRow.parse(row)) },
);
export const realClosing = closingsAt(closings, groups);
