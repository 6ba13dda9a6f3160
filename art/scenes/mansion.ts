import { paint, saloon } from '#art/kit/cars.ts';
import { pickIndex } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { bush, stampedPalm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';

function cypress(c: Ctx, x: number, y: number, h: number) {
  const id = c.stamp('cyp', () =>
    c
      .rect(-2, -14, 4, 14, c.deep(c.p.stoneShade, 0.4))
      .path('M0-100C20-66 15-12 0-10C-15-12-20-66 0-100Z', sideLit(c, c.p.leaf, c.p.foliage)),
  );
  c.use(id, x, y, h / 100);
}

export const drawMansion: Scene = (c) => {
  const { W, p } = c;
  const y = 436;
  const X = W / 2;
  const k = Math.min(1.06, W / 720);
  const v = pickIndex(c, 3);
  sky(c, y, { clouds: 5 });
  haze(c, y, 130, 0.65);
  for (const m of [-1, 1]) {
    stampedPalm(c, X + m * 326 * k, y + 4, 178, { lean: m * 0.03 });
    stampedPalm(c, X + m * 286 * k, y + 2, 138, { lean: -m * 0.02 });
    bush(c, X + m * 340 * k, y + 6, 240, 70, c.hazy(p.foliage, 0.2));
  }
  const a = c.pale(p.stone, 0.55);
  const b = c.stone(0.55);
  const wl = c.linear([a, mix(a, b, 0.55)]);
  const gl = c.dark
    ? c.linear([c.pale(p.glow, 0.2), c.lamp(0.35)])
    : c.linear([mix(p.glint, p.glass, 0.3), p.glass]);
  const tr = mix(p.white, p.stone, 0.2);
  const col = sideLit(c, p.white, b);
  const arch = (x: number, w: number, t: number, bs: number) =>
    `M${x - w / 2} ${bs}V${t + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${bs}z`;
  c.group(X, y + 6, k, () => {
    // wings, drawn once and mirrored
    const wing = c.stamp('wing', () => {
      c.path('M92-128H222V0H92Z', wl)
        .path('M86-138H228V-127H86Z', tr)
        .line('M96-144H222', tr, 9, 'stroke-dasharray="3 4"')
        .path('M90-151H228V-148H90Z', tr)
        .path('M92-66H222V-61H92Z', tr);
      c.path([116, 150, 184].map((x) => arch(x + 7, 22, -58, -4)).join(''), gl)
        .path([116, 150, 184].map((x) => `M${x - 3}-118h20v42h-20z`).join(''), gl)
        .line(
          [116, 150, 184]
            .map((x) => `M${x + 7}-118v42M${x + 7}-52v48M${x - 3}-98h20M${x - 4}-30h22`)
            .join(''),
          tr,
          1.6,
        )
        .line([116, 150, 184].map((x) => `M${x - 6}-73h26`).join(''), tr, 3);
      c.path('M222-112H286V0H222Z', [mix(a, b, 0.2), mix(a, b, 0.7)])
        .path('M217-120H291V-111H217Z', tr)
        .path(arch(254, 36, -90, 0), gl)
        .line('M254-90V0M236-46H272', tr, 2)
        .line(arch(254, 44, -96, 0), tr, 2.4)
        .path('M216-126H292V-120H216Z', mix(tr, p.stoneShade, 0.2));
    });
    c.use(wing, 0, 0, 1).use(wing, 0, 0, 1, 1);
    c.path(
      c.dir > 0 ? 'M92-128H286V0H92Z' : 'M-92-128H-286V0H-92Z',
      p.stoneShade,
      `opacity="${c.dark ? 0.12 : 0.2}"`,
    );
    // central block
    c.path('M-98-158H98V0H-98Z', [mix(a, b, 0.12), mix(a, b, 0.6)])
      .path([-56, 0, 56].map((x) => arch(x, 30, -78, 0)).join(''), gl)
      .path([-70, -14, 42].map((x) => `M${x}-142h28v44h-28z`).join(''), gl)
      .line('M-56-142V-98M0-142V-98M56-142V-98M-56-78V0M56-78V0M0-78V0', tr, 2)
      .path('M-84-92H84V-86H-84Z', tr)
      .line('M-82-97H82', tr, 8, 'stroke-dasharray="2 4"')
      .path('M-84-103H84V-100H-84Z', tr);
    for (const x of [-84, -28, 28, 84]) {
      c.path(`M${x - 7}-150H${x + 7}L${x + 8} 0H${x - 8}Z`, col).path(
        `M${x - 11}-156h22v7h-22zM${x - 11}-5h22v5h-22z`,
        tr,
      );
    }
    c.path('M-108-172H108V-156H-108Z', tr).path('M-106-158H106V-154H-106Z', b);
    if (v === 0) {
      c.path('M-112-172L0-216L112-172Z', tr)
        .path('M-86-175L0-208L86-175Z', mix(a, b, 0.45))
        .circle(0, -187, 9, mix(a, b, 0.8));
    } else if (v === 1) {
      c.path('M-52-172H52V-192H-52Z', col)
        .path('M-58-192H58V-197H-58Z', tr)
        .line('M-44-182H48', gl, 12, 'stroke-dasharray="8 8"')
        .path(
          'M-48-197C-46-232-20-246 0-250C20-246 46-232 48-197Z',
          sideLit(c, mix(p.sea[1], p.stone, 0.4), c.deep(p.sea[2], 0.1)),
        )
        .line('M0-250V-268', tr, 3);
    } else {
      c.line('M-100-178H102', tr, 10, 'stroke-dasharray="3 4"')
        .path('M-108-187H108V-183H-108Z', tr)
        .path('M-60-187H60V-214H-60Z', [mix(a, b, 0.1), mix(a, b, 0.5)])
        .path('M-70-220H70V-213H-70Z', tr)
        .path('M-50-188V-208H50V-188Z', gl)
        .line('M-25-208V-188M0-208V-188M25-208V-188', tr, 2);
    }
    c.path('M-116 0H116V6H-116ZM-130 6H130V12H-130ZM-144 12H144V18H-144Z', tr).line(
      'M-116 6H116M-130 12H130',
      b,
      1,
    );
    if (c.dark) c.ellipse(0, -60, 200, 100, c.radial(p.glow, 0.3));
  });
  // lawn, drive, fountain court
  c.path(`M0 ${y + 8}H${W}V600H0Z`, [c.hazy(p.leaf, 0.2), mix(p.leaf, p.foliage, 0.5), p.foliage]);
  const dr = c.linear([c.hazy(p.stone, 0.25), mix(p.sand[0], p.stoneShade, 0.3)]);
  c.path(
    `M${int(X - 150 * k)} ${y + 23}H${int(X + 150 * k)}C${int(X + 250 * k)} ${y + 30} ${int(X + 290 * k)} ${y + 60} ${int(X + 250 * k)} ${y + 92}C${int(X + 210 * k)} ${y + 122} ${int(X + 150 * k)} ${y + 130} ${int(X + 120 * k)} 600H${int(X - 120 * k)}C${int(X - 150 * k)} ${y + 130} ${int(X - 210 * k)} ${y + 122} ${int(X - 250 * k)} ${y + 92}C${int(X - 290 * k)} ${y + 60} ${int(X - 250 * k)} ${y + 30} ${int(X - 150 * k)} ${y + 23}Z`,
    dr,
  );
  c.ellipse(X, y + 74, 128 * k, 30 * k, c.deep(p.foliage, 0.1))
    .ellipse(X, y + 71, 126 * k, 28 * k, [c.hazy(p.leaf, 0.1), mix(p.leaf, p.foliage, 0.4)])
    .ellipse(X, y + 72, 64 * k, 14 * k, tr)
    .ellipse(X, y + 71, 57 * k, 11 * k, [c.pale(p.sea[0], 0.3), p.sea[1]]);
  c.group(X, y + 70, k * 0.9, () =>
    c
      .path('M-5 0L-3-30H3L5 0Z', tr)
      .path('M-26-34C-20-24 20-24 26-34Z', col)
      .path('M-3-34L-2-52H2L3-34Z', tr)
      .path('M-13-56C-10-50 10-50 13-56Z', col)
      .line(
        'M0-56C-2-86-22-84-24-40M0-56C2-86 22-84 24-40M0-56V-92M0-58C-1-78-10-78-12-58M0-58C1-78 10-78 12-58',
        mix(p.white, p.sea[0], 0.2),
        2,
        'opacity=".85" stroke-linecap="round"',
      ),
  );
  for (const m of [-1, 1]) {
    cypress(c, X + m * 176 * k, y + 26, 92 * k);
    cypress(c, X + m * 226 * k, y + 30, 76 * k);
    cypress(c, X + m * 302 * k, y + 84, 128 * k);
    c.ellipse(X + m * 352 * k, y + 112, 46 * k, 30 * k, sideLit(c, p.leaf, p.foliage));
  }
  c.group(X + (c.random() < 0.5 ? -250 : 92) * k, y + 116 * k, 0.48 * k, () =>
    saloon(c, c.random() < 0.4 ? null : paint(c)),
  );
};
