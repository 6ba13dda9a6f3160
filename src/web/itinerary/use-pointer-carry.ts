import { useEffect, useEffectEvent } from 'react';
import type { ItinerarySpot } from '#domain/itinerary/moves.ts';
import type { Moving } from '#web/itinerary/use-carry.ts';

/** So near to an edge of the window the page begins to scroll. */
const edge = 80;
const scrollStep = 14;

/** While something is carried the whole window follows the pointer: rows are drawn anew under it. */
export function usePointerCarry(moving: Moving) {
  const carrying = moving.lifted?.by === 'pointer';
  const follow = useEffectEvent((event: PointerEvent) => {
    const item = moving.lifted?.item;
    const spot = item && spotUnder(event, item.id, item.time !== null);
    if (spot) moving.carry(spot);
    scrollNear(event.clientY);
  });
  const drop = useEffectEvent(() => moving.putDown());
  const back = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') moving.putBack();
  });
  const lose = useEffectEvent(() => moving.putBack());
  useEffect(() => {
    if (!carrying) return;
    const over = new AbortController();
    const heard = { signal: over.signal };
    addEventListener('pointermove', follow, heard);
    addEventListener('pointerup', drop, heard);
    addEventListener('pointercancel', lose, heard);
    addEventListener('keydown', back, heard);
    document.documentElement.classList.add('is-carrying');
    return () => {
      over.abort();
      document.documentElement.classList.remove('is-carrying');
    };
  }, [carrying]);
}

/** The day under the pointer, and in it the last loose row whose middle lies above. */
function spotUnder(
  { clientX, clientY }: PointerEvent,
  id: string,
  timed: boolean,
): ItinerarySpot | undefined {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]');
  const day = place?.dataset.day;
  if (!place || !day) return undefined;
  if (timed) return { day, after: null };
  const rows = [...place.querySelectorAll<HTMLElement>('[data-item]:not([data-timed])')];
  const above = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset.item !== id && top + height / 2 < clientY;
  });
  return { day, after: above.at(-1)?.dataset.item ?? null };
}

function scrollNear(y: number) {
  if (y < edge) scrollBy({ top: -scrollStep, behavior: 'instant' });
  if (y > innerHeight - edge) scrollBy({ top: scrollStep, behavior: 'instant' });
}
