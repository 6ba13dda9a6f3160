import type { Attribute, Telling } from '#server/assistant/attributes/attribute.ts';
import { businessAttributes } from '#server/assistant/attributes/business.ts';
import { homeAttributes } from '#server/assistant/attributes/homes.ts';
import { offeringAttributes } from '#server/assistant/attributes/offerings.ts';
import { schoolAttributes } from '#server/assistant/attributes/schools.ts';
import { vipAttributes } from '#server/assistant/attributes/vip.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

export function attributesOf({ entry }: Thing, telling: Telling): Attribute[] {
  if (entry.of === 'offering') return offeringAttributes(entry.item, telling);
  if (entry.of === 'home' || entry.of === 'area' || entry.of === 'agent')
    return homeAttributes(entry, telling);
  if (entry.of === 'company' || entry.of === 'visa') return businessAttributes(entry, telling);
  if (entry.of === 'school' || entry.of === 'curriculum') return schoolAttributes(entry, telling);
  return vipAttributes(entry, telling);
}

/** `$540 per charter`, `from AED 5,500`, nothing where it has no price. */
function priceOf({ price, isFrom, kind }: Thing, { speaker, say }: Telling): string | undefined {
  // The fees of a school and the average of an area are said in a sentence of their own.
  if (!price || kind === 'school' || kind === 'area') return undefined;
  return isFrom ? say.from(speaker.price(price)) : speaker.price(price);
}

/** One line of a list: what it is called, what it costs and what is worth knowing. */
export function lineOf(thing: Thing, telling: Telling): string {
  const { language } = telling;
  const known = attributesOf(thing, telling).filter(({ acts }) => acts.length === 0);
  const parts = [priceOf(thing, telling), ...known.map(({ text }) => text)].filter(Boolean);
  return `**${thing.title[language]}**: ${parts.join(' · ')}`;
}

/** A sentence ends once. */
export const endSentence = (text: string) => (/[.!?؟]$/.test(text) ? text : `${text}.`);
