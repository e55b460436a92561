/** The last touches to a name of the register, so that it reads as a careful editor would have left it. */
const sacred = /^(shri|shree|radhe|hare|sree|jai)$/i;
const shouted = /\b[A-Z]*[AEIOUY][A-Z]*\b/g;
const titled = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

/** Two or more long words in capitals are no initials. */
const isShouting = (name: string) => /\b(?=[A-Z]*[AEIOUY])[A-Z]{5,}(\s+(?=[A-Z]*[AEIOUY])[A-Z]{4,})+\b/.test(name);

export function finishName(name: string): string {
  const quiet = isShouting(name) ? name.replace(shouted, (word) => (word.length >= 4 ? titled(word) : word)) : name;
  return (
    quiet
      .replace(/\b(\d+)(St|Nd|Rd|Th)\b/g, (_, number: string, ending: string) => number + ending.toLowerCase())
      // A code of the university or of the list behind the name.
      .replace(/[\s.,([-]+[A-Z]{0,3}-?\d[\d-]*\d{2,}\s*\)?$/, '')
      .replace(/[\s([-]+\d+-\d{3,}\)?$/, '')
      .replace(/\b(\p{L}{4,})\b[\s,.]+(?=\1\b)/giu, (whole, word: string) => (sacred.test(word) ? whole : ''))
      // "Nainital (Nainital)", "Engineering (Engineering and Technology)"
      .replace(/\b(\p{L}{4,}) \((\1[^)]*)\)/giu, '$2')
      .replace(/\(\s+/g, '(')
      .replace(/\s{2,}/g, ' ')
      .trim()
  );
}
