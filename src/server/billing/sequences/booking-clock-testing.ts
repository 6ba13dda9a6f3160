/** What the passing of time does to a booking's money on paper: jobs come by, days and reservations go. */
import type { Paper, Sheet } from '#server/billing/booked-shapes-testing.ts';
import { askedOfCard, dropUnable, dueOn, onSheet } from '#server/billing/booked-sheets-testing.ts';
import { unpaidOn } from '#server/billing/sequences/print-testing.ts';

/** The house's clock has come by: reservations are taken or let go, the saved card pays, refunds leave. */
export function tend(before: Paper): Paper {
  const paper = structuredClone(before);
  const isOver = paper.state === 'ended';
  const lapsed = paper.sheets.filter((sheet) => tendReserved(paper, sheet));
  if (paper.early && isOver) paper.early.gone = true;
  // Nobody is asked by their bank any more for what is not owed.
  if (isOver)
    for (const [at, sheet] of paper.sheets.entries())
      if (sheet.open?.asks && unpaidOn(sheet) === 0) onSheet(paper, { kind: 'unpaid', sheet: at });
  // What a reservation should have paid is asked of the saved card, even where it is over.
  if (!isOver || lapsed.length > 0) for (const at of paper.sheets.keys()) chargeSaved(paper, at);
  dropUnable(paper);
  return paper;
}

/** Whether one had run out that was needed. */
function tendReserved({ state, day }: Paper, sheet: Sheet): boolean {
  const isOver = state === 'ended';
  let missed = false;
  sheet.reserved = sheet.reserved.filter(({ at, amount, lapsed }) => {
    const due = isOver ? unpaidOn(sheet) : dueOn(sheet, day);
    const taken = Math.min(due, amount);
    if (taken > 0 && lapsed) missed = true;
    else if (taken > 0) sheet.payments[at] = taken;
    return taken === 0 && !isOver && unpaidOn(sheet) > 0;
  });
  return missed;
}

/** The day has come and gone, and with it the days in which a colleague may answer another. */
export const live = (before: Paper): Paper => ({
  ...before,
  state: 'lived',
  day: true,
  wished: before.wished.map((one) => ({ ...one, over: true })),
});

/** Card networks hold a reservation for some days and then let it go, and tell nobody. */
export function lapse(before: Paper): Paper {
  const paper = structuredClone(before);
  if (paper.early?.reserved) paper.early.lapsed = true;
  // Whoever asks about it hears that it is gone, and reserves anew.
  if (paper.unheard?.reserved) paper.unheard = undefined;
  for (const { reserved, open } of paper.sheets) {
    for (const one of reserved) one.lapsed = true;
    // It ran out before the house had heard of it.
    if (open?.taken && open.later) open.lapsed = true;
  }
  return paper;
}

/** One payment at a time: what was begun is gone on with first. */
function chargeSaved(paper: Paper, at: number): void {
  const sheet = paper.sheets[at];
  if (sheet?.open && !sheet.open.asks) onSheet(paper, { kind: 'paid', sheet: at });
  if (!sheet || sheet.open) return;
  sheet.waits = false;
  const due = askedOfCard(paper, sheet, at);
  if (paper.card && due > 0) sheet.payments.push(due);
}

/** All refunds have left. */
export function sendAll(before: Paper): Paper {
  const paper = structuredClone(before);
  for (const sheet of paper.sheets) {
    sheet.gone += sheet.leaving;
    sheet.leaving = 0;
  }
  return paper;
}
