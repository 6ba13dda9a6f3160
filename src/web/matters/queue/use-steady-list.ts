import { useLayoutEffect, useRef } from 'react';

const slide = { duration: 320, easing: 'cubic-bezier(.2, .7, .1, 1)' };

/**
 * Keeps a list still under the pointer. What comes in above the row one is about to press is scrolled
 * away by as much as it takes; then every row that moved slides, and a new one slides in.
 */
export function useSteadyList(rows: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what moves the list
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const before = places.current;
    const now = placesIn(box);
    places.current = now;
    if (before.size === 0) return;
    const held = heldRow(box);
    const moved = held ? shift(held, before, now) : 0;
    box.scrollTop += moved;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      animate(box, { before, now, moved });
  }, [rows]);
  return list;
}

const rowsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-steady]')];

const placesIn = (box: HTMLElement): Map<string, number> =>
  new Map(rowsIn(box).map((row) => [row.dataset.steady ?? '', row.offsetTop]));

/** The row under the pointer, or the one that has the focus. */
function heldRow(box: HTMLElement): string | undefined {
  const row =
    box.querySelector<HTMLElement>('[data-steady]:hover') ??
    box.querySelector<HTMLElement>('[data-steady]:focus-within');
  return row?.dataset.steady;
}

function shift(row: string, before: Map<string, number>, now: Map<string, number>): number {
  const [then, today] = [before.get(row), now.get(row)];
  return then === undefined || today === undefined ? 0 : today - then;
}

interface Moved {
  before: Map<string, number>;
  now: Map<string, number>;
  /** How far the list was scrolled meanwhile. */
  moved: number;
}

function animate(box: HTMLElement, { before, now, moved }: Moved) {
  for (const row of rowsIn(box)) {
    const id = row.dataset.steady ?? '';
    const by = shift(id, before, now) - moved;
    const known = before.has(id);
    if (known && by === 0) continue;
    const from = known
      ? { transform: `translateY(${-by}px)` }
      : { opacity: 0, transform: 'translateY(-1rem)' };
    row.animate([from, {}], slide);
  }
}
