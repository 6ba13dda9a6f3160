const day = 24 * 60;

/** Dubai is four hours ahead of Greenwich all year. */
const ahead = 4 * 60;

/** The minute of the day in Dubai. */
export const minuteInDubai = (milliseconds: number): number =>
  (Math.floor(milliseconds / 60_000) + ahead) % day;

/** `05:40` as a minute of the day. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

export const timeOf = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** Whose hour it is by the minutes at which each begins, and how much of it has passed; the last lasts until the first. */
export function whoseHour(minute: number, begins: readonly number[]) {
  const later = begins.findIndex((begin) => begin > minute);
  const place = (later === -1 ? begins.length : later || begins.length) - 1;
  const begin = begins[place] ?? 0;
  const end = begins[(place + 1) % begins.length] ?? day;
  const since = (minute - begin + day) % day;
  return { place, passed: since / ((end - begin + day) % day || day) };
}
