/** Made by npm run chances:fit from every year there is; not to be edited. */
import type { Model } from './predict.ts';

/** The year the calls are about. */
export const nextYear = 2027;

export const model: Model = {
  weights: [0.6, 0.3, 0.1],
  drift: { gfti: 0.0485038, 'gfti-home': 0.0557173, iiit: 0.0381315, 'nit-home': 0.0123195, nit: 0.0180086, iit: 0.0220185 },
  factors: {
    'every line': 0.212447,
    'group gfti': 0.902754,
    'group pwd': 1.37438,
    'group gfti-home': 1.36063,
    'group iiit': 0.815487,
    'group nit-home': 1.49036,
    'group nit': 0.866115,
    'group iit': 0.767479,
    'size 5': 0.792193,
    'size 6': 0.748646,
    'size 3': 1.15375,
    'size 4': 0.917895,
    'size 7': 1.01554,
    'size 1': 1.76241,
    'size 2': 1.53785,
    'size 0': 2.0271,
    'years 2': 1.07018,
    'years 3': 0.971321,
    'moved 1': 0.774717,
    'moved 0': 0.784185,
    'moved 2': 0.865798,
    'moved 4': 1.34384,
    'moved 3': 1.0587,
    'moved 5': 1.8515,
  },
  tails: 4,
};
