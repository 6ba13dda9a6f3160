import { sailboat } from '#art/kit/boats.ts';
import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet, type Point, type Point3 } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { bush, stampedPalm } from '#art/kit/plants.ts';
import { birds, haze, sky } from '#art/kit/sky.ts';
import { pane, sideLit } from '#art/kit/tones.ts';
import { floatOn, sea } from '#art/kit/water.ts';

export const drawHotelIsland: Scene = (c) => {
  const { W, p } = c;
  const y = 392;
  const X = W / 2;
  const k = Math.min(0.94, W / 850);
  const v = pickIndex(c, 3);
  sky(c, y, { clouds: 6 });
  city(c, y, {
    height: [12, 80],
    fade: 0.5,
    width: [10, 22],
    gap: 16,
    lights: c.dark,
    lightWidth: 1,
    from: c.dir > 0 ? W * 0.5 : -20,
    to: c.dir > 0 ? W + 20 : W * 0.5,
    envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t),
  });
  haze(c, y, 80, 0.75);
  sea(c, y, 600, { glitter: 22, waves: 16 });
  birds(c, X - c.dir * 150, 150, 3);
  const lit = c.linear([c.pale(p.stone, 0.45), c.stone(0.3)]);
  const sh = c.stone(0.6);
  const dk = pane(c, 0.4);
  const roof = c.linear([mix(p.accent, p.stone, 0.4), mix(p.accent, p.stoneShade, 0.55)]);
  const ix = X - 86 * k;
  const iy = 464;
  const dome = (x: number, yy: number, w: number) =>
    c
      .path(
        `M${x - w / 2} ${yy}C${x - w * 0.56} ${yy - w * 0.5} ${x - w * 0.2} ${yy - w * 0.66} ${x} ${yy - w * 0.92}C${x + w * 0.2} ${yy - w * 0.66} ${x + w * 0.56} ${yy - w * 0.5} ${x + w / 2} ${yy}Z`,
        sideLit(c, mix(p.accent, p.stone, 0.5), mix(p.accent, p.stoneShade, 0.6)),
      )
      .line(`M${x} ${yy - w * 0.9}v${-int(w * 0.22)}`, p.stoneShade, 1.6);
  const cap = (x: number, yy: number, w: number) =>
    v === 0
      ? dome(x, yy, w)
      : v === 1
        ? c
            .path(
              `M${x - w * 0.36} ${yy}v${-int(w * 0.92)}h${int(w * 0.72)}v${int(w * 0.92)}z`,
              sideLit(c, c.pale(p.stone, 0.3), sh),
            )
            .path(
              `M${x - w * 0.42} ${yy - int(w * 0.92)}h${int(w * 0.84)}v-4h${-int(w * 0.84)}z`,
              p.white,
            )
            .line(
              `M${int(x - w * 0.18)} ${yy - 4}v${-int(w * 0.72)}M${x} ${yy - 4}v${-int(w * 0.72)}M${int(x + w * 0.18)} ${yy - 4}v${-int(w * 0.72)}`,
              mix(p.glass, p.stoneShade, 0.4),
              num(w * 0.1),
            )
        : c
            .path(
              `M${x - w * 0.72} ${yy}L${x - w * 0.1} ${yy - int(w * 0.56)}H${x + w * 0.1}L${x + w * 0.72} ${yy}Z`,
              roof,
            )
            .path(
              `M${x} ${yy - int(w * 0.56)}H${x + w * 0.1}L${x + w * 0.72} ${yy}H${x}Z`,
              p.ink,
              0.14,
            );
  floatOn(
    c,
    ix,
    iy,
    k,
    () => {
      for (const [x, h] of [
        [-214, 96],
        [-138, 132],
        [136, 140],
        [204, 104],
      ] satisfies Point[]) {
        stampedPalm(c, x, -8, h * c.between(0.92, 1.1), { op: 0.7 });
      }
      const wing = c.stamp('wing', () => {
        c.path('M68-64H206V-8H68Z', lit)
          .path('M63-70H211V-63H63ZM68-38H206V-34H68Z', p.white)
          .line('M76-50H204', dk, 14, 'stroke-dasharray="10 11.6"')
          .line('M81-8V-24M102-8V-24M124-8V-24M145-8V-24M167-8V-24', dk, 12)
          .line('M81-24v-.1M102-24v-.1M124-24v-.1M145-24v-.1M167-24v-.1', dk, 12, 'round')
          .path('M190-84h34v76h-34z', sideLit(c, c.pale(p.stone, 0.5), sh))
          .path('M186-90h42v7h-42z', p.white)
          .path(lancet(207, 14, -56, -30), dk);
        cap(207, -90, 30);
      });
      c.use(wing, 0, 0, 1).use(wing, 0, 0, 1, 1);
      if (!c.dark) {
        c.path(c.dir > 0 ? 'M72-63H190V-8H72Z' : 'M-72-63H-190V-8H-72Z', p.stoneShade, 0.22);
      }
      c.path('M-72-96H72V-8H-72Z', sideLit(c, c.pale(p.stone, 0.6), sh, c.stone(0.12)))
        .path('M-80-104H80V-95H-80Z', p.white)
        .path(lancet(0, 46, -84, -8), dk)
        .path(lancet(-46, 22, -64, -8) + lancet(46, 22, -64, -8), dk)
        .line(lancet(0, 56, -92, -8), p.white, 2.4);
      if (v !== 2) {
        c.path('M-34-122H34V-104H-34Z', sideLit(c, c.pale(p.stone, 0.3), sh)).path(
          'M-38-126H38V-121H-38Z',
          p.white,
        );
      }
      cap(0, v === 2 ? -104 : -126, v === 1 ? 46 : 62);
      for (const [x, w, h] of [
        [-250, 80, 26],
        [-120, 70, 18],
        [126, 76, 20],
        [250, 80, 26],
      ] satisfies Point3[]) {
        bush(c, x, -4, w, h);
      }
      for (const [x, h] of [
        [-262, 76],
        [-92, 66],
        [86, 70],
        [258, 82],
        [284, 58],
      ] satisfies Point[]) {
        stampedPalm(c, x, -2, h, { lean: x / 2600 });
      }
      c.path('M-316 6C-300-6-230-14 0-13S270-10 306 6Z', [c.pale(p.sand[0], 0.25), p.sand[1]]).path(
        'M-322 7C-200 0 200 0 312 7Z',
        p.white,
        0.6,
      );
      // villas over the water
      c.line('M284-2H470', c.deep(p.stoneShade, 0.25), 3.4).line(
        'M310-2V8M342-2V8M374-2V8M406-2V8M438-2V8M466-2V8',
        c.deep(p.stoneShade, 0.4),
        2.4,
      );
      for (const x of [342, 402, 462]) {
        c.path(`M${x - 20}-3V-22H${x + 20}V-3Z`, sideLit(c, c.pale(p.stone, 0.4), sh))
          .path(`M${x - 12}-4v-13h10v13zM${x + 3}-4v-13h9v13z`, c.glass())
          .path(`M${x - 28}-21L${x - 5}-42H${x + 5}L${x + 28}-21Z`, [
            mix(p.stoneShade, p.stone, 0.3),
            c.deep(p.stoneShade, 0.35),
          ]);
      }
    },
    { opacity: 0.3, squash: 0.6 },
  );
  if (c.dark) c.ellipse(ix, iy - 26 * k, 260 * k, 60 * k, c.radial(p.glow, 0.28));
  sailboat(c, X - c.dir * W * 0.26, 540, 0.62 * Math.max(0.7, c.scale));
};
