/** Between two points of the map. Plain code, without the table of the districts. */
export interface Point {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, in kilometres. */
export function distance(one: Point, other: Point): number {
  const across = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(across + along * Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))));
}
