import { jetskiBody } from '#art/kit/boats.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { sea, spray } from '#art/kit/water.ts';

export const drawJetski: Scene = (c) => {
  const { W, p } = c;
  const y = 330;
  sky(c, y, { clouds: 4 });
  skyline(c, y, {
    height: [20, 110],
    tone: c.distant(0.35),
    width: [16, 30],
    gap: 20,
    flat: 1,
    lights: c.dark,
    envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t),
  });
  haze(c, y, 70, 0.75);
  sea(c, y, 600, { glitter: 22, waves: 30 });
  const s = 1.2 * Math.max(0.7, c.scale);
  const X = W / 2 + 14;
  c.path(
    `M0 ${int(520)}Q${int(X - 130 * s)} 478 ${int(X + 30 * s)} 500Q${int(X - 60 * s)} 556 0 590Z`,
    c.fade(p.white, 0.1, 0.75, 'across'),
  );
  spray(c, X - 40 * s, 506, 190 * s, 150 * s);
  c.group(X, 468, s, () => jetskiBody(c), 'rot(-11)');
  c.add(`<g transform="translate(${int(2 * X + 80 * s)} 0) scale(-1 1)">`);
  spray(c, X + 4, 528, 104 * s, 66 * s);
  c.add('</g>');
  c.path(
    `M${int(X - 190 * s)} 512C${int(X - 90 * s)} 500 ${int(X + 90 * s)} 498 ${int(X + 200 * s)} 520C${int(X + 80 * s)} 540 ${int(X - 120 * s)} 548 ${int(X - 190 * s)} 512Z`,
    [
      [p.white, 0, 0.9],
      [p.sea[1], 1, 0.6],
    ],
  );
};
