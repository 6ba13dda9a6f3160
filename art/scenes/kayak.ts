import { hajar } from '#art/kit/backdrops.ts';
import { paint } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { limb } from '#art/kit/strokes.ts';
import { black, skin } from '#art/kit/tones.ts';
import { floatOn, sea } from '#art/kit/water.ts';

/** A rounded mangrove crown: lobes on a flat foot. */
function crown(c: Ctx, x: number, y: number, w: number, h: number, col: string) {
  let d = `M${int(x - w / 2)} ${y}`;
  const N = 7;
  for (let i = 0; i < N; i++) {
    const t0 = Math.PI * (1 - i / N);
    const t1 = Math.PI * (1 - (i + 1) / N);
    const x1 = x + (w / 2) * Math.cos(t1);
    const y1 = y - h * Math.sin(t1);
    const r = int(
      Math.hypot((w / 2) * (Math.cos(t1) - Math.cos(t0)), h * (Math.sin(t1) - Math.sin(t0))) *
        c.between(0.52, 0.62),
    );
    d += `A${r} ${r} 0 0 1 ${int(x1)} ${int(y1)}`;
  }
  c.path(`${d}Q${int(x)} ${y + 10} ${int(x - w / 2)} ${y}Z`, col);
}

/** Paddler and kayak, bow right, waterline y=0; two: tandem. */
function kayak(c: Ctx, two: boolean) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const K = black(c);
  const sk = skin(c);
  const L = two ? 232 : 190;
  const deck = c.linear([hi, a, b]);
  const vests = [mix(p.accent, p.glow, 0.12), c.deep(p.sea[1], 0.15)];
  const man = (x: number, i: number) => {
    const v = nth(vests, i % 2);
    c.path(
      `M${x - 26}-22C${x - 28}-52 ${x - 22}-78 ${x - 8}-88C${x + 6}-92 ${x + 18}-84 ${x + 20}-70C${x + 22}-52 ${x + 20}-36 ${x + 18}-22Z`,
      c.linear([c.pale(v, 0.25), v, c.deep(v, 0.35)], [0, 0, 1, 0.3]),
    ).line(
      `M${x - 24}-56C${x - 12}-50 ${x + 8}-50 ${x + 20}-54M${x - 26}-38C${x - 12}-32 ${x + 8}-32 ${x + 20}-36`,
      c.deep(v, 0.45),
      2.4,
    );
    c.line(`M${x + 104} 2L${x - 74}-128`, c.polish(0.3), 4, 'round').path(
      `M${x + 88}-10C${x + 100}-12 ${x + 122} 2 ${x + 128} 12C${x + 116} 20 ${x + 92} 10 ${x + 88}-10ZM${x - 60}-118C${x - 76}-114 ${x - 98}-132 ${x - 102}-146C${x - 86}-152 ${x - 62}-138 ${x - 60}-118Z`,
      [c.pale(a, 0.4), a],
    );
    limb(c, `M${x + 8}-78L${x + 38}-62L${x + 56}-33`, sk, 10);
    c.circle(x + 57, -32, 6, sk);
    limb(c, `M${x - 8}-78L${x - 2}-56L${x - 12}-83`, c.deep(sk, 0.12), 10);
    c.circle(x - 13, -84, 6, sk);
    c.circle(x + 3, -104, 14, sk);
    if (i % 2) {
      c.path(
        `M${x - 13}-102C${x - 16}-124 ${x + 19}-126 ${x + 19}-107C${x + 10}-113 ${x}-112 ${x - 4}-104C${x - 8}-94 ${x - 14}-90 ${x - 20}-88C${x - 15}-94 ${x - 13}-98 ${x - 13}-102Z`,
        K,
      );
    } else {
      c.path(
        `M${x - 12}-105C${x - 13}-124 ${x + 19}-124 ${x + 18}-107L${x + 30}-104L${x + 16}-102C${x + 6}-108 ${x - 4}-108 ${x - 12}-105Z`,
        mix(p.white, p.stone, 0.3),
      );
    }
  };
  c.ellipse(0, -22, L * 0.3, 6, K);
  if (two) {
    man(62, 1);
    man(-76, 0);
  } else {
    man(-6, Math.floor(c.random() * 2));
  }
  c.path(
    `M${-L}-20C${-L * 0.7}-24 ${-L * 0.4}-26 0-26C${L * 0.5}-26 ${L * 0.8}-24 ${L + 6}-26C${L * 0.86} 2 ${L * 0.5} 10 0 10C${-L * 0.5} 10 ${-L * 0.88} 4 ${-L}-20Z`,
    deck,
  )
    .path(
      `M${-L + 4}-13C${-L * 0.5}-8 ${L * 0.5}-8 ${L}-17C${L * 0.84} 4 ${L * 0.5} 10 0 10C${-L * 0.5} 10 ${-L * 0.88} 4 ${-L + 4}-13Z`,
      b,
      0.55,
    )
    .line(`M${-L}-20C${-L * 0.5}-14 ${L * 0.5}-14 ${L + 4}-25`, c.pale(hi, 0.4), 2.2)
    .line(
      `M${int(L * 0.62)}-25L${int(L * 0.76)}-17M${int(L * 0.76)}-25L${int(L * 0.62)}-17M${-int(L * 0.66)}-24L${-int(L * 0.8)}-16M${-int(L * 0.8)}-23L${-int(L * 0.66)}-16`,
      K,
      1.6,
    );
}

