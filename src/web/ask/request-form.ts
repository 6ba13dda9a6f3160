/** The form that a brief fills in: every word of it, and what was corrected beside them. */
import type { Brief } from '#contract/ask.ts';
import { type MatterForm, matterLengths } from '#contract/matters/kinds.ts';
import { times } from '#domain/money.ts';
import { chipsOf } from '#web/ask/brief-words.ts';
import type { Words } from '#web/i18n/use-text.ts';

/** One line of it stands in lists. */
const titleOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= matterLengths.title) return line;
  return `${line
    .slice(0, matterLengths.title - 1)
    .trimEnd()
    .toWellFormed()}…`;
};

const mostPeople = 50;

export function customForm(text: string, brief: Brief, words: Words): MatterForm {
  const { day, party, budget } = brief;
  const people = party && party <= mostPeople ? party : null;
  const sum = budget && (budget.each && people ? times(budget.most, people) : budget.most);
  return {
    kind: 'custom',
    title: titleOf(text),
    notes: notesOf(text, brief, words),
    day,
    people,
    budget: sum,
  };
}

/** A venue or an event that was named, with all that its form asks for; else what one writes oneself. */
export function formOf(text: string, brief: Brief, words: Words): MatterForm {
  const [sort, slug = ''] = brief.what?.split('/') ?? [];
  const { day, time, party } = brief;
  const people = party && party <= mostPeople ? party : null;
  const notes = notesOf(text, brief, words);
  if (sort === 'venue' && day && time && people)
    return { kind: 'table', venue: slug, day, time, people, notes };
  if (sort === 'event' && people) return { kind: 'event', event: slug, day, people, notes };
  return customForm(text, brief, words);
}

/** As it was written; below it what the chips say. */
function notesOf(text: string, brief: Brief, words: Words): string {
  const lines = chipsOf(brief, words).flatMap(({ part, value }) =>
    value ? [`${words.t.ask.parts[part]}: ${value}`] : [],
  );
  return [text, lines.join('\n')].filter(Boolean).join('\n\n').slice(0, matterLengths.notes);
}
