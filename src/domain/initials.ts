/** A person's initials, as they stand in a round where a photograph would. */

/** Two letters: the first of the first and of the last name. Arabic ones stand apart, so that they do not join. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@.]+/u)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = ends.map((word) => [...nameItself(word ?? '')][0] ?? '').filter(Boolean);
  return isArabic(letters.join('')) ? letters.join('\u00a0') : letters.join('').toUpperCase();
}

/** The catalogue writes its people's initials in Latin letters; an Arabic name has its own. */
export const initialsFor = (name: string, latin: string): string =>
  isArabic(name) ? initialsOf(name) : latin;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** The article is not a name's letter: الحداد begins with ح. Only in الله it belongs to the word. */
const nameItself = (word: string): string =>
  /^ال\p{L}{2}/u.test(word) && word !== 'الله' ? word.slice(2) : word;
