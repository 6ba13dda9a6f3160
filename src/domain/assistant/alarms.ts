/** Signs of danger: phrases that hardly anybody writes who is well, and words that somebody in danger may write. */
import { wordsOf } from '#domain/search/normal-form.ts';

/** In `plain` spelling; one that ends in a star is the beginning of a word. */
export interface EmergencySigns {
  sure: readonly string[];
  possible: readonly string[];
}

export type EmergencySign = 'sure' | 'possible' | 'none';

export function signIn(text: string, { sure, possible }: EmergencySigns): EmergencySign {
  const said = ` ${spellAlarm(text)} `;
  const stands = (sign: string) =>
    said.includes(sign.endsWith('*') ? ` ${sign.slice(0, -1)}` : ` ${sign} `);
  if (sure.some(stands)) return 'sure';
  return possible.some(stands) ? 'possible' : 'none';
}

/** Without letters drawn out in fear, and without what leans on an Arabic word: and, so, with, the. */
export const spellAlarm = (text: string): string =>
  wordsOf(text)
    .map((word) => undrawn(word).replace(leaning, ''))
    .join(' ');

/** Three of a letter and more are one: heeelp, heeeelp. */
function undrawn(word: string): string {
  const runs: string[] = [];
  for (const letter of word)
    if (runs.at(-1)?.startsWith(letter)) runs.push(`${runs.pop()}${letter}`);
    else runs.push(letter);
  return runs.map((run) => (run.length > 2 ? run.charAt(0) : run)).join('');
}

const leaning = /^(?:[وفبل]?ال|[وف])(?=[ء-ي]{3})/;
