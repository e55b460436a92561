/** As the worker names them (`web/worker/names.ts`). */
export { pageCache, readBySomebody, type ToWorker } from '../../../worker/names.ts';
