import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { palettes } from '#art/kit/palette.ts';
import { haze } from '#art/kit/sky.ts';

export const drawNightclub: Scene = (c) => {
  const { W } = c;
  const p = palettes[c.dark ? c.time : 'night'];
  const X = W / 2;
  const a = palettes[c.time].accent;
  const t = mix('#3fa7a0', p.haze, 0.2);
  c.band(0, 600, [mix(p.ink, '#0a2730', 0.4), mix(p.sky[1], p.ink, 0.2), mix(a, p.ink, 0.66)]);
  // mashrabiya light wall
  const st = (x: number, y: number, r: number) => {
    let d = '';
    for (let i = 0; i < 16; i++) {
      const R = i % 2 ? r * 0.765 : r;
      const g = (i / 16) * 6.2832;
      d += `${i ? 'L' : 'M'}${int(x + R * Math.cos(g))} ${int(y + R * Math.sin(g))}`;
    }
    return `${d}Z`;
  };
  const pid = c.define(
    `<pattern id="@" width="52" height="52" patternUnits="userSpaceOnUse"><path d="${st(26, 26, 25)}M0 0l8 8M52 0l-8 8M0 52l8-8M52 52l-8-8" fill="none" stroke="${mix(p.glow, a, 0.3)}" stroke-width="1.4"/></pattern>`,
  );
  c.band(60, 330, pid, 0.35);
  c.band(60, 330, [
    [p.ink, 0, 0.8],
    [p.ink, 0.5, 0],
    [p.ink, 1, 0.75],
  ]);
  c.circle(X, 236, 210, c.radial(p.glow, 0.55, 0, [0.45, 0.2]));
  const v = int(c.random() * 2.98 - 0.49);
  if (v === 0) {
    c.circle(X, 236, 118, 'none', `stroke="${p.glow}" stroke-width="7"`)
      .circle(X, 236, 92, 'none', `stroke="${a}" stroke-width="3" opacity=".9"`)
      .circle(X, 236, 68, [mix(p.glow, a, 0.5), mix(a, p.ink, 0.5)], 0.7);
  } else if (v === 1) {
    c.line(st(X, 236, 136), p.glow, 6)
      .line(st(X, 236, 104), a, 3)
      .path(st(X, 236, 74), [mix(p.glow, a, 0.5), mix(a, p.ink, 0.5)], 0.7);
  } else {
    let d = '';
    for (let i = -6; i <= 6; i++) {
      const h = 130 - Math.abs(i) * 15;
      d += `M${int(X + i * 24)} ${236 - h}V${236 + h}`;
    }
    c.line(d, p.glow, 7, 'stroke-linecap="round" opacity=".9"').line(d, a, 2);
  }
  const beam = (x0: number, x1: number, w: number, col: string, o: number) =>
    c.path(
      `M${int(x0 - 4)} 0H${int(x0 + 4)}L${int(x1 + w)} 470H${int(x1 - w)}Z`,
      c.fade(col, o, 0),
    );
  for (let i = 0; i < 8; i++) {
    const x = (W * (i + 0.5)) / 8;
    const k = i % 2 ? 1 : -1;
    beam(x, x + k * c.between(60, 190), c.between(22, 52), i % 3 ? (i % 2 ? t : p.glow) : a, 0.55);
  }
  for (let i = 0; i < 8; i++) {
    c.rect((W * (i + 0.5)) / 8 - 11, 0, 22, 14, p.ink).circle(
      (W * (i + 0.5)) / 8,
      14,
      7,
      '#fff3d6',
    );
  }
  // booth + artist
  c.path(`M${int(X - 12)} 312a15 17 0 1 1 24 0l3 8c20 4 30 14 34 40h-98c4-26 14-36 34-40z`, p.ink)
    .path(
      `M${int(X - 17)} 296a17 18 0 0 1 34 0h-4a13 14 0 0 0-26 0zM${int(X - 20)} 294h7v14h-7zM${int(X + 13)} 294h7v14h-7z`,
      mix(p.ink, a, 0.5),
    )
    .path(`M${int(X - 150)} 356H${int(X + 150)}L${int(X + 126)} 440H${int(X - 126)}Z`, [
      mix(p.ink, t, 0.3),
      p.ink,
    ])
    .line(`M${int(X - 150)} 356H${int(X + 150)}`, p.glow, 3)
    .line(
      `M${int(X - 118)} 380H${int(X + 118)}M${int(X - 112)} 400H${int(X + 112)}M${int(X - 106)} 420H${int(X + 106)}`,
      t,
      2,
      'stroke-dasharray="30 8" opacity=".7"',
    );
  haze(c, 470, 170, 0.32, mix(a, p.glow, 0.4));
  for (let L = 0; L < 2; L++) {
    let d = '';
    const s = 1 + L * 0.55;
    const y0 = 486 + L * 62;
    for (let x = -10; x < W + 40; x += 44 * s * c.between(0.8, 1.1)) {
      const y = y0 + c.between(-14, 14);
      const r = 11 * s;
      const up = c.random();
      d += `M${int(x - r)} ${int(y)}a${int(r)} ${int(r * 1.15)} 0 1 1 ${int(2 * r)} 0q0 ${int(r)} ${int(-r * 0.5)} ${int(r * 1.2)}q${int(r * 1.7)} ${int(r * 0.4)} ${int(r * 1.9)} ${int(r * 2)}V600H${int(x - r * 2.4)}V${int(y + r * 3.2)}q0 ${int(-r * 1.6)} ${int(r * 1.9)} ${int(-r * 2)}q${int(-r * 0.5)} ${int(-r * 0.3)} ${int(-r * 0.5)} ${int(-r * 1.2)}z`;
      if (up < 0.42) {
        d += `M${int(x + r * 1.3)} ${int(y + r * 2.4)}l${int(r * 0.9)} ${int(-r * 3.6)}l${int(-r * 0.2)} ${int(-r * 1.6)}q${int(r * 0.5)} ${int(-r * 0.5)} ${int(r * 0.8)} ${int(r * 0.1)}l${int(r * 0.1)} ${int(r * 1.7)}l${int(-r * 0.3)} ${int(r * 4)}z`;
      }
    }
    c.path(d, L ? p.ink : mix(p.ink, a, 0.22));
  }
};
