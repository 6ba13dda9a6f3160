import { Temporal } from 'temporal-polyfill/full';
import type { ArtTime } from '#contract/catalogue/shapes.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { hourIn, lightAt } from '#domain/light.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';

const dubai = { latitude: 25.2, longitude: 55.27, hoursAhead: 4 };
/** The middle of the sun 0.833° below the horizon: its upper edge is gone, refraction counted. */
const zenith = radians(90.833);

/** Sunset in Dubai to the minute, after the general solar position formulas of NOAA. */
export const sunsetInDubai = (day: Day): string => clock(Math.round(sunAtHorizon(day, 'evening')));

export const sunriseInDubai = (day: Day): string => clock(Math.round(sunAtHorizon(day, 'morning')));

/** In which light Dubai lies at a moment. */
export function lightInDubai(moment: Instant): ArtTime {
  const day = dayInDubai(moment);
  const sun = { rise: hourIn(sunriseInDubai(day)), set: hourIn(sunsetInDubai(day)) };
  return lightAt(hourIn(clockInDubai(moment)), sun);
}

/** Minutes after midnight. The sun's own place is read at about the hour it is asked for. */
function sunAtHorizon(day: Day, end: 'morning' | 'evening'): number {
  const part = end === 'evening' ? 0.75 : 0.25;
  const turn = (2 * Math.PI * (Temporal.PlainDate.from(day).dayOfYear - 1 + part)) / 365;
  const latitude = radians(dubai.latitude);
  const tilt = declination(turn);
  const hourAngle = Math.acos(
    Math.cos(zenith) / (Math.cos(latitude) * Math.cos(tilt)) - Math.tan(latitude) * Math.tan(tilt),
  );
  const degrees = ((end === 'evening' ? 1 : -1) * hourAngle * 180) / Math.PI;
  return 720 - 4 * (dubai.longitude - degrees) - equationOfTime(turn) + dubai.hoursAhead * 60;
}

/** Minutes by which the sun is ahead of the clock. */
const equationOfTime = (turn: number): number =>
  229.18 *
  (0.000075 +
    0.001868 * Math.cos(turn) -
    0.032077 * Math.sin(turn) -
    0.014615 * Math.cos(2 * turn) -
    0.040849 * Math.sin(2 * turn));

const declination = (turn: number): number =>
  0.006918 -
  0.399912 * Math.cos(turn) +
  0.070257 * Math.sin(turn) -
  0.006758 * Math.cos(2 * turn) +
  0.000907 * Math.sin(2 * turn) -
  0.002697 * Math.cos(3 * turn) +
  0.00148 * Math.sin(3 * turn);

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function clock(minutes: number): string {
  const padded = (part: number) => String(part).padStart(2, '0');
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
}
