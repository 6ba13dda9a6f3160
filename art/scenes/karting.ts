import { paint } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

export const drawKarting: Scene = (c) => {
  const { W, p } = c;
  const y = 384;
  sky(c, y, { clouds: 4 });
  skyline(c, y, {
    height: [20, 90],
    tone: c.distant(0.45),
    width: [16, 30],
    gap: 26,
    flat: 1,
  });
  haze(c, y, 70, 0.8);
  // stand with sail roof
  c.group(W / 2 + c.dir * W * 0.2, y + 16, 1, () => {
    c.path('M-190 0V-46L190-66V0Z', c.hazy(p.stoneShade, 0.3))
      .line(
        'M-180-10H180M-180-22H180M-180-34H180M-180-46H180',
        c.hazy(p.accent, 0.35),
        5,
        'stroke-dasharray="3 4"',
      )
      .path('M-210-92Q-60-134 0-98Q90-146 214-116L210-108Q90-132 0-86Q-60-118-206-84Z', p.white)
      .line('M-170-86V-40M-60-104V-40M70-112V-40M180-112V-40', p.whiteShade, 3);
  });
  c.band(y + 14, 230, [c.hazy(p.sand[3], 0.35), c.deep(p.sand[3], 0.55)]);
  const kb = (yy: number, h: number, w: number) => {
    let d = '';
    for (let i = 0; i < W / w + 1; i += 2) {
      d += `M${int(i * w)} ${yy}h${int(w)}l${-h} ${h}h${-int(w)}z`;
    }
    c.band(yy, h, p.white).path(d, c.deep(p.accent, 0.1));
  };
  kb(y + 14, 9, 26);
  kb(560, 22, 74);
  c.band(582, 20, mix(p.foliage, p.sand[2], 0.3));
  if (c.dark) {
    for (const m of [0.1, 0.9]) {
      c.line(`M${int(W * m)} ${y + 14}V210`, p.stoneShade, 4)
        .rect(W * m - 20, 196, 40, 16, p.glow)
        .circle(W * m, 204, 110, c.radial(p.glow, 0.5));
    }
  }
  const [a, b, hi] = paint(c);
  const s = 1.2 * c.scale;
  c.group(W / 2 - 10, 544, s, () => {
    c.ellipse(0, 2, 210, 8, p.ink, 0.5)
      .path('M-150-66H-96V-22H-150Z', c.polish(0.3))
      .path('M-146-62h46v8h-46zM-146-50h46v4h-46zM-146-42h46v4h-46z', p.whiteShade)
      .path('M-84-18C-92-62-84-90-70-102L-50-98C-58-76-56-50-44-28L20-22V-14Z', p.ink); // engine, seat
    c.path('M-60-44C-62-80-50-104-30-112C-6-116 12-104 16-86L6-44L-10-30Z', mix(hi, a, 0.5))
      .path('M-34-34L34-52L92-36L96-20L34-30L-20-14Z', c.polish(0.5))
      .path('M4-98C28-90 50-82 70-80L68-70C44-70 16-76-4-84Z', mix(a, b, 0.3))
      .path('M62-92L72-60', 'none', `stroke="${p.ink}" stroke-width="6" stroke-linecap="round"`)
      .line('M70-74L100-28', p.whiteShade, 4);
    c.path('M-36-116C-44-146-24-164 0-163C24-162 36-146 32-128C30-116 18-110 0-110Z', [
      p.white,
      c.white(0.7),
    ])
      .path('M0-148C14-150 28-146 32-138L30-126L4-126C-4-132-4-142 0-148Z', p.glass)
      .path('M-38-134C-20-140-8-140-2-136L-4-130C-16-134-28-132-38-126Z', a);
    c.path('M-120-20H170V-10H-120Z', p.ink)
      .path('M-58-38C-30-44 30-44 62-38L78-14H-74Z', [hi, a, b])
      .path('M96-40C130-44 168-36 196-16C198-12 196-8 190-8H110Z', [hi, a, b])
      .path('M120-34L150-30L146-14L124-14Z', p.white, 0.9);
    for (const [x, r] of [
      [-122, 36],
      [112, 31],
    ] satisfies Point[]) {
      c.circle(x, -r, r, mix(p.ink, '#000000', 0.3))
        .circle(x, -r, r * 0.5, c.stone(0.4))
        .circle(x, -r, r * 0.2, p.ink)
        .circle(
          x,
          -r,
          r * 0.82,
          'none',
          `stroke="${p.stoneShade}" stroke-width="1.5" opacity=".6"`,
        );
    }
  });
  c.line(
    `M0 500H${int(W * 0.22)}M0 520H${int(W * 0.16)}M${int(W * 0.04)} 476H${int(W * 0.2)}`,
    p.white,
    2,
    'opacity=".4" stroke-linecap="round"',
  );
};
