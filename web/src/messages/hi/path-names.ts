import type { RoomNames } from '../catalog-names.ts';

export const texts: RoomNames = { title: 'मेरा रास्ता' };
