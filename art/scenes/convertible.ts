import { shore } from '#art/kit/backdrops.ts';
import { sailboat } from '#art/kit/boats.ts';
import { paint, wheel } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { bush, type PalmPlace, palms } from '#art/kit/plants.ts';
import { limb } from '#art/kit/strokes.ts';
import { black, skin } from '#art/kit/tones.ts';
import { sea } from '#art/kit/water.ts';

/** Open grand tourer, nose right, ground y=0, 440 long. */
function roadster(c: Ctx) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const K = black(c);
  const body = c.linear([hi, [a, 0.34], [a, 0.55], b]);
  const tan = mix(p.stoneShade, p.accent, 0.25);
  const sk = skin(c);
  c.ellipse(222, 1, 226, 7, p.ink, 0.5).path('M44-10V-60H146V-10ZM292-10V-60H392V-10Z', K);
  // cabin: seats, two travellers, wheel
  c.path(
    'M140-84C142-112 148-120 158-120C168-120 172-110 174-84ZM176-84C178-108 182-115 190-115C199-115 202-106 204-84Z',
    [c.pale(tan, 0.2), c.deep(tan, 0.3)],
  );
  c.path('M196-82C196-104 202-110 210-110C220-110 224-98 226-82Z', c.white(0.2))
    .circle(214, -121, 10.5, sk)
    .path(
      'M203-118C200-136 226-138 226-124C220-128 212-126 210-116C202-112 186-114 176-120C188-119 198-121 203-118Z',
      mix(p.accent, p.glow, 0.3),
    ); // passenger, scarf in the wind
  c.path('M162-80C162-106 170-114 180-114C192-114 196-100 198-80Z', c.polish(0.5))
    .circle(185, -126, 11.5, sk)
    .path('M173-124C171-142 196-144 198-130C192-133 184-132 180-125Z', K)
    .path('M186-129h11v5h-9z', K);
  limb(c, 'M184-104L206-92L224-94', c.polish(0.5), 8);
  c.line('M224-106L232-84', K, 4, 'round');
  c.path(
    'M276-88L236-128C234-130 230-129 231-126L252-88Z',
    c.linear(
      [
        [p.glint, 0, 0.75],
        [p.glass, 1, 0.6],
      ],
      [1, 0, 0, 1],
    ),
  ).line('M274-88L234-129', c.white(0.3), 3.4, 'round'); // screen
  c.path(
    'M14-28C4-44 8-64 26-73C50-86 82-97 116-97C132-97 142-90 156-88C190-84 226-84 262-88C312-92 366-86 406-68C426-58 436-46 436-32C436-22 430-14 420-13H390C390-84 296-84 296-13H144C144-86 48-86 48-13H28C20-14 17-20 14-28Z',
    body,
  );
  c.path(
    'M26-73C50-86 82-97 116-97C132-97 142-90 156-88C142-84 120-84 100-80C70-76 40-68 12-54C14-62 18-68 26-73Z',
    hi,
    0.4,
  ).path(
    'M12-52C80-62 160-60 220-58C300-56 372-58 428-50C433-44 436-38 436-32H392C380-72 306-72 294-28H146C134-74 58-74 46-28H14C8-36 8-44 12-52Z',
    b,
    0.55,
  );
  c.line('M12-56C80-74 150-70 220-70C300-70 360-76 420-60', hi, 2, 0.8)
    .line('M164-86C158-60 160-36 166-18M262-86C268-60 268-36 262-18', b, 1.6, 0.7)
    .path('M176-66h18v4h-18z', c.white(0.3))
    .path('M272-56C284-58 296-56 300-50L296-36C288-40 276-44 268-44Z', p.ink, 0.75);
  c.path('M388-70C404-68 418-60 424-52C410-52 396-58 388-64Z', c.pale(p.glow, 0.5))
    .path(
      'M14-64C24-68 36-70 46-70L42-63C32-62 20-60 12-57Z',
      c.dark ? '#ff6a4a' : mix(p.accent, b, 0.15),
    )
    .path(
      'M144-20H296V-10H144ZM390-20L434-24C432-14 428-10 420-9H390ZM16-24L48-20V-9H28C21-11 18-16 16-24Z',
      p.ink,
    )
    .line('M120-95C134-95 144-88 156-86H262', c.white(0.2), 2)
    .path('M248-96L262-100L264-90L252-88Z', b);
  wheel(c, 96, -35, 36, 12);
  wheel(c, 343, -35, 36, 12);
}

export const drawConvertible: Scene = (c) => {
  const { W, p } = c;
  const y = 368;
  shore(c, y, { maxHeight: 130, minWidth: 36 });
  sea(c, y, 500, { glitter: 14, waves: 12 });
  sailboat(c, W / 2 + c.dir * W * 0.27, y + 30, 0.34);
  // promenade: palms, planting, sea wall
  const gap = 236;
  const P: PalmPlace[] = [];
  for (let x = c.between(0, 160) - 60; x < W + 60; x += gap) {
    P.push([x, 482, c.between(186, 240), c.between(-3, 3)]);
    if (c.random() < 0.7) bush(c, x + gap / 2, 482, c.between(90, 150), c.between(18, 30));
  }
  palms(c, P);
  c.band(464, 24, [mix(p.white, p.stone, 0.35), c.stone(0.55)]).band(
    460,
    6,
    mix(p.white, p.stone, 0.2),
  );
  let d = '';
  for (let x = -20; x < W; x += 58) d += `M${int(x)} 484v-8a20 9 0 0 1 40 0v8z`;
  c.path(d, c.deep(p.stoneShade, 0.2), 0.55);
  c.band(486, 114, [c.hazy(p.sand[3], 0.3), c.deep(p.sand[3], 0.5)]).band(
    486,
    5,
    c.hazy(p.stone, 0.2),
    0.8,
  );
  d = '';
  for (let i = -1; i < W / 170 + 1; i++) d += `M${int(i * 170 + 30)} 574h104l-12 7h-106z`;
  c.path(d, c.hazy(p.stone, 0.3), 0.7);
  const s = 1.2 * c.scale;
  const k = c.random() < 0.5;
  c.group(W / 2 - (k ? -222 : 222) * s, 560, s, () => roadster(c), '', k);
  if (c.dark) {
    const m = k ? -1 : 1;
    const x = W / 2 + m * 200 * s;
    c.path(
      `M${int(x)} ${int(560 - 62 * s)}L${int(x + m * 320)} 522V594Z`,
      c.fade(p.glow, 0.5, 0, k ? 'back' : 'across'),
    );
  }
  const z = k ? W : 0;
  const m = k ? -1 : 1;
  c.line(
    `M${z} 530h${int(m * W * 0.12)}M${int(z + m * W * 0.03)} 512h${int(m * W * 0.12)}M${z} 548h${int(m * W * 0.08)}`,
    p.white,
    2,
    'opacity=".35" stroke-linecap="round"',
  );
};
