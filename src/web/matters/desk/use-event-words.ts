import type { MatterEvent } from '#contract/matters/parts.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { EventWords } from '#web/matters/desk/text.en.ts';
import { useMoneyWords } from '#web/matters/desk/use-money-words.ts';
import { spokenSoon } from '#web/platform/desk/moments.ts';

type About = MatterEvent['about'];

/** Whichever of the moments an event may carry. */
function hourIn(about: About, language: Language): string {
  const moment = about.due ?? about.until ?? about.startsAt ?? about.at;
  return typeof moment === 'string' ? spokenSoon(moment satisfies Instant, language) : '';
}

const textIn = (...values: (string | number | undefined)[]) =>
  String(values.find((value) => value !== undefined && value !== '') ?? '');

/** An event as a sentence. */
export function useEventWords() {
  const { t, language } = useText();
  const { events, thread } = t.deskMatters;
  const money = useMoneyWords();
  return ({ kind, actor, name, delegate, about }: MatterEvent): string => {
    const nameless = actor === 'system' ? thread.theClock : thread.somebody;
    const words: EventWords = {
      name: delegate ? t.platform.actedFor(delegate, name) : name || nameless,
      what: textIn(about.to, about.name, about.title),
      version: textIn(about.version),
      step: textIn(about.step, about.number),
      hour: hourIn(about, language),
      stars: textIn(about.stars),
      on: about.on !== 0,
      money: money.of({ about }),
    };
    return events[kind](words);
  };
}
