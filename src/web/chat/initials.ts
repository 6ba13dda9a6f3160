/** Two letters; Arabic names keep theirs apart, so that they do not join. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@.]+/u)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = ends.map((word) => [...(word ?? '')][0] ?? '');
  const isArabic = /\p{Script=Arabic}/u.test(letters.join(''));
  return isArabic ? letters.join('\u200c') : letters.join('').toUpperCase();
}
