/** Whether an answer recites what the assistant was told to be: word for word, in other words, or in disguise. */
import { plain, wordsOf } from '#domain/search/normal-form.ts';

/** So many words in a row are no chance. */
const row = 6;
/** Of so many telling words of a sentence, this share stands in one of the rules. */
const telling = 6;
const share = 0.65;

const disguised = [
  // Letters without a space, as no word has them.
  /[A-Za-z0-9+/_-]{28,}/,
  /(?<![\p{L}\p{N}])(?:\p{L}[ .·_-]){9}/u,
  // Any script but those of our two languages.
  /[^\P{L}\p{scx=Latin}\p{scx=Arabic}]/u,
];

const ofItself =
  /\b(?:system prompt|(?:my|the|these) (?:(?:secret|hidden|internal|initial|original|own) )?(?:instructions|rules|guidelines|prompt)|i (?:was|am|have been) (?:told|instructed|configured|programmed|prompted) to|im (?:told|instructed|programmed) to|tool results?|my tools|developer message|language model|(?:openai|chatgpt|gpt))\b|تعليماتي|تعليمات النظام|موجه النظام|القواعد التي (?:اتبعها|علي)|قواعدي|طلب مني ان|برمجت|نتايج الادوات|ادواتي|نموذج لغوي/;
const refuses =
  /\b(?:cannot|cant|can not|wont|will not|unable|not able)\b|لا (?:استطيع|يمكنني|اقدر)|لن|لا يحق/;
const goesOn = /\b(?:but|however|except|though|here)\b|[:"“«]|لكن|الا ان|وهي/;

/** Words that hold a sentence of another language together, and ones that hold one of ours. */
const foreign = new Set(
  `les des une pour dans vous est und der das nicht mit para los las que por con ist sie etre pas sur sans chaque mes
  sont avec votre nicht eine auf fur werden niemals gli che della sono non una ogni`.split(/\s+/),
);
const ours = new Set(
  'the a an of to in for and is are you we i it with on at from your our or per as by that'.split(
    ' ',
  ),
);

const count = (words: readonly string[], list: ReadonlySet<string>) =>
  words.filter((word) => list.has(word)).length;

/** Neither English nor Arabic: nobody could say what it recites. */
const isForeign = (words: readonly string[]) =>
  count(words, foreign) >= 3 && count(words, foreign) > count(words, ours);

export interface AssistantSecret {
  /** Rows of its words. */
  rows: Set<string>;
  sentences: Set<string>[];
}

export function secretOf(texts: readonly string[]): AssistantSecret {
  const lines = texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.split(/[.;؛]/).map(wordsOf));
  // Two sentences at a time: who retells them runs them together.
  const pairs = lines.flatMap((line) =>
    line.map((words, at) => [...words, ...(line[at + 1] ?? [])]),
  );
  return {
    rows: new Set(lines.flat().flatMap(rowsOf)),
    sentences: pairs.map((words) => new Set(words.filter(isTelling))),
  };
}

const isTelling = (word: string) => word.length > 3;

const rowsOf = (words: readonly string[]): string[] =>
  words.slice(row - 1).map((_, at) => words.slice(at, at + row).join(' '));

export function recitesSecret(text: string, { rows, sentences }: AssistantSecret): boolean {
  if (disguised.some((pattern) => pattern.test(text))) return true;
  const said = plain(text);
  if (ofItself.test(said) && !(refuses.test(said) && !goesOn.test(said))) return true;
  const words = wordsOf(text);
  if (isForeign(words) || rowsOf(words).some((each) => rows.has(each))) return true;
  const carrying = [...new Set(words.filter(isTelling))];
  return (
    carrying.length >= telling &&
    sentences.some(
      (rule) => carrying.filter((word) => rule.has(word)).length >= carrying.length * share,
    )
  );
}
