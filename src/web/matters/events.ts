import type { MatterEvent } from '#contract/matters/parts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import {
  carriedIn,
  carriedLines,
  endingIn,
  linesInWords,
  matterEndingLines,
} from '#domain/matters/money-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { EventFacts } from '#web/matters/event-facts.ts';
import { sayWhenHere } from '#web/platform/moments.ts';

function moneyIn(about: MatterEvent['about'], language: Language, say: (sum: Money) => string) {
  const ending = endingIn(about);
  if (ending) return linesInWords(matterEndingLines(ending, language), say);
  const carried = carriedIn(about);
  return carried ? linesInWords(carriedLines(carried, language), say) : '';
}

/** What happened, as a sentence. */
export function useSayEvent() {
  const { t, format, language } = useText();
  return (event: MatterEvent): string => {
    const { about, kind, name } = event;
    const { due, until, startsAt, amount, currency } = about;
    const moment = due ?? until ?? startsAt;
    const said: EventFacts = {
      by: name,
      version: Number(about.version ?? 0),
      // The server names both or none.
      total: amount ? format.money({ amount, currency } as Money) : '',
      money: moneyIn(about, language, format.money),
      step: Number(about.step ?? 0),
      name: String(about.name ?? ''),
      state: String(about.state ?? ''),
      to: String(about.to ?? ''),
      when: moment ? sayWhenHere(String(moment), language) : '',
      title: String(about.title ?? ''),
      stars: Number(about.stars ?? 0),
      on: Number(about.on ?? 1) === 1,
    };
    return t.matters.events[kind](said);
  };
}
