import { pick } from '#art/kit/choice.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { person } from '#art/kit/people.ts';
import { dune } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { floatOn } from '#art/kit/water.ts';

/** Light jet on its wheels, nose right; ground y=0, 400 long. */
function lightJet(c: Ctx, acc: string) {
  const { p } = c;
  const body = c.linear([p.white, [p.white, 0.4], [c.white(0.7), 0.8], p.whiteShade]);
  const gear = c.polish(0.4);
  c.ellipse(170, 4, 240, 8, p.ink, 0.35)
    .path(
      'M6-80L-28-152C-30-156-26-158-22-158H6C12-158 16-156 18-152L74-84Z',
      c.linear([c.pale(acc, 0.15), c.deep(acc, 0.2)], [0, 0, 1, 0.3]),
    )
    .path(
      'M-54-160C-30-166 16-166 40-159C44-157 44-154 40-153H-48C-56-154-58-158-54-160Z',
      c.white(0.3),
    );
  c.line('M306-36V-12M160-36V-14', gear, 6)
    .circle(306, -9, 9, p.ink)
    .circle(306, -9, 3.5, p.whiteShade)
    .circle(154, -10, 11, p.ink)
    .circle(154, -10, 4.5, p.whiteShade)
    .path('M296-40H316L310-26H302Z', gear);
  c.path(
    'M-14-72C16-84 70-92 124-93H250C304-92 344-76 372-54C380-47 378-42 368-40C336-34 300-32 250-32H124C74-34 20-50-14-64C-17-67-17-70-14-72Z',
    body,
  );
  c.path(
    'M306-84C322-79 336-72 348-64L318-64C308-66 304-74 306-84ZM300-86L302-65C292-64 284-67 280-73L284-88Z',
    p.glass,
  ).path('M306-84C312-82 318-80 322-78L314-64C308-66 304-74 306-84Z', p.glint, 0.6);
  let w = '';
  for (let i = 0; i < 5; i++) w += `M${128 + i * 25}-68a7 6 0 1 1 14 0a7 6 0 1 1-14 0z`;
  c.path(w, c.glass())
    .line('M-6-62C90-46 280-44 374-48', acc, 3)
    .line('M20-54C110-40 280-39 360-42', mix(p.glow, p.stoneShade, 0.35), 1.4);
  c.path(
    'M36-110C42-120 100-121 114-112C120-104 118-92 108-88C90-84 56-86 42-92C34-97 32-104 36-110Z',
    [p.white, c.white(0.9)],
  )
    .path('M106-117C116-112 120-98 108-88C112-98 112-108 106-117Z', p.glass)
    .path('M60-88H96L104-78H74Z', p.whiteShade); // nacelle
  c.path('M214-40L120-24C100-21 72-22 58-26L120-42Z', [c.white(0.25), p.whiteShade]).path(
    'M58-26C52-30 44-52 42-62H50C56-50 64-38 76-30Z',
    acc,
  ); // wing, winglet
  // open door and airstair
  c.path('M254-86H280V-40H254Z', c.dark ? p.glow : mix(p.glass, p.glow, 0.25))
    .path('M252-38H282L306 0H276Z', [c.white(0.3), p.whiteShade])
    .line('M258-30H288M263-22H293M268-14H298M273-6H303', c.deep(p.whiteShade, 0.35), 1.8)
    .line('M282-62L308-14V0M254-62L278-16', p.whiteShade, 2.2);
}

export const drawJetLight: Scene = (c) => {
  const { W, p } = c;
  const y = 408;
  const X = W / 2;
  const k = c.scale;
  const acc = pick(c, [mix(p.accent, p.stone, 0.1), c.deep(p.sea[1], 0.15), c.lamp(0.35)]);
  sky(c, y, { clouds: 6 });
  skyline(c, y, {
    height: [16, 100],
    tone: c.distant(0.35),
    width: [16, 30],
    gap: 26,
    lights: 1,
    lightWidth: 1,
    envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t),
  });
  needle(c, W * (c.dir > 0 ? 0.74 : 0.26), y, 180, 32, { fade: 0.4 });
  haze(c, y, 90, 0.85);
  c.band(y, 40, p.haze);
  dune(
    c,
    [
      [-60, y + 6],
      [W * 0.2, y - 18],
      [W * 0.5, y + 8],
      [W * 0.8, y - 12],
      [W + 60, y + 6],
    ],
    450,
    c.linear([c.hazy(p.sand[0], 0.3), p.sand[1]]),
    c.linear([c.hazy(p.sand[2], 0.3), p.sand[1]]),
  );
  // apron: polished, with edge lights
  c.band(432, 168, [
    c.hazy(p.stoneShade, 0.5),
    c.hazy(p.sand[3], 0.2),
    c.deep(p.sand[3], 0.35),
  ]).band(432, 3, p.haze, 0.8);
  let d = '';
  for (let i = 0; i < W / 90 + 1; i++) d += `M${int(i * 90 + 20)} 442h.1`;
  c.line(d, p.glow, 6, `stroke-linecap="round" opacity="${c.dark ? 1 : 0.6}"`).path(
    `M0 588Q${int(X)} 530 ${W} 560L${W} 566Q${int(X)} 537 0 596Z`,
    mix(p.glow, p.stone, 0.3),
    0.6,
  );
  const s = 1.4 * k;
  const x = X - 176 * s;
  const by = 528;
  floatOn(c, x, by, s, () => lightJet(c, acc), { opacity: 0.16, squash: 0.4 });
  // carpet, cones of light, the crew
  c.path(
    `M${int(x + 274 * s)} ${by}H${int(x + 308 * s)}L${int(x + 372 * s)} 600H${int(x + 306 * s)}Z`,
    [p.accent, c.deep(p.accent, 0.3)],
  );
  person(c, x + 322 * s, by + 8, 84 * k, 2);
  person(c, x + 352 * s, by + 18, 88 * k, 0, 1);
  if (c.dark) c.circle(x + 268 * s, by - 62 * s, 90, c.radial(p.glow, 0.55));
  c.group(X - c.dir * 330 * k, 434, k, () =>
    c
      .line('M0 0V-96', p.whiteShade, 3)
      .path('M1-96L46-86V-76L1-66Z', p.accent)
      .path('M16-92.500L28-90V-72L16-69.500Z', p.white),
  );
};
