import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int, num } from '#art/kit/numbers.ts';
import { bush, palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';

export const drawApartment: Scene = (c) => {
  const { W, p } = c;
  sky(c, 600, {
    clouds: 4,
    sunY: { dawn: 330, day: 90, golden: 250, dusk: 400, night: 110 }[c.time],
  });
  const tower = (x0: number, w: number, top: number, fl: number, fade: number, ph: number) => {
    const gl = c.hazy(c.dark ? mix(p.glass, p.glow, 0.12) : mix(p.glass, p.glint, 0.25), fade);
    const a = c.hazy(p.white, fade);
    const b = c.hazy(p.whiteShade, fade);
    c.path(
      `M${int(x0)} 600V${int(top + 12)}Q${int(x0 + w / 2)} ${int(top - 22)} ${int(x0 + w)} ${int(top + 12)}V600Z`,
      c.linear([mix(gl, p.glint, 0.4), gl, c.deep(gl, 0.3)], c.dir > 0 ? 'across' : 'back'),
    );
    let A = '';
    let L = '';
    const N = Math.floor((600 - top) / fl);
    const gid = `${c.id}b${c.serial++}`;
    for (let i = 0; i < N; i++) {
      const y = top + 16 + i * fl;
      const s = Math.sin(i * 0.42 + ph) * w * 0.07;
      A += `M${int(x0 - 9 + s)} ${int(y)}Q${int(x0 + w * (0.5 + 0.22 * Math.sin(i * 0.3 + ph)))} ${int(y + 15 + 5 * Math.sin(i * 0.5 + ph))} ${int(x0 + w + 9 + s * 0.4)} ${int(y)}`;
      const on = c.random() < (c.dark ? 0.75 : 0.2);
      const lx = c.between(0.1, 0.72);
      const lw = c.between(0.08, 0.2);
      if (on) L += `M${int(x0 + w * lx)} ${int(y + fl * 0.5 + 7)}h${int(w * lw)}`;
    }
    c.defs += `<path id="${gid}" d="${A}" fill="none"/>`;
    c.line(L, p.glow, num(fl * 0.34), `opacity="${c.dark ? 0.9 : 0.4}"`).add(
      `<use href="#${gid}" y="${num(fl * 0.22)}" stroke="${p.ink}" stroke-width="${num(fl * 0.3)}" opacity=".3"/><use href="#${gid}" stroke="${c.linear([a, mix(a, b, 0.35), b], [c.dir > 0 ? x0 : x0 + w, 0, c.dir > 0 ? x0 + w : x0, 0], 1)}" stroke-width="${num(fl * 0.32)}"/>`,
    );
  };
  tower(W * 0.5 + c.dir * W * 0.2 - 60, 120, 250, 15, 0.45, 1);
  haze(c, 600, 300, 0.5);
  tower(W * 0.5 - c.dir * W * 0.34 - 70, 140, 170, 19, 0.22, 2.4);
  tower(W * 0.5 - 92 + c.dir * 20, 196, 70, 25, 0, 0);
  haze(c, 620, 150, 0.55);
  for (const m of [0.06, 0.2, 0.8, 0.94]) palm(c, W * m, 606, c.between(120, 170));
  for (const m of [0.1, 0.3, 0.62, 0.88]) bush(c, W * m, 604, 210, 46);
};
