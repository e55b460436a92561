import { cutoffColumns } from '@disha/contract/chances.words';
import type { Importing } from '../../catalog/list/importing.ts';
import { cutoffsNames } from '../../messages/cutoffs-names.ts';

export const cutoffsImporting: Importing = {
  name: 'cutoffs',
  endpoint: 'POST /desk/import/cutoffs',
  names: cutoffsNames,
  columns: cutoffColumns,
};
