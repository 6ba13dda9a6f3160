import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { floatOn, sea } from '#art/kit/water.ts';

export const drawOldTown: Scene = (c) => {
  const { W, p } = c;
  const y = 432;
  const X = W / 2;
  sky(c, y, { clouds: 5 });
  skyline(c, y, {
    height: [30, 150],
    tone: c.distant(0.55),
    width: [34, 50],
    gap: 90,
    flat: 1,
  });
  haze(c, y, 140, 0.75);
  const st = (a: number) =>
    c.linear([c.stone(a), c.stone(a + 0.35)], [c.dir > 0 ? 0 : 1, 0, c.dir > 0 ? 1 : 0, 0.3]);
  const dk = c.dark ? c.lamp(0.25) : mix(p.glass, p.stoneShade, 0.35);
  const block = (x: number, w: number, h: number, a: number) => {
    const m = `M${int(x)} ${y}V${int(y - h)}`;
    c.path(`${m}H${int(x + w)}V${y}Z`, st(a));
    let t = '';
    for (let i = 0; i < w / 26 - 1; i++) t += `M${int(x + 5 + i * 26)} ${int(y - h)}v-8h13v8z`;
    c.path(t, c.stone(a));
    let d = '';
    for (let i = 0; i < Math.floor(w / 60); i++) {
      d +=
        lancet(x + 30 + i * 60, 22, y - 42, y) +
        `M${int(x + 24 + i * 60)} ${int(y - h + 20)}h12v22h-12z`;
    }
    c.path(d, dk);
  };
  const barjeel = (x: number, w: number, h: number, a: number) => {
    c.path(`M${int(x)} ${y}V${int(y - h)}H${int(x + w)}V${y}Z`, st(a)).path(
      `M${int(x - 4)} ${int(y - h)}h${int(w + 8)}v-6h${-int(w + 8)}zM${int(x - 4)} ${int(y - h * 0.58)}h${int(w + 8)}v4h${-int(w + 8)}z`,
      c.pale(p.stone, 0.3),
    );
    let d = '';
    for (let i = 0; i < 4; i++) {
      d += lancet(x + w * (0.17 + i * 0.22), w * 0.13, y - h + 10, int(y - h * 0.6));
    }
    c.path(d, dk).line(
      `M${int(x - 8)} ${int(y - h * 0.82)}h${int(w + 16)}M${int(x - 8)} ${int(y - h * 0.7)}h${int(w + 16)}`,
      c.deep(p.stoneShade, 0.5),
      2.5,
    );
  };
  barjeel(X - c.dir * 250 - 30, 60, 190, 0.3);
  block(-10, W * 0.34, 92, 0.28);
  block(W * 0.62, W * 0.4, 100, 0.3);
  barjeel(X + c.dir * 190 - 36, 72, 250, 0.12);
  block(W * 0.28, W * 0.42, 126, 0.12);
  barjeel(X - c.dir * 60 - 42, 84, 292, 0);
  palm(c, X - c.dir * 160, y + 2, 150);
  palm(c, X + c.dir * 300, y + 2, 130);
  c.path(`M0 ${y}H${W}V${y + 12}H0Z`, mix(p.stoneShade, p.stone, 0.3));
  sea(c, y + 12, 600, { glitter: 22 });
  floatOn(
    c,
    X + c.dir * 20,
    536,
    1.06 * Math.max(0.74, c.scale),
    () => {
      c.path('M-130-74Q0-96 130-74L124-66Q0-84-124-66Z', mix(p.white, p.stone, 0.4)).line(
        'M-100-70V-16M-50-76V-16M0-78V-16M50-76V-16M100-70V-16',
        p.ink,
        3,
      );
      c.path(
        'M-84-18c-2-18 0-26 8-26s10 8 8 26zM-8-18c-2-18 0-26 8-26s10 8 8 26zM68-18c-2-18 0-26 8-26s10 8 8 26z',
        mix(p.ink, p.accent, 0.3),
      )
        .path('M-46-18c-2-18 0-26 8-26s10 8 8 26zM30-18c-2-18 0-26 8-26s10 8 8 26z', p.white)
        .line(
          'M-76-50h.1M-38-50h.1M0-50h.1M38-50h.1M76-50h.1',
          mix(p.stoneShade, p.stone, 0.3),
          12,
          'round',
        );
      c.path(
        'M-184-36C-150-20-60-16 0-16S140-20 178-42C166-8 140 8 100 8H-110C-150 8-172-8-184-36Z',
        [mix(p.stoneShade, p.accent, 0.25), c.deep(p.stoneShade, 0.55)],
      ).line('M-180-32C-140-14-60-10 0-10S140-14 174-38', mix(p.stone, p.accent, 0.2), 3);
    },
    { opacity: 0.3 },
  );
};
