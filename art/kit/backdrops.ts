import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Flag } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { palms } from '#art/kit/plants.ts';
import { dunes } from '#art/kit/sand.ts';
import { haze, type SkyOptions, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { sea } from '#art/kit/water.ts';

interface ViewOptions extends SkyOptions {
  needleX?: number;
  needleHeight?: number;
  thin?: Flag;
}

/** View outside a glass wall; hy = horizon. */
export function view(c: Ctx, hy: number, o: ViewOptions = {}) {
  const { W, p } = c;
  sky(c, hy, { clouds: 3, ...o });
  if (!o.thin) {
    skyline(c, hy + 6, {
      height: [40, 130],
      tone: c.distant(0.4),
      width: [34, 56],
      flat: 1,
    });
  }
  haze(c, hy + 6, 90, 0.6);
  skyline(c, hy + 8, { height: [60, 210], tone: p.far, width: [32, 52], gap: 84, lights: 1 });
  needle(c, W / 2 + c.dir * W * (o.needleX ?? 0.16), hy + 8, o.needleHeight ?? 280, 56, {
    fade: 0.2,
  });
  haze(c, hy + 8, 60, 0.85);
  sea(c, hy + 6, 600, { glitter: 8, waves: 4 });
}

interface ShoreOptions extends SkyOptions {
  maxHeight?: number;
  minWidth?: number;
}

/** The usual far shore of a water scene: city, headland or both, by seed. */
export function shore(c: Ctx, y: number, o: ShoreOptions = {}) {
  const { W } = c;
  const v = Math.floor(c.random() * 3);
  sky(c, y, { clouds: 5, ...o });
  if (v !== 1) {
    skyline(c, y, {
      height: [20, o.maxHeight ?? 110],
      tone: c.distant(0.35),
      width: [o.minWidth ?? 20, (o.minWidth ?? 20) * 2],
      gap: 22,
      flat: 1,
      lights: c.dark ? 1 : 0,
      lightWidth: 1.2,
      from: v === 2 ? (c.dir > 0 ? W * 0.36 : -20) : -20,
      to: v === 2 ? (c.dir > 0 ? W + 20 : W * 0.64) : W + 20,
      envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t),
    });
  }
  if (v) {
    const e: Point = c.dir > 0 ? [0, 1] : [W, -1];
    const xAt = (f: number) => int(e[0] + e[1] * W * f);
    c.path(
      `M${xAt(0)} ${y}V${y - 66}L${xAt(0.08)} ${y - 52}L${xAt(0.15)} ${y - 62}L${xAt(0.26)} ${y - 30}L${xAt(0.33)} ${y - 36}L${xAt(0.46)} ${y - 8}L${xAt(0.52)} ${y}Z`,
      c.distant(0.42),
    ).path(
      `M${xAt(0)} ${y}V${y - 30}L${xAt(0.1)} ${y - 36}L${xAt(0.2)} ${y - 16}L${xAt(0.28)} ${y - 20}L${xAt(0.38)} ${y}Z`,
      c.distant(0.15),
      0.6,
    );
  }
  if (v === 0) {
    needle(c, W * (c.dir > 0 ? 0.76 : 0.24), y, (o.maxHeight ?? 110) * 1.75, 34, { fade: 0.42 });
  }
  haze(c, y, 70, 0.75);
}

/** The coast seen from a height: city on the horizon, shallow sea, sandbanks. */
export function coastBelow(c: Ctx, y: number, o: SkyOptions = {}) {
  const { W, p } = c;
  sky(c, y, { clouds: 5, ...o });
  const far = c.dir > 0;
  skyline(c, y, {
    height: [22, 96],
    tone: c.distant(0.4),
    width: [20, 36],
    gap: 18,
    flat: 1,
    lights: c.dark ? 1 : 0,
    lightWidth: 1.2,
    from: far ? W * 0.4 : -20,
    to: far ? W + 20 : W * 0.6,
    envelope: (t) => 0.35 + 0.65 * Math.sin(Math.PI * t),
  });
  needle(c, W * (far ? 0.78 : 0.22), y, 196, 36, { fade: 0.4 });
  haze(c, y, 80, 0.8);
  c.band(y, 601 - y, [p.sea[0], [p.sea[1], 0.34], p.sea[2]]);
  const e = far ? 0 : W;
  const d = far ? 1 : -1;
  const xAt = (f: number) => int(e + d * W * f);
  let g = '';
  for (let i = 0; i < 16; i++) {
    const t = ((i + 0.4) / 16) ** 1.4;
    const w = (8 + t * 40) * c.between(0.4, 1.1);
    const x = c.sunX + c.between(-1, 1) * (6 + t * 40);
    g += `M${int(x - w)} ${int(y + 3 + t * (590 - y))}h${int(2 * w)}`;
  }
  c.line(g, p.sun, 2, `stroke-linecap="round" opacity="${c.night ? 0.4 : 0.55}"`);
  c.path(
    `M${e} ${y + 4}C${xAt(0.16)} ${y + 8} ${xAt(0.34)} ${y + 14} ${xAt(0.42)} ${y + 26}C${xAt(0.46)} ${y + 40} ${xAt(0.3)} ${y + 52} ${xAt(0.28)} ${y + 72}C${xAt(0.26)} ${y + 92} ${xAt(0.36)} ${y + 108} ${xAt(0.3)} 600H${e}Z`,
    c.pale(p.sea[0], 0.45),
    0.55,
  ).path(
    `M${e} ${y + 4}C${xAt(0.14)} ${y + 9} ${xAt(0.28)} ${y + 14} ${xAt(0.36)} ${y + 25}C${xAt(0.4)} ${y + 36} ${xAt(0.24)} ${y + 50} ${xAt(0.21)} ${y + 70}C${xAt(0.19)} ${y + 92} ${xAt(0.27)} ${y + 110} ${xAt(0.2)} 600H${e}Z`,
    [c.hazy(p.sand[0], 0.3), p.sand[0], p.sand[1]],
  );
  palms(
    c,
    [0, 1, 2, 3, 4, 5, 6]
      .map(() => c.random())
      .sort()
      .map((t) => [xAt(0.02 + c.random() * 0.16), y + 22 + t * 110, 16 + t * 40, c.between(-4, 4)]),
  );
}

