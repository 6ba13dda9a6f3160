/** Where everything of the spending plot stands; no pixel of it is decided while drawing. */

/** Of one month: amounts in minor units, in the order in which they stand on the line. */
export interface PlotMonth {
  month: string;
  parts: readonly number[];
}

interface PlotSize {
  width: number;
  height: number;
  /** Room for the figures at the side on which time begins. */
  axis: number;
  /** The highest hairline, and the line everything stands on. */
  top: number;
  base: number;
  bar: number;
}

export const wideSize: PlotSize = {
  width: 760,
  height: 242,
  axis: 52,
  top: 24,
  base: 216,
  bar: 38,
};

/** A telephone: drawn anew, because shrunk figures could not be read. */
export const narrowSize: PlotSize = {
  width: 302,
  height: 226,
  axis: 42,
  top: 24,
  base: 200,
  bar: 26,
};

interface PlotPart {
  /** Its place among the categories. */
  place: number;
  y: number;
  height: number;
}

interface PlotBar {
  month: string;
  x: number;
  width: number;
  middle: number;
  parts: PlotPart[];
  total: number;
  /** Where the total stands, over the bar. */
  totalY: number;
}

export interface Plot {
  lines: { y: number; amount: number }[];
  from: number;
  to: number;
  /** Where the figures of the lines end that face the plot. */
  figuresAt: number;
  bars: PlotBar[];
}

const hairlines = 4;
const gap = 1.5;
const thinnest = 1;

/** `fromRight`: Arabic reads time from the right, so the whole plot is mirrored, figures aside. */
export function plotOf(months: readonly PlotMonth[], size: PlotSize, fromRight: boolean): Plot {
  const { width, axis, top, base } = size;
  const step = stepFor(Math.max(0, ...months.map(drawn)));
  const scale = (base - top) / (step * hairlines);
  const mirror = (x: number) => (fromRight ? width - x : x);
  const slot = (width - axis) / Math.max(months.length, 1);
  const lines = Array.from({ length: hairlines + 1 }, (_, place) => ({
    y: base - place * step * scale,
    amount: place * step,
  }));
  const bars = months.map((month, place) =>
    barOf(month, { middle: mirror(axis + slot * (place + 0.5)), slot, scale, size }),
  );
  return { lines, from: mirror(axis), to: mirror(width), figuresAt: mirror(axis - 10), bars };
}

interface Stand {
  middle: number;
  slot: number;
  scale: number;
  size: PlotSize;
}

function barOf({ month, parts }: PlotMonth, { middle, slot, scale, size }: Stand): PlotBar {
  const { bar, base } = size;
  const width = Math.min(bar, slot * 0.64);
  const standing: PlotPart[] = [];
  let y = base;
  for (const [place, amount] of parts.entries()) {
    if (amount <= 0) continue;
    const height = Math.max(amount * scale - gap, thinnest);
    y -= height;
    standing.push({ place, y, height });
    y -= gap;
  }
  const total = parts.reduce((sum, amount) => sum + amount, 0);
  return { month, x: middle - width / 2, width, middle, parts: standing, total, totalY: y - 6 };
}

/** More came back than was spent: there is no bar below the line; the table says it. */
const drawn = ({ parts }: PlotMonth) => parts.reduce((sum, part) => sum + Math.max(part, 0), 0);

const roundSteps = [1, 2, 2.5, 5, 10];

/** The smallest round step of which four reach the highest bar. */
function stepFor(highest: number): number {
  const least = Math.max(highest / hairlines, 100);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const round = roundSteps.find((factor) => factor * magnitude >= least) ?? 10;
  return round * magnitude;
}
