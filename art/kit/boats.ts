import { mix } from '#art/kit/colour.ts';
import type { Ctx } from '#art/kit/context.ts';
import { floatOn } from '#art/kit/water.ts';

/** Sailing boat with its reflection; x, y on the waterline. */
export function sailboat(c: Ctx, x: number, y: number, s: number) {
  const { p } = c;
  floatOn(
    c,
    x,
    y,
    s,
    () => {
      c.path('M-4-150C20-110 40-60 46-18H-4Z', p.white)
        .path('M-9-140C-24-100-36-60-42-18H-9Z', c.white(0.55))
        .rect(-7, -156, 2, 148, p.ink)
        .path('M-54-13H62C52 0 40 6 26 7H-36C-46 4-52-4-54-13Z', c.polish(0.4));
    },
    { opacity: 0.22 },
  );
}

/** Motor yacht, bow right; waterline y=0, 400 long. */
export function yacht(c: Ctx) {
  const { p } = c;
  const hull = c.linear([p.white, c.white(0.55)]);
  const glass = c.glass();
  c.path(
    'M118-92C126-108 134-113 150-113H196C206-113 214-108 220-100L214-97H124Z',
    c.white(0.2),
  ).path('M130-97L137-108H160V-97ZM166-97V-108H192C199-108 204-103 208-97Z', glass); // flybridge hardtop
  c.path('M150-113L144-130H150L158-113ZM140-132H164V-129H140Z', p.whiteShade).line(
    'M153-130V-146',
    p.whiteShade,
    1.5,
  );
  c.path('M76-62L92-92C94-96 98-97 104-97H214C236-97 254-80 276-62Z', hull).path(
    'M112-68L120-89H160V-68ZM165-68V-89H210C226-89 240-78 250-68Z',
    glass,
  ); // upper house
  c.path('M34-36L40-62C41-66 45-67 50-67H262C292-66 314-54 336-44Z', hull).path(
    'M92-42L96-60H252C278-59 292-52 306-45L300-42Z',
    glass,
  ); // main house
  c.path('M40-62H92L84-40H34Z', mix(p.glass, p.whiteShade, 0.25))
    .rect(58, -62, 2.4, 24, p.whiteShade)
    .path('M22-67H100V-63H24Z', p.white); // aft deck
  c.path('M-6-10L-2-40H300C346-44 384-54 424-68C410-34 388-8 362 4H6C0 2-4-4-6-10Z', [
    p.white,
    p.white,
    c.white(0.8),
  ]);
  c.path('M-4-22C110-16 260-20 396-38C390-28 384-20 378-12C260-4 110-2-4-8Z', p.whiteShade, 0.5); // tumblehome shade
  c.path('M110-27H170L168-22H108ZM182-27H240L237-22H180ZM252-28L306-31L300-25L250-22Z', p.glass); // hull ports
  c.path('M-5-4H370C367 0 365 2 362 4H6C0 3-3 0-5-4Z', c.deep(p.glass, 0.4)).line(
    'M-4-38H300C344-42 380-51 418-65',
    mix(p.accent, p.stone, 0.45),
    1.6,
  );
  c.line('M316-46C350-52 384-62 418-76M330-48v-8M352-53v-8M376-60v-8M398-67v-8', p.whiteShade, 1); // rail
  c.path('M-22-6L-4-12V4H-18Z', p.whiteShade); // swim platform
}

/** Jet ski, nose right, waterline y=0. */
export function jetskiBody(c: Ctx, rider = 1) {
  const { p } = c;
  const a = c.hazy(p.accent, 0.06);
  const b = c.deep(p.accent, 0.55);
  const sk = c.polish(0.25);
  if (rider) {
    c.path('M-52-30C-46-62-36-74-18-84L2-52L-18-26L-22-8H-44Z', sk)
      .path(
        'M-22-92C-26-112-8-128 12-132C24-134 34-126 32-114L14-78C4-70-18-76-22-92Z',
        mix(p.accent, p.glow, 0.35),
      )
      .path('M22-122C36-112 50-92 66-76L58-68C42-78 26-90 14-104Z', mix(p.stoneShade, p.stone, 0.5))
      .path('M-20-86L6-80L-6-56L-34-48Z', sk)
      .circle(30, -146, 14, mix(p.stoneShade, p.stone, 0.45))
      .path('M18-150C18-164 42-168 45-150C40-154 24-152 18-146Z', p.ink);
  }
  c.path('M-116-8C-100-34-50-38-6-28L-14-14H-112Z', p.ink)
    .path('M-14-22L34-74C40-80 50-80 58-76L66-70L72-58L104-26L60-14Z', [a, b])
    .path('M56-80L76-70L74-66L54-74Z', p.ink)
    .path('M40-74C48-84 62-82 72-72L60-62Z', p.glass, 0.8);
  c.path(
    'M-124 0C-110-12-80-18-40-20L30-24C80-28 124-18 158 4C140 22 96 32 40 34H-96C-116 32-126 16-124 0Z',
    [c.hazy(p.white, 0.1), [p.white, 0.4], p.whiteShade],
  )
    .path('M-122 2C-60-6 60-10 156 4C120 16 60 16-40 16C-80 16-110 12-122 2Z', a)
    .path('M-110 18C-40 24 80 22 140 16C116 26 80 32 40 34H-96C-104 32-108 26-110 18Z', p.glass);
}
