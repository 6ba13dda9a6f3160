import { sailboat, yacht } from '#art/kit/boats.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { floatOn, sea } from '#art/kit/water.ts';

export const drawSkylineMarina: Scene = (c) => {
  const { W, p } = c;
  const y = 408;
  sky(c, y, { clouds: 4 });
  skyline(c, y, { height: [60, 170], tone: c.distant(0.45), width: [36, 60], flat: 1 });
  haze(c, y, 110, 0.65);
  skyline(c, y, {
    height: [110, 285],
    tone: c.deep(p.far, 0.12),
    width: [34, 56],
    gap: 56,
    lights: 1,
    envelope: (t) => 0.45 + 0.55 * Math.sin(Math.PI * (t * 0.9 + 0.05)),
  });
  needle(c, W * 0.5 + c.dir * W * 0.06, y, 350, 62, { fade: 0.2 });
  haze(c, y, 70, 0.85);
  // low promenade with palms
  c.band(y - 7, 9, mix(p.stone, p.far, 0.45));
  let hedge = `M0 ${y - 5}`;
  for (let x = 0; x < W; ) {
    const w = int(c.between(18, 52));
    hedge += `q${w / 2} ${-int(c.between(7, 20))} ${w} 0`;
    x += w;
  }
  c.path(`${hedge}V${y}H0Z`, [mix(p.foliage, p.far, 0.45), c.hazy(p.foliage, 0.35)]);
  sea(c, y + 1, 600);
  const z = Math.min(1, c.scale + 0.12);
  floatOn(c, W * 0.5 - c.dir * W * 0.2 - 120 * z, 496, 0.62 * z, () => yacht(c));
  sailboat(c, W * 0.5 + c.dir * W * 0.3, 446, 0.5);
};
