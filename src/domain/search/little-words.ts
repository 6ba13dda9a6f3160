/** Words that carry no wish: nobody looks for them where they wrote anything else. */
import { wordsOf } from '#domain/search/normal-form.ts';

const little = `a an the of in on at to for from and or with by is are am be do does did can could would will
    shall should i we you he she it me my our us your there this that these those what which who when
    where how why much many any some please need want like find show get have has near about if as
    في من على إلى الى عن مع هل ما ماذا كم كيف أين متى هو هي هذا هذه التي الذي أن أو و ثم لي لنا لدي
    أريد اريد نريد أحتاج يمكن يمكنني قد عند بين كل أي لو`;

let spelt: Set<string> | undefined;

/** Spelt when the first word is looked at: a page that carries the list may never be searched. */
export function isLittle(word: string): boolean {
  spelt ??= new Set(wordsOf(little));
  return spelt.has(word);
}

/** The words that matter, plainly spelt; all of them where none matters more. */
export function weightyWords(text: string): string[] {
  const words = wordsOf(text);
  const weighty = words.filter((word) => !isLittle(word));
  return weighty.length > 0 ? weighty : words;
}
