import { helicopter } from '#art/kit/aircraft.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { num } from '#art/kit/numbers.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { sea } from '#art/kit/water.ts';

export const drawHelicopter: Scene = (c) => {
  const { W, p } = c;
  const y = 452;
  sky(c, y, { clouds: 4 });
  skyline(c, y, { height: [30, 110], tone: c.distant(0.45), width: [24, 40], flat: 1 });
  haze(c, y, 90, 0.6);
  skyline(c, y, {
    height: [50, 190],
    tone: p.far,
    width: [18, 36],
    gap: 26,
    lights: 1,
    from: c.dir > 0 ? W * 0.55 : -20,
    to: c.dir > 0 ? W + 20 : W * 0.45,
  });
  needle(c, W * (c.dir > 0 ? 0.86 : 0.14), y, 300, 54, { fade: 0.35 });
  haze(c, y, 70, 0.85);
  sea(c, y, 600, { glitter: 16 });
  // crescent islands
  c.path(
    `M${num(W * 0.1)} 520q${num(W * 0.12)} -22 ${num(W * 0.3)} -8q${num(-W * 0.1)} 18 ${num(-W * 0.3)} 8zM${num(W * 0.52)} 556q${num(W * 0.16)} -26 ${num(W * 0.4)} -6q${num(-W * 0.14)} 22 ${num(-W * 0.4)} 6z`,
    mix(p.sand[1], p.sea[1], 0.3),
    0.8,
  );
  const s = 1.02 * c.scale;
  c.group(W / 2 + 20 * s - c.dir * 20, 258, s, () => helicopter(c), 'rot(5)');
};
