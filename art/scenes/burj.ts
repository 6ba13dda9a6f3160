import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { bush, palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { sea } from '#art/kit/water.ts';

export const drawBurj: Scene = (c) => {
  const { W, p } = c;
  const y = 470;
  sky(c, y, {
    clouds: 5,
    sunX: W * 0.5 + (c.sunX < W / 2 ? -1 : 1) * Math.min(150, W * 0.22),
    sunY: c.time === 'day' ? 110 : c.time === 'night' ? 110 : 300,
  });
  skyline(c, y, { height: [50, 150], tone: c.distant(0.4), width: [36, 56], flat: 1 });
  haze(c, y, 130, 0.7);
  skyline(c, y, {
    height: [80, 210],
    tone: c.deep(p.far, 0.1),
    width: [32, 52],
    gap: 66,
    lights: 1,
    envelope: (t) => (Math.abs(t - 0.5) < 0.1 ? 0.5 : 1),
  });
  needle(c, W / 2, y, 428, 104, { fade: 0.1, foot: 0.75 });
  haze(c, y, 80, 0.8);
  c.band(y - 4, 7, mix(p.stone, p.far, 0.3));
  sea(c, y + 3, 600, { sunX: W / 2, glitter: 14, waves: 12 });
  c.path(
    `M${int(W / 2 - 46)} ${y + 3}L${int(W / 2 - 8)} 592H${int(W / 2 + 8)}L${int(W / 2 + 46)} ${y + 3}Z`,
    [
      [c.hazy(p.stone, 0.3), 0, 0.5],
      [p.stone, 1, 0.06],
    ],
  );
  for (const k of [-1, 1]) {
    const e = k < 0 ? 0 : W;
    const xAt = (m: number) => int(W / 2 + k * Math.min(W * m, 620 * m));
    palm(c, xAt(0.33), y + 30, 96, { lean: -k * 0.04 });
    palm(c, xAt(0.43), y + 62, 150, { lean: -k * 0.06 });
    c.path(
      `M${e} ${y + 42}Q${xAt(0.33)} ${y + 40} ${xAt(0.29)} ${y + 52}Q${xAt(0.22)} ${y + 84} ${xAt(0.21)} 600H${e}Z`,
      [mix(p.stoneShade, p.foliage, 0.5), mix(p.ink, p.foliage, 0.35)],
    );
    bush(c, xAt(0.42), y + 50, 130, 22);
  }
};
