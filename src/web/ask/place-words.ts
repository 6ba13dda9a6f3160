import type { FreePlace } from '#contract/ask.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';

/** From when to when; a stay by its days. */
export function useWhen({ startsAt, endsAt, day, time }: FreePlace): string {
  const { t, language } = useText();
  const said = sayDay(day, 'short', language);
  const last = dayInDubai(endsAt);
  if (last !== day) return t.ask.until(said, sayDay(last, 'short', language));
  return time ? t.ask.held.fromTo(said, clockInDubai(startsAt), clockInDubai(endsAt)) : said;
}

/** Its page with the sheet open, as it was asked for. */
export const placePath = ({ path, offering, day, time, party }: FreePlace): string =>
  `${path}?${new URLSearchParams({
    book: offering,
    on: day,
    ...(time && { 'said.time': time }),
    'said.party': String(party),
  })}`;
