/** Whole characters, not halves of them: an emoji or a rare letter is two code units. */
export function cutText(text: string, atMost: number): string {
  const characters = [...text];
  return characters.length <= atMost ? text : `${characters.slice(0, atMost).join('')}…`;
}
