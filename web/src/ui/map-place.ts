/** Where a place of India stands on the dot map (`india.svg`): 100 wide, degrees as they lie in the middle of the country. */
export const mapSize = { width: 100, height: 112 } as const;
const west = 68;
const north = 37;
const perDegree = { longitude: 3.39, latitude: 3.67 };

export interface MapPlace {
  latitude: number;
  longitude: number;
}

export const onMap = ({ latitude, longitude }: MapPlace): readonly [x: number, y: number] => [
  (longitude - west) * perDegree.longitude,
  (north - latitude) * perDegree.latitude,
];
