/** The day that is chosen, in the month of the sheet or the two weeks of a page. */
export const chosenDay = (within: Element): HTMLElement | null =>
  within.querySelector('[aria-selected="true"] [data-day], [data-day][aria-pressed="true"]');
