import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { roomScale } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

export const drawTradingFloor: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const fy = 404;
  const v = c.random() < 0.5 ? 0 : 1;
  const dk = mix(p.ink, p.sea[2], 0.3);
  const up = c.night ? c.pale(p.glint, 0.25) : c.pale(p.sea[0], 0.2);
  const dn = mix(p.accent, p.glow, 0.12);
  const gold = c.pale(p.glow, 0.1);
  sky(c, 336, { clouds: 3 });
  skyline(c, 344, { height: [60, 190], tone: p.far, width: [34, 56], gap: 60, lights: 1 });
  needle(c, X + c.dir * W * 0.16, 344, 236, 52, { fade: 0.2 });
  haze(c, 346, 80, 0.85);
  c.band(340, 70, [p.sea[0], p.sea[1]]);
  let d = '';
  for (let i = 0; i <= 6; i++) d += `M${int((W * i) / 6)} 120V${fy}`;
  c.line(d, c.polish(0.3), 5).line(`M0 ${fy}H${W}`, c.polish(0.3), 5);
  // ceiling, ring of prices without figures
  c.band(0, 62, [c.deep(dk, 0.5), dk]);
  for (const x of [-0.3, 0, 0.3]) {
    c.path(
      `M${int(X + x * W - 60 * k)} 22h${int(120 * k)}l${int(-10 * k)} 12h${int(-100 * k)}z`,
      c.pale(p.glow, 0.3),
    );
  }
  c.path(`M0 58Q${int(X)} 84 ${W} 58V116Q${int(X)} 138 0 116Z`, [
    mix(p.ink, '#000000', 0.25),
    c.polish(0.25),
  ]).line(
    `M0 58Q${int(X)} 84 ${W} 58M0 116Q${int(X)} 138 ${W} 116`,
    c.deep(p.whiteShade, 0.5),
    2.4,
  );
  const yb = (x: number) => 88 + 23 * (1 - ((x - X) / X) ** 2) * 0.5 * 1.05;
  let a = '';
  let b = '';
  let s = '';
  for (let x = 26; x < W - 20; x += 74 * Math.max(0.8, k)) {
    const y = yb(x);
    if (c.random() < 0.6) {
      a += `M${int(x)} ${int(y + 6)}l7-13l7 13z`;
    } else {
      b += `M${int(x)} ${int(y - 6)}l7 13l7-13z`;
    }
    s += `M${int(x + 22)} ${int(y - 4)}h${int(c.between(16, 34))}M${int(x + 22)} ${int(y + 5)}h${int(c.between(10, 24))}`;
  }
  c.path(a, up).path(b, dn).line(s, gold, 3.6, 0.75);
  // floor
  c.band(fy + 2, 200, [c.deep(p.stoneShade, 0.35), mix(p.ink, p.stoneShade, 0.12)]);
  // a screen: t = 0 curve, 1 candles, 2 bars, 3 area
  const chart = (t: number, w: number, h: number) => {
    const N = 12;
    let y = h * 0.3;
    const pts: Point[] = [];
    for (let i = 0; i <= N; i++) {
      y += c.between(-0.13, 0.16) * h;
      y = Math.max(-h * 0.36, Math.min(h * 0.36, i === 0 ? -h * 0.2 : y));
      pts.push([-w / 2 + 5 + ((w - 10) * i) / N, -y * (0.4 + (0.6 * i) / N)]);
    }
    const L = pts.map(([x, yy], i) => `${i ? 'L' : 'M'}${num(x)} ${num(yy)}`).join('');
    c.line(
      `M${num(-w / 2 + 5)} ${num(-h * 0.22)}H${num(w / 2 - 5)}M${num(-w / 2 + 5)} 0H${num(w / 2 - 5)}M${num(-w / 2 + 5)} ${num(h * 0.22)}H${num(w / 2 - 5)}`,
      p.whiteShade,
      0.8,
      0.25,
    );
    if (t === 1) {
      let g = '';
      let r = '';
      let wk = '';
      pts.slice(1).forEach(([x, yy], i) => {
        const o = nth(pts, i)[1];
        const hh = Math.max(4, Math.abs(yy - o));
        const e = `M${num(x - 3)} ${num(Math.min(yy, o))}h5v${num(hh)}h-5z`;
        if (yy < o) {
          g += e;
        } else {
          r += e;
        }
        wk += `M${num(x - 0.5)} ${num(Math.min(yy, o) - 5)}v${num(hh + 10)}`;
      });
      c.line(wk, p.whiteShade, 1).path(g, up).path(r, dn);
    } else if (t === 2) {
      let g = '';
      for (const [x, yy] of pts) g += `M${num(x)} ${num(h * 0.36)}V${num(yy)}`;
      c.line(g, gold, 4.4);
    } else {
      if (t === 3) c.path(`${L}V${num(h * 0.4)}H${num(-w / 2 + 5)}Z`, up, 0.25);
      c.line(L, t ? up : gold, 2.6, 'stroke-linejoin="round"');
    }
  };
  const mons = [0, 1, 2, 3].map((t) =>
    c.stamp(`m${t}`, () => {
      c.rect(-42, -30, 84, 60, mix(p.ink, '#000000', 0.35), 'rx="3"').rect(-39, -27, 78, 54, [
        c.deep(p.glass, 0.35),
        c.polish(0.2),
      ]);
      chart(t, 78, 54);
    }),
  );
  const desk = c.stamp('desk', () => {
    c.path('M-96 0H96L104 12H-104Z', [c.stone(c.dark ? 0.6 : 0.2), p.stoneShade])
      .path('M-104 12H104V22H-104Z', c.deep(p.stoneShade, 0.5))
      .path('M-92 22H-84V70H-92ZM84 22H92V70H84Z', p.ink)
      .line('M-46-18V0M46-18V0', p.ink, 5)
      .ellipse(0, -60, 150, 100, c.radial(up, 0.16));
  });
  const man = c.stamp('man', () =>
    c
      .path('M-30 34C-38-2-34-26-22-34H22C34-26 38-2 30 34Z', c.white(c.dark ? 0.75 : 0.5))
      .circle(0, -50, 15, c.deep(p.stoneShade, 0.4))
      .path('M-15-50C-17-70 17-70 15-50C10-58-10-58-15-50Z', p.ink)
      .path('M-28 60C-34 20-30-4-20-8H20C30-4 34 20 28 60Z', [mix(p.ink, p.whiteShade, 0.3), p.ink])
      .path('M-4 60H4V84H-4ZM-26 84H26V89H-26Z', p.ink),
  );
  const row = (y: number, sc: number, nn: number, t0: number, gap: number) => {
    for (let i = 0; i < nn; i++) {
      c.group(X + (i - (nn - 1) / 2) * gap, y, sc, () => {
        c.use(desk, 0, 0);
        (
          [
            [-46, -94],
            [46, -94],
            [-46, -31],
            [46, -31],
          ] satisfies Point[]
        ).forEach(([mx, my], r) => {
          c.use(nth(mons, (t0 + r + i * 3) % 4), mx, my, 1.06);
        });
        if ((i + t0) % 4 !== 3) c.use(man, 0, 0);
      });
    }
  };
  row(446, 0.62 * k, W > 900 ? 5 : 4, v, 178 * k);
  row(536, 1.1 * k, W > 900 ? 3 : 2, v + 1, 300 * k);
};
