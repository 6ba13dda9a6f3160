import { yacht } from '#art/kit/boats.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { num } from '#art/kit/numbers.ts';
import { birds, haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { floatOn, sea } from '#art/kit/water.ts';

function wake(c: Ctx, x: number, y: number, s: number, k: number) {
  c.path(
    `M${num(x - 30 * s)} ${num(y + 2)}q${num(-150 * s * k)} ${num(-8 * s)} ${num(-320 * s * k)} ${num(7 * s)}q${num(150 * s * k)} ${num(8 * s)} ${num(320 * s * k)} 0z`,
    c.p.white,
    0.55,
  ).path(
    `M${num(x + 300 * s * k)} ${num(y + 3)}q${num(80 * s * k)} ${num(-20 * s)} ${num(92 * s * k)} ${num(-2 * s)}q${num(-40 * s * k)} ${num(12 * s)} ${num(-280 * s * k)} ${num(8 * s)}z`,
    c.p.white,
    0.75,
  );
}

export const drawYacht: Scene = (c) => {
  const { W, p } = c;
  const y = 356;
  sky(c, y, { clouds: 5 });
  skyline(c, y, {
    height: [18, 90],
    tone: c.distant(0.3),
    width: [9, 22],
    gap: 14,
    from: c.dir > 0 ? W * 0.5 : -20,
    to: c.dir > 0 ? W + 20 : W * 0.5,
    envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t),
    lights: 1,
    lightWidth: 1,
  });
  haze(c, y, 70, 0.75);
  sea(c, y, 600, { glitter: 26, waves: 34 });
  birds(c, W * 0.5 - c.dir * 60, 190, 4);
  const s = 1.16 * c.scale;
  wake(c, W / 2 - 205 * s, 476, s, 1);
  floatOn(c, W / 2 - 205 * s, 474, s, () => yacht(c), { opacity: 0.3 });
  let d = '';
  for (let i = 0; i < 9; i++) {
    const yy = c.between(486, 560);
    const x = c.between(W / 2 - 230 * s, W / 2 + 230 * s);
    const w = c.between(16, 60);
    d += `M${num(x - w)} ${num(yy)}q${num(w)} -3 ${num(2 * w)} 0q${num(-w)} 2 ${num(-2 * w)} 0z`;
  }
  c.path(d, p.sea[1], 0.7);
};
