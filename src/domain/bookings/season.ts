/** Which of its seasons an offering has on a day. */
import type { Offering, Season } from '#contract/catalogue/offerings.ts';
import type { Day } from '#contract/primitives.ts';

/** The season a day falls in; seasons of one offering never overlap. */
export function seasonOf({ seasons }: Offering, day: Day): Season | undefined {
  const date = day.slice('2026-'.length);
  return seasons.find(({ from, to }) =>
    from <= to ? from <= date && date <= to : from <= date || date <= to,
  );
}
