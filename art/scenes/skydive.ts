import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { cloudBank, haze, sky } from '#art/kit/sky.ts';

export const drawSkydive: Scene = (c) => {
  const { W, p } = c;
  c.band(0, 600, c.linear([p.sky[0], p.sky[1], p.sky[2], p.sky[3]], [0, 0, 0, 0.42]));
  sky(c, 250, {
    clouds: 4,
    sunY: { dawn: 196, day: 70, golden: 160, dusk: 214, night: 80 }[c.time],
  });
  haze(c, 250, 90, 0.9);
  c.band(248, 352, [p.haze, [p.sea[1], 0.3], p.sea[2]]);
  // frond archipelago in perspective
  const X = W / 2 - c.dir * 20;
  const sand = c.hazy(p.sand[0], 0.2);
  const sh = mix(p.foliage, p.sand[1], 0.35);
  c.add(
    `<g transform="translate(${int(X)} 474) scale(${+(c.scale * 1.06).toFixed(2)} .44)" fill="none" stroke-linecap="round">`,
  );
  let f = 'M0 300V-150';
  for (let i = 0; i < 8; i++) {
    const yy = 70 - i * 34;
    const l = 210 - Math.abs(i - 3) * 30;
    for (const m of [-1, 1]) {
      f += `M0 ${yy}C${m * l * 0.4} ${yy - 14} ${m * l * 0.8} ${yy - 6} ${m * l} ${yy + 46 - i * 20}`;
    }
  }
  const arc = 'M-256 130C-320-60-190-262 0-262S320-60 256 130';
  c.line(f, c.pale(p.sea[0], 0.35), 26, 0.35)
    .line(arc, c.pale(p.sea[0], 0.35), 40, 0.35)
    .line(f, sand, 15)
    .line(f, sh, 6)
    .line(arc, sand, 22, 'stroke-dasharray="150 26 400 26 400"')
    .line(arc, sh, 8, 'stroke-dasharray="150 26 400 26 400"')
    .add('</g>');
  cloudBank(c, 600, p.white, 0.5, 5, 46);
  // ram-air canopy and jumper
  const s = 1.12 * Math.max(0.72, c.scale);
  const a = c.hazy(p.accent, 0.05);
  const b = c.hazy(p.white, 0.1);
  const cells = 9;
  const P: Point[] = [];
  c.group(
    W / 2 + c.dir * 44 * c.scale,
    168,
    s,
    () => {
      const pt = (i: number, r: number): Point => {
        const t = -1.02 + (2.04 * i) / cells;
        return [r * Math.sin(t), 130 - r * Math.cos(t)];
      };
      for (let i = 0; i < cells; i++) {
        const [x0, y0] = pt(i, 196);
        const [x1, y1] = pt(i + 1, 196);
        const [u0, v0] = pt(i, 164);
        const [u1, v1] = pt(i + 1, 164);
        c.path(
          `M${num(u0)} ${num(v0)}L${num(x0)} ${num(y0)}Q${num(((x0 + x1) / 2) * 1.04)} ${num(((y0 + y1) / 2) * 1.04 - 5)} ${num(x1)} ${num(y1)}L${num(u1)} ${num(v1)}Q${num((u0 + u1) / 2)} ${num((v0 + v1) / 2 + 3)} ${num(u0)} ${num(v0)}Z`,
          i % 4 === 0 ? mix(p.glass, p.glint, 0.2) : i % 2 ? a : b,
        );
        if (i % 2 === 0 || i === cells - 1) P.push([u0, v0]);
        if (i === cells - 1) P.push([u1, v1]);
      }
      c.path(`M-168 30Q0-104 168 30L140 46Q0-66-140 46Z`, p.ink, 0.12);
      c.line(
        P.map(([x, y]) => `M${num(x)} ${num(y)}L${x < 0 ? -9 : 9} 148`).join(''),
        c.dark ? p.haze : p.ink,
        0.8,
        0.7,
      );
      c.path('M-9 146L-13 178L-6 184L-3 152ZM9 146L13 178L6 184L3 152Z', c.polish(0.4))
        .path('M-11 180C-12 170 12 170 11 180L12 212C8 218-8 218-12 212Z', c.deep(p.accent, 0.25))
        .path(
          'M-11 210L-16 236L-9 262L-3 261L-8 236L0 216L9 236L14 260L20 257L16 232L12 210Z',
          c.polish(0.4),
        )
        .circle(0, 168, 8.6, p.white)
        .path('M-8 166a8.6 7 0 0 1 16 0l-1 5h-14z', p.glass)
        .path('M-8 186h16v20h-16z', p.ink, 0.35);
    },
    `rot(${c.dir * 7})`,
  );
};
