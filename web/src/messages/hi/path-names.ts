import type { FeatureNames } from '../catalog-names.ts';

export const texts: FeatureNames = { title: 'मेरा रास्ता' };
