import { plain, wordPattern } from '#domain/search/spelling.ts';
import { stem } from '#domain/search/stems.ts';

/** A text with the words underlined that the search matched, whatever their spelling. */
export function Marked({ text, matched }: { text: string; matched: string[] }) {
  const known = new Set(matched);
  const parts: { at: number; text: string; isMatch: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!known.has(stem(plain(word)))) continue;
    parts.push({ at: end, text: text.slice(end, index), isMatch: false });
    parts.push({ at: index, text: word, isMatch: true });
    end = index + word.length;
  }
  parts.push({ at: end, text: text.slice(end), isMatch: false });
  return parts.map(({ at, text: part, isMatch }) =>
    isMatch ? (
      <mark
        key={`${at} mark`}
        className="bg-transparent text-inherit underline decoration-brass-fill decoration-1 underline-offset-4"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
