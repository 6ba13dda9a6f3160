/** The same thing as people also say it: with an aside before or after, or with a slip of the finger. */
import type { ClassifierExample } from '#domain/assistant/classifier/learner.ts';

const pick = <Item>(items: readonly Item[], chance: () => number): Item | undefined =>
  items[Math.floor(chance() * items.length)];

/** Each example once more, said less plainly. */
export function withSlips<One extends ClassifierExample>(
  example: One,
  asides: readonly string[],
  chance: () => number,
): One {
  const { text } = example;
  const aside = chance() < 0.6 ? pick(asides, chance) : undefined;
  if (!aside) return { ...example, text: slipped(text, chance) };
  return { ...example, text: chance() < 0.7 ? `${aside} ${text}` : `${text} ${aside}` };
}

/** Two letters change places, one is lost, or one comes twice. */
function slipped(text: string, chance: () => number): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (word.length > 3 ? [at] : []));
  const place = pick(long, chance);
  const word = place === undefined ? undefined : words[place];
  if (place === undefined || !word) return text;
  const at = 1 + Math.floor(chance() * (word.length - 2));
  const [before, one, other, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const ways = [`${other}${one}`, other, `${one}${one}${other}`];
  return words.with(place, `${before}${pick(ways, chance)}${after}`).join(' ');
}
