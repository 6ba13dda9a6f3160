/** Lets a text through sentence by sentence, each only after it was looked at. */
interface Sentences {
  add(text: string): string[];
  /** What is left when nothing more comes. */
  end(): string[];
  /** Everything that was let through. */
  text(): string;
}

/** A sentence ends with its sign and a space, a line with its break where another item begins; a figure's point is no end. */
const ending = /[.!?؟](?=\s)|\n(?=[^\S\n]*[-*•#\n\d])/;

/** A model that never ends a sentence must not fill the memory. */
const longest = 2000;

export function sentencesOf(look: (sentence: string) => string): Sentences {
  let waiting = '';
  let passed = '';
  const pass = (sentence: string) => {
    const looked = look(sentence);
    passed += looked;
    return looked === '' ? [] : [looked];
  };
  return {
    add: (text) => {
      waiting += text;
      const out: string[] = [];
      for (let found = ending.exec(waiting); found; found = ending.exec(waiting)) {
        const at = found.index + 1;
        out.push(...pass(waiting.slice(0, at)));
        waiting = waiting.slice(at);
      }
      if (waiting.length > longest) throw new Error('it never ends a sentence');
      return out;
    },
    end: () => {
      const rest = waiting;
      waiting = '';
      return rest === '' ? [] : pass(rest);
    },
    text: () => passed,
  };
}
