/** What the address asks for beside the offering: `?book=<slug>&on=2026-12-01&said.time=16:30&said.party=4`. */
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { bookingLengths } from '#contract/bookings/asks.ts';
import { type Draft, writeDraft } from '#web/bookings/sheet/draft.ts';
import type { Bookable } from '#web/bookings/sheet/offering.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { saidField, withoutSaid } from '#web/platform/addresses/spoken-address.ts';
import { todayInDubai } from '#web/platform/moments.ts';

/** The day, as every link of ours names it. */
const dayName = 'on';

/** Anybody can write an address: what makes no sense is as if it were not there. */
export function draftAsked(
  query: URLSearchParams,
  { addOns }: Pick<Bookable, 'addOns'>,
  today: string,
): Partial<Draft> {
  const day = query.get(dayName) ?? '';
  const time = saidField(query, 'time');
  const [party, length] = [count(saidField(query, 'party')), count(saidField(query, 'length'))];
  const extras = extrasIn(saidField(query, 'extras'), addOns);
  const note = saidField(query, 'notes').slice(0, bookingLengths.note);
  return {
    ...(/^\d{4}-\d\d-\d\d$/.test(day) && day >= today && { day }),
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time }),
    ...(party && { party }),
    ...(length && { length }),
    ...(Object.keys(extras).length > 0 && { addOns: extras }),
    ...(note && { note }),
  };
}

const count = (text: string) => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined);

/** `id:2,id:1`, of those that the offering has. */
function extrasIn(text: string, known: Bookable['addOns']): Record<string, number> {
  const pairs = text.split(',').flatMap((pair): [string, number][] => {
    const [id = '', quantity = ''] = pair.split(':');
    const times = count(quantity);
    return times && known.some((one) => one.id === id) ? [[id, times]] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * It becomes the draft once, and the address forgets it. What is held already is not changed by a link: another
 * day of it is a wish, and the holder is asked whether the hold moves there.
 */
export function useAskedWish({ offering, searching, ours }: SheetState) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const rest = withoutSaid(query);
  rest.delete(dayName);
  const isAsked = rest.size < query.size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known whether something is held
  useEffect(() => {
    if (!isAsked || searching) return;
    const wished = draftAsked(query, offering, todayInDubai());
    const { party: _party, addOns: _extras, note: _note, ...place } = wished;
    writeDraft(offering.slug, ours ? place : wished);
    setQuery(rest, { replace: true, state, preventScrollReset: true });
  }, [isAsked, searching, offering.slug]);
}
