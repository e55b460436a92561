import { join } from 'node:path';
import type { StateFile } from '@disha/contract/states.files';
import { readStateFiles } from '../catalog/shipped/state-files.ts';

/** How each state admits, as it is shipped. */
export const shippedStates = (): StateFile[] => readStateFiles(join(import.meta.dirname, '..', '..', '..', 'catalog'));