export const drawKayak: Scene = (c) => {
  const { W, p } = c;
  const man = c.random() < 0.5;
  const two = c.random() < 0.5;
  const y = man ? 372 : 366;
  const k = Math.max(0.62, c.scale);
  const f = c.random() < 0.5;
  sky(c, y, { clouds: 4 });
  if (man) {
    skyline(c, y, {
      height: [20, 110],
      tone: c.distant(0.5),
      width: [20, 36],
      gap: 26,
      flat: 1,
      lights: c.dark ? 1 : 0,
    });
    haze(c, y, 80, 0.75);
  } else {
    hajar(c, y, 220);
    haze(c, y, 60, 0.6);
  }
  sea(c, y, 600, {
    glitter: 22,
    waves: 22,
    colours: man
      ? [
          [p.sea[0], 0],
          [mix(p.sea[1], p.leaf, 0.3), 0.35],
          [mix(p.sea[2], p.foliage, 0.4), 1],
        ]
      : undefined,
  });
  if (man) {
    for (const m of [-1, 1]) {
      for (const [fx, yy, s, fade] of [
        [0.3, y + 16, 0.5, 0.4],
        [0.46, y + 50, 1, 0.12],
      ] satisfies (readonly [number, number, number, number])[]) {
        floatOn(
          c,
          W / 2 + m * Math.max(W * fx, 300 * k * fx * 2),
          yy,
          s * (m * c.dir > 0 ? 1.12 : 0.9),
          () =>
            c.use(
              c.stamp(`mg${fade}`, () => {
                const g = c.hazy(p.foliage, fade);
                let r = '';
                for (let i = -5; i <= 5; i++) r += `M${i * 9}-40Q${i * 17}-22 ${i * 21} 2`;
                c.line(r, c.hazy(c.deep(p.stoneShade, 0.5), fade), 3.6, 'round');
                crown(c, 0, -22, 250, 84, g);
                crown(c, -22, -50, 176, 64, mix(g, p.leaf, 0.32));
                crown(c, 34, -78, 104, 40, mix(g, p.leaf, 0.55));
              }),
              0,
              0,
              1,
              m > 0,
            ),
          { opacity: 0.3, squash: 0.4 },
        );
      }
    }
  }
  if (man) {
    const bx = W / 2 + (f ? -1 : 1) * W * 0.2;
    const by = y + 44;
    for (const [dx, z] of [
      [0, 1],
      [40, 0.8],
    ] satisfies Point[]) {
      floatOn(
        c,
        bx + dx,
        by - (1 - z) * 20,
        0.5 * z,
        () =>
          c.print('flam', [0, 0], () =>
            c
              .line('M-2-40V0M6-40V0', c.deep(p.accent, 0.2), 2.4)
              .path(
                'M-30-44C-20-62 12-64 22-52C34-56 38-74 30-86C26-92 34-98 40-92C50-78 42-50 22-40C4-32-18-34-30-44Z',
                c.pale(p.accent, 0.55),
              )
              .path('M38-92L52-86L42-84Z', p.ink),
          ),
        { opacity: 0.25, squash: 0.5 },
      );
    }
  }
  const s = 1.16 * k;
  floatOn(c, W / 2, 500, s, () => kayak(c, two), { opacity: 0.32, flip: f, squash: 0.6 });
  const m = f ? -1 : 1;
  const X = W / 2;
  c.path(
    `M${int(X - m * 180 * s)} 502q${int(-m * 80 * s)} -3 ${int(-m * 170 * s)} 8q${int(m * 100 * s)} 4 ${int(m * 170 * s)} -2z`,
    p.white,
    0.5,
  ).line(
    `M${int(X - 150 * s)} 522q${int(150 * s)} 14 ${int(300 * s)} 0M${int(X - 110 * s)} 544q${int(110 * s)} 10 ${int(220 * s)} 0`,
    p.white,
    1.6,
    'opacity=".35" stroke-linecap="round"',
  );
};
