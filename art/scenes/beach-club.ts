import { sailboat } from '#art/kit/boats.ts';
import { mix } from '#art/kit/colour.ts';
import type { Flag, Scene } from '#art/kit/context.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { palm } from '#art/kit/plants.ts';
import { ripples } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sea } from '#art/kit/water.ts';

export const drawBeachClub: Scene = (c) => {
  const { W, p } = c;
  const y = 330;
  sky(c, y, { clouds: 5 });
  c.path(
    `M${c.dir > 0 ? W : 0} ${y}V${y - 34}Q${int(W / 2 + c.dir * W * 0.3)} ${y - 36} ${int(W / 2 + c.dir * W * 0.12)} ${y}Z`,
    c.distant(0.4),
  );
  haze(c, y, 60, 0.7);
  sea(c, y, 470, { glitter: 18 });
  sailboat(c, W / 2 - c.dir * W * 0.16, y + 26, 0.34);
  c.path(`M0 448Q${int(W * 0.3)} 424 ${int(W * 0.55)} 440T${W} 430V600H0Z`, p.white, 0.75).path(
    `M0 456Q${int(W * 0.3)} 432 ${int(W * 0.55)} 448T${W} 438V600H0Z`,
    [p.sand[0], p.sand[1]],
  );
  ripples(c, 0, W, 480, 596, 8, mix(p.sand[1], p.sand[2], 0.4), 0.4);
  palm(c, W * (c.dir > 0 ? 0.9 : 0.1), 520, 330, { lean: -c.dir * 0.16 });
  palm(c, W * (c.dir > 0 ? 0.985 : 0.015), 540, 270, { lean: -c.dir * 0.05 });
  const para = (x: number, yy: number, s: number, a: string, b: string) =>
    c.group(x, yy, s, () => {
      c.ellipse(26 * c.dir, 4, 96, 11, p.sand[3], 0.28).rect(
        -2.5,
        -206,
        5,
        208,
        c.linear([p.white, p.stoneShade], 'across'),
      );
      const F = [-1, -0.62, -0.22, 0.22, 0.62, 1];
      for (let i = 0; i < 5; i++) {
        c.path(
          `M0-214Q${int(nth(F, i) * 98)}-206 ${int(nth(F, i) * 118)}-146Q${int((nth(F, i) + nth(F, i + 1)) * 59)}-${i === 2 ? 128 : 133} ${int(nth(F, i + 1) * 118)}-146Q${int(nth(F, i + 1) * 98)}-206 0-214Z`,
          i % 2 ? b : a,
        );
      }
      c.path('M0-214Q98-206 118-146Q92-132 73-141Q60-190 0-214Z', p.ink, 0.16).circle(
        0,
        -216,
        4,
        p.stone,
      );
    });
  const bed = (x: number, yy: number, s: number, f?: Flag) =>
    c.use(
      c.stamp('bed', () =>
        c
          .ellipse(0, 4, 96, 8, p.sand[3], 0.3)
          .path('M-84 0h6v-16h-6zM44 0h6v-16h-6z', p.stoneShade)
          .path('M-94-24H50L90-70L98-64L62-14H-94Z', mix(p.stoneShade, p.stone, 0.5))
          .path(
            'M-92-34H46C50-34 52-36 55-39L84-74C90-78 98-72 94-66L60-26C58-24 56-23 52-23H-92C-98-23-98-34-92-34Z',
            [p.white, c.white(0.35)],
          )
          .path('M56-46L76-70C82-76 90-70 86-64L66-40Z', c.hazy(p.accent, 0.1)),
      ),
      x,
      yy,
      s,
      f,
    );
  const A = c.hazy(p.accent, 0.05);
  const B = c.hazy(p.white, 0.05);
  const T = c.deep(p.sea[1], 0.12);
  const k = Math.max(0.72, c.scale);
  para(W / 2 + c.dir * 150 * k, 494, 0.68, T, B);
  bed(W / 2 + c.dir * 110 * k, 502, 0.6);
  bed(W / 2 + c.dir * 226 * k, 508, 0.6, 1);
  para(W / 2 - c.dir * 110 * k, 552, 1.24 * k, A, B);
  bed(W / 2 - c.dir * 196 * k, 568, 1.06 * k);
  bed(W / 2 + 20 - c.dir * 10 * k, 574, 1.06 * k, 1);
  c.group(W / 2 - c.dir * 104 * k, 574, k, () =>
    c
      .path('M-24-34H24V-30H-24ZM-3-30h6v32h-6z', p.stoneShade)
      .path('M-12-36l-3-22h15l-3 22z', c.lamp(0.3))
      .line('M-8-56L-2-72', p.foliage, 2),
  );
};
