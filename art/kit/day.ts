import { sailboat, yacht } from '#art/kit/boats.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import { Ctx } from '#art/kit/context.ts';
import type { Hour } from '#art/kit/hours.ts';
import { int } from '#art/kit/numbers.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { floatOn, sea } from '#art/kit/water.ts';

/** How far down the line between water and sky lies; the page hangs the day on it. */
const horizon = 0.68;

/**
 * The marina at one of its hours as the ground of a day: no sun and no glitter, because the page sets
 * both by the clock. It is cut by its height alone, so that the line always lies at the same share of it.
 */
export function dayArt(time: Hour): string {
  const options = { scene: 'day-horizon', time, seed: 11, width: 2000, height: 480 };
  const c = new Ctx(options);
  const { W } = c;
  const y = 600 * horizon;
  sky(c, y, { sun: false, clouds: 6, sunX: W * 0.5, sunY: 90 });
  farBank(c, y);
  sea(c, y + 1, 600, { glitter: 0, waves: 46 });
  sailboat(c, W * 0.445, 452, 0.34);
  floatOn(c, W * 0.6, 470, 0.34, () => yacht(c));
  return c.svg({ ...options, grain: false });
}

function farBank(c: Ctx, y: number): void {
  const { W, p } = c;
  const far = mix(p.far, p.haze, 0.55);
  skyline(c, y, { height: [26, 74], tone: far, width: [26, 46], flat: 1 });
  haze(c, y, 80, 0.6);
  skyline(c, y, {
    height: [40, 128],
    tone: mix(p.far, p.haze, 0.12),
    width: [24, 42],
    gap: 74,
    lights: 1,
    envelope: (t) => 0.35 + 0.65 * Math.sin(Math.PI * (t * 0.8 + 0.16)),
  });
  needle(c, W * 0.565, y, 196, 40, { fade: 0.28 });
  haze(c, y, 46, 0.8);
  c.band(y - 5, 6, mix(p.stone, p.far, 0.45));
  let hedge = `M0 ${y - 4}`;
  for (let x = 0; x < W; ) {
    const w = int(c.between(18, 52));
    hedge += `q${w / 2} ${-int(c.between(5, 13))} ${w} 0`;
    x += w;
  }
  c.path(`${hedge}V${y}H0Z`, [mix(p.foliage, p.far, 0.45), c.hazy(p.foliage, 0.35)]);
}
