/** Made by npm run chances:fit from every year there is; not to be edited. */
import type { Model } from './predict.ts';

/** The year the calls are about. */
export const nextYear = 2027;

export const model: Model = {
  weights: [0.6, 0.3, 0.1],
  drift: { gfti: 0.0471389, 'gfti-home': 0.0557173, iiit: 0.0407193, 'nit-home': 0.0123195, nit: 0.0180086, iit: 0.0220185 },
  factors: {
    'every line': 0.212456,
    'group gfti': 0.91225,
    'group pwd': 1.3732,
    'group gfti-home': 1.36904,
    'group iiit': 0.812832,
    'group nit-home': 1.49041,
    'group nit': 0.86595,
    'group iit': 0.767392,
    'size 5': 0.791935,
    'size 6': 0.748523,
    'size 3': 1.15325,
    'size 4': 0.918717,
    'size 7': 1.00518,
    'size 1': 1.76287,
    'size 2': 1.5387,
    'size 0': 2.028,
    'years 2': 1.07193,
    'years 3': 0.970642,
    'moved 1': 0.773954,
    'moved 0': 0.782937,
    'moved 2': 0.866348,
    'moved 4': 1.34305,
    'moved 3': 1.05926,
    'moved 5': 1.85384,
  },
  tails: 4,
};
