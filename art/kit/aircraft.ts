import { mix } from '#art/kit/colour.ts';
import type { Ctx } from '#art/kit/context.ts';

/** Helicopter, nose right. */
export function helicopter(c: Ctx) {
  const { p } = c;
  const body = c.linear([p.white, c.white(0.2), p.whiteShade]);
  const glass = c.linear([p.glint, [p.glass, 0.7]], [0.8, 0, 0.2, 1]);
  const acc = mix(p.accent, p.stone, 0.15);
  c.path(
    'M-206-58L-236-112C-237-115-235-117-232-117H-216C-213-117-211-116-209-113L-182-56ZM-214-34L-226-8C-227-5-225-4-222-4H-214L-196-34Z',
    acc,
  ); // fin
  c.path('M-36-52L-196-60C-210-60-222-56-222-44C-222-34-212-28-200-30L-40-10Z', [
    p.white,
    c.white(0.85),
  ]);
  c.circle(-208, -44, 17, mix(p.glass, p.whiteShade, 0.3))
    .circle(-208, -44, 17, 'none', `stroke="${p.white}" stroke-width="4"`)
    .line('M-208-60V-28M-224-44H-192M-219-55L-197-33M-197-55L-219-33', p.white, 1.2, 0.7);
  c.path('M-150-57h10l-10 40h-10z', c.white(0.6)).path('M-160-64H-120L-112-58H-150Z', p.whiteShade); // stabiliser
  c.path('M-52-44C-46-72-20-82 14-82H44C64-82 76-74 84-60Z', c.white(0.35))
    .path('M-40-60C-34-70-22-74-8-75L-14-60Z', p.glass)
    .path('M6-78H34L30-68H4Z', p.whiteShade); // cowling
  c.path(
    'M-64-46C-40-60-10-64 30-64H72C112-62 146-38 158 0C160 10 154 18 142 22C118 28 66 30 28 29C-8 28-34 12-50-6C-60-18-70-36-64-46Z',
    body,
  );
  c.path('M156-2C144-36 114-58 78-60L72-10C96-6 128-2 156-2Z', glass)
    .path('M64-60L60-9H24L22-56C34-60 52-60 64-60Z', glass)
    .path('M14-56L16-9H-10C-22-16-30-28-32-42C-20-50-4-55 14-56Z', glass);
  c.path('M156-2C152-14 146-25 138-34L132-5Z', p.white, 0.25).line(
    'M110-52L104-7M68-62V26M18-58V28',
    c.white(0.5),
    2,
  );
  c.path(
    'M-58-14C0 4 90 10 156 6C154 14 150 19 142 22C118 28 66 30 28 29C-8 28-34 12-50-6Z',
    p.accent,
    0.9,
  ).path('M-56-16C0 0 90 6 157 2L156 6C90 10 0 4-54-11Z', mix(p.glow, p.stone, 0.4));
  c.line('M0 28L-10 52M92 27L102 52', p.glass, 4).line(
    'M-52 53H118C132 53 142 49 148 42',
    p.glass,
    4.5,
    'round',
  );
  c.rect(14, -100, 9, 20, p.glass).path('M2-104H35L30-96H8Z', p.glass); // mast
  c.path(
    'M18-106C-60-112-150-112-214-100C-150-104-60-102 18-100ZM18-106C96-114 196-116 262-106C196-108 96-104 18-100Z',
    c.deep(p.glass, 0.4),
  ).ellipse(22, -104, 242, 9, p.white, 0.13);
}
