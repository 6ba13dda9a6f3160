import { paint, wheel } from '#art/kit/cars.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { num } from '#art/kit/numbers.ts';
import { dune } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

/** Mid-engined supercar, nose right; ground y=0; 430 long. */
function supercar(c: Ctx) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const body = c.linear([hi, [a, 0.3], [a, 0.5], b]);
  c.ellipse(215, 1, 222, 7, p.ink, 0.55).path(
    'M40-10V-60H140V-10ZM288-10V-60H386V-10Z',
    mix(p.ink, '#000000', 0.4),
  );
  c.path(
    'M16-20C8-24 4-34 5-48C5-60 8-70 16-77C40-82 62-84 92-88C124-102 158-111 196-112C240-112 268-96 304-76C340-71 380-62 408-48C422-40 430-30 430-20C430-14 426-11 420-11H382C382-90 290-90 290-11H136C136-92 42-92 42-11H24Z',
    body,
  );
  c.path('M16-77C40-82 62-84 92-88L116-82C80-78 44-74 8-62C9-68 12-73 16-77Z', b, 0.6); // deck
  c.path(
    'M118-84C142-98 168-106 196-106C232-106 258-94 284-78C250-75 200-73 160-74C140-75 126-78 118-84Z',
    c.linear([p.glint, [p.glass, 0.6]], [0.7, 0, 0.4, 1]),
  ).path('M196-107C200-107 206-106 210-106L222-75L210-74Z', b);
  c.path(
    'M122-70C160-66 220-67 292-70C250-60 210-52 186-30C176-22 160-22 148-24C152-44 146-60 122-70Z',
    b,
    0.75,
  ).path(
    'M134-58C150-56 168-56 184-58C172-50 160-40 154-28C150-28 147-28 145-29C146-40 142-50 134-58Z',
    p.ink,
    0.9,
  ); // intake
  c.line('M10-64C80-80 110-74 150-72C220-68 300-76 400-50', hi, 2, 0.7)
    .path('M352-60C372-58 392-53 404-46C392-48 372-51 356-54Z', c.pale(p.glow, 0.5))
    .path(
      'M6-62C16-66 28-68 40-69L38-64C26-63 16-61 6-57Z',
      c.dark ? '#ff6a4a' : mix(p.accent, b, 0.2),
    );
  c.path(
    'M136-18H290L292-8H134ZM382-18L430-20C430-13 427-9 420-8H380ZM12-22L42-18V-8H26C18-10 13-15 12-22Z',
    p.ink,
  ).line('M288-68L280-24', b, 1.4, 0.6);
  wheel(c, 89, -34, 35);
  wheel(c, 336, -34, 35);
}

function road(c: Ctx, y: number) {
  const { W, p } = c;
  c.band(y, 600 - y, [c.hazy(p.sand[3], 0.28), c.deep(p.sand[3], 0.5)]);
  c.band(y, 3, c.hazy(p.sand[1], 0.3), 0.8);
  let d = '';
  for (let i = -1; i < W / 170 + 1; i++) {
    d += `M${num(i * 170 + 20)} ${num(y + (600 - y) * 0.62)}h96l-10 6h-98z`;
  }
  c.path(d, c.hazy(p.stone, 0.3), 0.75);
}

export const drawSupercar: Scene = (c) => {
  const { W, p } = c;
  const y = 402;
  sky(c, y, { clouds: 4 });
  skyline(c, y, {
    height: [24, 120],
    tone: c.distant(0.4),
    width: [16, 30],
    gap: 14,
    flat: 1,
    envelope: (t) => 0.25 + 0.75 * Math.sin(Math.PI * t) ** 2,
    lights: 1,
    lightWidth: 1,
  });
  needle(c, W * (c.dir > 0 ? 0.72 : 0.28), y, 210, 38, { fade: 0.4 });
  haze(c, y, 90, 0.85);
  dune(
    c,
    [
      [-60, y + 8],
      [W * 0.16, y - 26],
      [W * 0.42, y + 12],
      [W * 0.78, y - 16],
      [W + 60, y + 8],
    ],
    470,
    c.linear([c.hazy(p.sand[0], 0.25), p.sand[1]]),
    c.linear([c.hazy(p.sand[2], 0.25), p.sand[1]]),
  );
  road(c, 452);
  const s = 1.24 * c.scale;
  c.group(W / 2 - 216 * s, 540, s, () => supercar(c));
  if (c.dark) {
    c.path(
      `M${num(W / 2 + 196 * s)} ${num(540 - 50 * s)}L${num(W / 2 + 196 * s + 330)} ${num(540 - 40)}V${num(540 + 34)}Z`,
      c.fade(p.glow, 0.5, 0, 'across'),
    );
  }
};
