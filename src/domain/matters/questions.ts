/** What the house asked in its own words: the question itself, and whether yes is an answer to it. */

interface Asked {
  /** The sentence that asks. */
  words: string;
  /** Whether a yes answers it; `hour`, as it was written, where it proposes one. */
  yes: { hour: string | null } | null;
}

/** A full stop within a word or a figure ends nothing. */
const ends = /(?<=[!?؟\n])|(?<=\.)(?=\s)/u;
const hours = /(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/gu;

/** With these begins what can be agreed to; a choice between two is answered in words. */
const agreeable =
  /^(?:(?:so|and|then|please),? )?(?:would|will|shall|should|may|can|could|is|are|am|do|does|did|have|has)\b/iu;
const agreeableArabic = /^(?:و|ف)?(?:هل|أ(?:يناسب|توافق|نحجز|نؤكد))/u;
const choice = /\bor\b|(?:^|\s)(?:أم|أو)(?:\s|$)/iu;

/** Of the last message: one that asks nothing, or several things, is answered in words. */
export function questionIn(text: string): Asked | undefined {
  const found = text
    .split(ends)
    .map((one) => one.trim())
    .filter((one) => one.endsWith('?') || one.endsWith('؟'));
  const words = found.at(-1);
  if (!words || words.length < 2) return undefined;
  const [hour = null, other] = words.match(hours) ?? [];
  const isAgreeable = agreeable.test(words) || agreeableArabic.test(words);
  // Two hours are a choice, whatever stands between them.
  const isChoice = choice.test(words) || other !== undefined;
  return { words, yes: found.length === 1 && isAgreeable && !isChoice ? { hour } : null };
}
