import type { RoomNames } from '../catalog-names.ts';

export const texts: RoomNames = { title: 'My path' };
