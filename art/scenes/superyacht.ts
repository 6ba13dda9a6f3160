import { yacht } from '#art/kit/boats.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { num } from '#art/kit/numbers.ts';
import { birds, haze, sky } from '#art/kit/sky.ts';
import { floatOn, sea } from '#art/kit/water.ts';

/** Superyacht, bow right, 560 long. */
function superyacht(c: Ctx) {
  const { p } = c;
  const w = c.linear([p.white, c.white(0.4)]);
  const glass = c.glass();
  const g2 = mix(p.glass, p.whiteShade, 0.2);
  c.path('M226-168L216-196H232L246-168ZM206-198H244V-195H206Z', p.whiteShade)
    .line('M224-196V-218M236-196V-208', p.whiteShade, 1.6)
    .circle(214, -203, 5, p.white)
    .circle(238, -203, 5, p.white);
  c.path('M168-142C172-160 178-168 192-168H286C300-168 312-160 324-148L330-142Z', w).path(
    'M188-146L194-161H236V-146ZM242-146V-161H282C294-161 302-154 310-146Z',
    glass,
  );
  c.path('M112-112L118-138C119-142 122-143 128-143H340C356-143 370-130 384-112Z', w)
    .path('M168-118L172-136H336C350-136 358-128 366-118Z', glass)
    .path('M118-138H166L160-114H114Z', g2)
    .path('M98-143H176V-139H100Z', p.white);
  c.path('M60-80L66-108C67-112 70-113 76-113H398C418-112 432-98 446-80Z', w)
    .path('M122-86L126-106H392C408-105 418-96 426-86Z', glass)
    .path('M66-108H120L114-82H61Z', g2)
    .path('M46-113H130V-109H48Z', p.white);
  c.path('M22-48L28-78H452C488-76 512-66 536-58L540-48Z', w)
    .path('M96-54L99-74H448C474-72 492-64 508-56L500-54Z', glass)
    .path('M28-78H94L90-50H23Z', g2)
    .path('M8-81H110V-77H10Z', p.white);
  c.line('M126-82v-28M190-86v-22M254-86v-22M318-86v-22', p.white, 2)
    .line('M150-54v-22M220-54v-22M290-54v-22M360-54v-22', p.white, 2)
    .line('M84-50v-28M108-82v-30M154-114v-28', p.white, 1.6);
  c.path('M-12-14L-6-52H470C514-56 554-66 598-84C588-46 566-12 536 6H8C-2 2-10-6-12-14Z', [
    p.white,
    p.white,
    c.white(0.85),
  ]);
  c.path('M-9-30C150-20 380-26 570-54C562-38 552-24 544-14C380-4 150-4-10-12Z', p.whiteShade, 0.5);
  let d = '';
  for (let i = 0; i < 9; i++) d += `M${70 + i * 44}-34h22l-1 5h-22z`;
  c.path(d, p.glass);
  c.path('M-11-6H548C543 0 540 4 536 6H8C0 4-7 0-11-6Z', c.deep(p.glass, 0.4)).line(
    'M-8-49H470C512-53 550-62 590-80',
    mix(p.accent, p.stone, 0.5),
    2,
  );
  c.line('M480-56C520-62 556-72 590-92M500-58v-9M528-63v-9M556-71v-9M580-79v-9', p.whiteShade, 1.2);
  c.path('M-32-8L-10-16V6H-26Z', p.whiteShade);
}

export const drawSuperyacht: Scene = (c) => {
  const { W } = c;
  const y = 372;
  sky(c, y, { clouds: 6 });
  c.path(
    `M0 ${y}V${y - 18}Q${num(W * 0.2)} ${y - 44} ${num(W * 0.38)} ${y - 12}T${num(W * 0.7)} ${y - 8}T${W} ${y - 26}V${y}Z`,
    c.distant(0.5),
  );
  haze(c, y, 80, 0.7);
  sea(c, y, 600, { glitter: 26, waves: 34 });
  birds(c, W * 0.5 + c.dir * 120, 150, 3);
  const s = 1.02 * c.scale;
  floatOn(
    c,
    W / 2 - 283 * s,
    488,
    s,
    () => {
      superyacht(c);
    },
    { opacity: 0.32 },
  );
  // tender
  floatOn(c, W / 2 + c.dir * 210 * c.scale, 548, 0.26 * c.scale, () => yacht(c), {
    opacity: 0.2,
    flip: c.dir < 0,
  });
  c.path(`M0 ${y + 210}H${W}`, 'none');
};