/** The desert seen from a height. */
export function desertBelow(c: Ctx) {
  const { W } = c;
  sky(c, 420, { clouds: 5 });
  haze(c, 422, 130, 0.8);
  c.path(
    `M0 424L${int(W * 0.14)} 392L${int(W * 0.3)} 408L${int(W * 0.46)} 384L${int(W * 0.64)} 404L${int(W * 0.84)} 388L${W} 406V450H0Z`,
    c.distant(0.42),
  );
  dunes(c, 446, 2, 1);
  camelsFar(c, W / 2 + c.dir * W * 0.16, 512);
}

/** Three tiny shapes on a crest, to give the air its height. */
const camelsFar = (c: Ctx, x: number, y: number) => {
  for (let i = 0; i < 3; i++) {
    c.path(
      `M${int(x + i * 26)} ${y}l1-9c1-5 4-4 5-7c2-4 4-4 6 0c2 3 4 2 5-2l2-6h4l-3 3l-3 10l0 11h-1.5l-2-9h-7l-3 9z`,
      c.deep(c.p.sand[3], 0.4),
    );
  }
};

/**
 * Layered Hajar ridges on the line y; h = height of the farthest. Each massif: shoulder, summit,
 * notch, lower top.
 */
export function hajar(c: Ctx, y: number, h: number) {
  const { W, p } = c;
  for (let L = 0; L < 3; L++) {
    const k = nth([0.66, 0.4, 0.1], L);
    const hh = h * nth([1, 0.74, 0.42], L);
    const N = Math.max(2, Math.round((nth([2, 3, 3], L) * W) / 800));
    const st = (W + 200) / N;
    const base = mix(p.sand[2], p.far, 0.4);
    const tone = c.hazy(base, k);
    const lit = c.hazy(mix(p.sand[1], p.far, 0.3), k);
    const x00 = -100 - (L % 2) * st * 0.4;
    let d = `M${int(x00)} ${y}`;
    let s = '';
    for (let i = 0; i <= N; i++) {
      const x = x00 + i * st;
      const f = c.random() < 0.5;
      const T: readonly Point[] = [
        [0, c.between(0.18, 0.3)],
        [0.13, c.between(0.36, 0.5)],
        [0.2, c.between(0.4, 0.52)],
        [c.between(0.34, 0.42), c.between(0.78, 1)],
        [c.between(0.48, 0.52), c.between(0.58, 0.7)],
        [c.between(0.56, 0.62), c.between(0.62, 0.8)],
        [0.72, c.between(0.4, 0.5)],
        [0.84, c.between(0.42, 0.52)],
        [1, 0.22],
      ];
      const P = (f ? T.map(([a, b]): Point => [1 - a, b]).reverse() : T).map(
        ([a, b]): Point => [x + a * st, y - b * hh],
      );
      P.forEach(([a, b]) => {
        d += `L${int(a)} ${int(b)}`;
      });
      for (let m = 1; m < P.length - 1; m++) {
        const [a, b] = nth(P, m);
        if (b > nth(P, m - 1)[1] || b > nth(P, m + 1)[1]) continue;
        const v = c.dir > 0 ? nth(P, m + 1) : nth(P, m - 1);
        const dx = v[0] - a;
        const low = y - (y - b) * c.between(0.1, 0.3);
        s += `M${int(a)} ${int(b)}L${int(v[0])} ${int(v[1])}L${int(v[0] + dx * 0.5)} ${int((v[1] + low) / 2)}L${int(v[0] + dx * 0.2)} ${int(low)}L${int(a + dx * 0.3)} ${int(low - 8)}L${int(a + dx * 0.55)} ${int(b + (low - b) * 0.55)}L${int(a - dx * 0.1)} ${int(b + (low - b) * 0.3)}Z`;
      }
    }
    c.path(`${d}V${y}Z`, [lit, c.hazy(lit, 0.4)]).path(s, [tone, c.hazy(tone, 0.45)], 0.85);
    if (L < 2) haze(c, y, hh * 0.7, 0.5);
  }
}
