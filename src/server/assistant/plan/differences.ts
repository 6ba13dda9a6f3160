/** Things beside each other: a row for each property in which they differ, and what is the same said once. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { PlanEntry, Venue } from '#domain/assistant/plan/entry.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import { planWords } from '#server/assistant/plan/words.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

type School = Extract<PlanEntry, { of: 'school' }>['item'];
type Row = [name: string, value: string];

/** Nothing where they are of different kinds, or of one whose own lines tell it better. */
export function differences(things: readonly Thing[], telling: Telling): string[] | undefined {
  const rows = things.map((thing) => rowsOf(thing, telling));
  const [first] = rows;
  if (!first || rows.some((one) => one === undefined || one.length !== first.length))
    return undefined;
  const { differ } = planWords(telling);
  const same: string[] = [];
  const lines = first.flatMap(([name], at) => {
    const values = rows.map((one) => one?.[at]?.[1] ?? '');
    if (new Set(values).size > 1) {
      const told = values.map((value, of) => `**${things[of]?.title[telling.language]}** ${value}`);
      return [`- ${name}: ${told.join(' · ')}`];
    }
    same.push(`${name} ${values[0]}`);
    return [];
  });
  return same.length > 0 ? [...lines, differ.same(same.join(telling.say.comma))] : lines;
}

function rowsOf({ entry }: Thing, telling: Telling): Row[] | undefined {
  if (entry.of === 'offering') return offeringRows(entry.item, telling);
  if (entry.of === 'school') return schoolRows(entry.item, telling);
  return entry.of === 'venue' ? venueRows(entry.item, telling) : undefined;
}

function offeringRows(item: Offering, telling: Telling): Row[] {
  const { language, speaker } = telling;
  const { differ } = planWords(telling);
  return [
    [differ.price, speaker.price(item.price)],
    [differ.duration, item.duration.text[language]],
    [differ.guests, differ.upTo(item.capacity.maxParty)],
    [differ.age, differ.fromAge(item.requirements.minAge)],
    [differ.where, item.location[language]],
    [differ.free, differ.hoursBefore(item.cancellation.freeUntilHours)],
  ];
}

function venueRows(item: Venue, telling: Telling): Row[] {
  const { language, speaker, say } = telling;
  const { differ } = planWords(telling);
  return [
    [differ.spend, speaker.price(item.minimumSpend)],
    [differ.where, item.location[language]],
    [differ.hours, say.facts.hours(item.opens, item.closes)],
    [differ.age, differ.fromAge(item.minAge)],
    [differ.dress, item.dressCode[language]],
  ];
}

function schoolRows(item: School, telling: Telling): Row[] {
  const { language, say } = telling;
  const { differ } = planWords(telling);
  return [
    [differ.price, item.feesText[language]],
    [differ.pupils, say.facts.ages(item.ages.from, item.ages.to)],
    [differ.waiting, item.waitlist.text[language]],
  ];
}
