import { Temporal } from 'temporal-polyfill/full';
import type { Instant } from '#contract/primitives.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');

/** A moment as HTTP headers write it: `Sun, 06 Nov 1994 08:49:37 GMT`. */
export function httpDate(moment: Instant): string {
  const at = Temporal.Instant.from(moment).toZonedDateTimeISO('UTC');
  const date = `${two(at.day)} ${months[at.month - 1]} ${at.year}`;
  return `${days[at.dayOfWeek - 1]}, ${date} ${two(at.hour)}:${two(at.minute)}:${two(at.second)} GMT`;
}

export const httpDateOfSeconds = (seconds: number): string =>
  httpDate(Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString());
