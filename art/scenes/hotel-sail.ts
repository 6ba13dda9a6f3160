import { yacht } from '#art/kit/boats.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { floatOn, sea } from '#art/kit/water.ts';

export const drawHotelSail: Scene = (c) => {
  const { W, p } = c;
  const y = 438;
  const k = Math.min(1, W / 620);
  const X = W / 2 + c.dir * W * 0.03;
  sky(c, y, { clouds: 5 });
  skyline(c, y, {
    height: [16, 70],
    tone: c.distant(0.5),
    width: [20, 34],
    gap: 34,
    flat: 1,
  });
  haze(c, y, 90, 0.7);
  sea(c, y, 600, { glitter: 20, waves: 16 });
  floatOn(
    c,
    X,
    y + 4,
    k * 1.02,
    () => {
      c.path('M-30 0L-36-372L-30-380L-26-370L-20 0Z', p.white);
      c.path(
        'M-24 0L-28-338C58-316 128-190 130 0Z',
        c.linear([p.white, c.white(0.35), p.whiteShade], 'across'),
      )
        .path('M-24-4L-27-300C-4-260 14-120 16-4Z', c.linear([p.glint, p.glass], [0, 0, 0.3, 1]))
        .path('M20-4C18-130 0-262-20-318C58-300 116-190 120-4Z', c.pale(p.glass, 0.62), 0.35);
      let d = '';
      for (let i = 1; i < 15; i++) {
        const t = i / 15;
        const yy = -int(320 * (1 - t) ** 1 + 4);
        const xr = 126 * Math.sqrt(1 - (1 - t) ** 2.1);
        d += `M-25 ${yy}Q${int(xr * 0.3)} ${yy + 9} ${int(xr)} ${yy + 2}`;
      }
      c.line(d, c.dark ? p.glow : p.glass, 2, `opacity="${c.dark ? 0.6 : 0.4}"`);
      c.line(
        'M-26-330C40-250 92-150 128-2M-24-190C30-170 90-110 128-2M-26-330C0-250 14-100 17-2',
        p.white,
        3.4,
      ).path('M-28-338C58-316 128-190 130 0H138C138-196 64-326-28-346Z', p.white);
      c.path('M-74 0C-64-14-40-20-20-22H134C156-20 170-10 178 0Z', c.stone(0.3)).path(
        'M-92 6C-80-4-50-6 0-6H150C180-6 200 0 210 8Z',
        [p.sand[0], p.sand[2]],
      );
    },
    { opacity: 0.26, squash: 0.42 },
  );
  c.path(
    `M${c.dir > 0 ? 0 : W} ${y + 2}H${int(X - c.dir * 80 * k)}V${y - 7}H${c.dir > 0 ? 0 : W}Z`,
    c.stone(0.45),
  );
  let d = '';
  for (let i = 0; i < 7; i++) d += `M${int(X - c.dir * (110 + i * 44) * k)} ${y + 1}v9`;
  c.line(d, p.stoneShade, 4);
  palm(c, X - 66 * k, y + 6, 44);
  palm(c, X + 158 * k, y + 6, 50);
  palm(c, X + 184 * k, y + 8, 40);
  floatOn(c, X - c.dir * W * 0.32 - 60, 534, 0.34 * c.scale, () => yacht(c), {
    flip: c.dir < 0,
    opacity: 0.2,
  });
};
