import { camel } from '#art/kit/animals.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { num } from '#art/kit/numbers.ts';
import { dunes } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';

function caravan(c: Ctx, x: number, y: number, s: number, k: number) {
  const { p } = c;
  const col = c.deep(p.sand[3], 0.5);
  for (let i = 0; i < k; i++) {
    c.group(
      x + (i - k / 2) * 112 * s * c.dir,
      y + Math.abs(i - 1.5) * 3 - 2,
      s * c.between(0.92, 1.05),
      () => {
        camel(c, col);
        if (i === 0 || i === 2) {
          c.path(
            'M-14-76c8-6 16-4 20 4l2 14l-24-2zM-6-80c-1-8 2-14 6-14s6 5 6 10l-3 8z',
            mix(col, p.accent, 0.55),
          );
        }
      },
      '',
      c.dir < 0,
    );
  }
}

export const drawDesertDunes: Scene = (c) => {
  const { W } = c;
  sky(c, 372, { clouds: 5 });
  haze(c, 372, 110, 0.8);
  // far mesa line
  c.path(
    `M0 372L${num(W * 0.12)} 352L${num(W * 0.3)} 360L${num(W * 0.42)} 342L${num(W * 0.6)} 358L${num(W * 0.8)} 346L${W} 362V400H0Z`,
    c.distant(0.45),
  );
  dunes(c, 372, 3, 1.25);
  // camel train along the middle crest
  const cx = W * 0.5 - c.dir * W * 0.06;
  const y = 424;
  caravan(c, cx, y, 0.56 * Math.max(0.8, c.scale), 4);
};
