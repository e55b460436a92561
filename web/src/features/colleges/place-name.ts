/** "Mumbai, Maharashtra"; a city that is its own state stands once. */
export function placeName({ city, state }: { city: string; state: string }): string {
  return [city, state].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(', ');
}
