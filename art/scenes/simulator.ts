import { pick } from '#art/kit/choice.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { poly } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { roomScale } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { clip } from '#art/kit/strokes.ts';

function simRig(c: Ctx, col: string, a: string) {
  // racing rig in profile, facing right; floor y=0
  const { p } = c;
  const fr = mix(p.ink, p.whiteShade, 0.2);
  const suit = c.white(c.dark ? 0.45 : 0.2);
  const ss = c.deep(p.whiteShade, 0.35);
  c.ellipse(20, 4, 220, 9, '#000000', 0.4)
    .path('M-140 2V-28H-120V2ZM150 2V-28H170V2ZM20 2V-24H36V2Z', c.deep(p.whiteShade, 0.3))
    .path('M-148 2H-112V-3H-148ZM142 2H178V-3H142ZM12 2H44V-3H12Z', p.ink)
    .path('M-164-40H196C204-40 204-26 196-26H-164C-170-26-170-40-164-40Z', [
      mix(fr, p.whiteShade, 0.5),
      fr,
    ])
    .line('M-156-33H190', a, 2.4);
  c.path('M96-38H124L112-122H92Z', c.linear([mix(fr, p.whiteShade, 0.3), fr], 'across'))
    .path('M84-130H148C160-130 166-120 160-112L100-104Z', c.polish(0.3))
    .path('M150-40L192-78L200-70L172-38Z', fr);
  c.path(
    'M-92-40C-110-92-128-150-126-192C-124-212-100-214-92-200C-84-184-82-156-74-118C-68-92-58-82-40-80L28-74C42-72 46-58 34-52L-30-38Z',
    c.linear([c.pale(col, 0.15), c.deep(col, 0.35)], [0, 0, 1, 1]),
  );
  c.path(
    'M-108-186C-98-202-74-196-66-180C-54-150-42-116-34-88C-50-76-80-74-88-84C-102-112-116-152-108-186Z',
    c.linear([suit, ss], 'across'),
  )
    .path('M-84-98C-62-110 6-112 28-108C44-104 46-90 38-84L-66-74Z', [suit, ss])
    .path('M18-108C34-112 46-104 54-94L146-62C154-58 152-48 142-48L120-50L26-82Z', suit)
    .path('M136-50L164-84L178-78L160-46Z', p.ink);
  c.path(
    'M-88-60C-94-92-92-112-80-118C-66-120-58-104-52-84L20-78C34-76 36-66 28-60L-40-46C-60-44-80-46-88-60Z',
    [c.pale(col, 0.3), col, c.deep(col, 0.3)],
  ).line('M-78-108C-82-92-80-72-74-58', c.deep(col, 0.4), 2);
  c.line('M-84-170L-36-132L58-146', ss, 20, 'stroke-linecap="round" stroke-linejoin="round"')
    .line('M-86-173L-37-136L58-150', suit, 13, 'stroke-linecap="round" stroke-linejoin="round"')
    .circle(64, -148, 11, p.ink)
    .add('<g transform="rotate(18 72 -144)">')
    .ellipse(72, -144, 8, 36, 'none', `stroke="${p.ink}" stroke-width="7"`)
    .ellipse(72, -144, 8, 36, 'none', `stroke="${a}" stroke-width="1.6"`)
    .add('</g>')
    .line('M74-142L104-120', p.ink, 8);
  c.path(
    'M-122-218C-126-250-104-266-80-262C-58-258-50-240-52-218C-54-202-66-194-84-194C-104-194-120-202-122-218Z',
    [c.pale(a, 0.35), a, c.deep(a, 0.4)],
  )
    .path(
      'M-76-240C-64-242-54-238-52-226L-53-216C-64-212-78-214-84-220C-86-230-84-238-76-240Z',
      c.linear([p.glint, p.glass], [1, 0, 0, 1]),
    )
    .line('M-120-228C-112-246-96-254-78-252', p.white, 3, 0.7);
}

export const drawSimulator: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const v = c.random() < 0.5 ? 0 : 1;
  const dk = mix(p.ink, '#000000', 0.25);
  const a = pick(c, [p.accent, c.pale(p.sea[1], 0.15), c.lamp(0.3)]);
  const col = pick(c, [c.deep(p.accent, 0.1), c.deep(p.sea[1], 0.1), c.deep(p.whiteShade, 0.35)]);
  if (v) {
    // flight deck, from behind the seats
    const hy = 232;
    const rx = X - c.dir * 104 * k;
    sky(c, hy, {
      clouds: 4,
      sunX: X + c.dir * 130 * k,
      sunY: { dawn: 204, day: 150, golden: 186, dusk: 208, night: 158 }[c.time],
      sunRadius: 28,
    });
    skyline(c, hy + 2, {
      height: [16, 84],
      width: [18, 34],
      gap: 26,
      flat: 1,
      tone: c.distant(0.3),
      lights: 1,
      lightWidth: 1,
    });
    needle(c, X - c.dir * 190 * k, hy + 2, 112, 22, { fade: 0.35 });
    haze(c, hy + 2, 50, 0.7);
    c.band(hy, 100, [c.hazy(p.sand[1], 0.3), p.sand[2]])
      .path(`M${int(rx - 9)} ${hy}H${int(rx + 9)}L${int(rx + 118 * k)} 320H${int(rx - 118 * k)}Z`, [
        c.hazy(p.sand[3], 0.25),
        c.deep(p.sand[3], 0.4),
      ])
      .line(`M${int(rx)} ${hy + 4}V316`, p.white, 4, 'stroke-dasharray="4 5 9 7 14 10"')
      .line(
        `M${int(rx - 10)} ${hy + 1}L${int(rx - 126 * k)} 320M${int(rx + 10)} ${hy + 1}L${int(rx + 126 * k)} 320`,
        c.dark ? p.glow : p.white,
        3.4,
        'stroke-dasharray="2 7" stroke-linecap="round"',
      );
    const pane = (m: number) =>
      poly([
        [X + m * 13, 112],
        [X + m * 196 * k, 126],
        [X + m * 262 * k, 300],
        [X + m * 13, 306],
      ]) +
      poly([
        [X + m * 216 * k, 128],
        [X + m * 356 * k, 168],
        [X + m * 430 * k, 296],
        [X + m * 284 * k, 300],
      ]) +
      (W > 900
        ? poly([
            [X + m * 376 * k, 174],
            [W / 2 + m * (W / 2 + 40), 214],
            [W / 2 + m * (W / 2 + 40), 290],
            [X + m * 452 * k, 295],
          ])
        : '');
    const P2 = pane(-1) + pane(1);
    const sh = mix(p.ink, p.stoneShade, c.dark ? 0.1 : 0.22);
    c.path(`M0 0H${W}V400H0Z${P2}`, [c.deep(sh, 0.5), sh], 'evenodd').line(
      P2,
      c.deep(p.whiteShade, 0.35),
      5,
      'stroke-linejoin="round"',
    );
    c.path(
      `M${int(X - 150 * k)} 0H${int(X + 150 * k)}L${int(X + 104 * k)} 84H${int(X - 104 * k)}Z`,
      c.polish(0.35),
    );
    let o = '';
    for (let i = 0; i < 4; i++) {
      for (let j = 1; j < 8; j++) {
        o += `M${int(X + (j - 4) * (25 - i * -1.6 + (4 - i) * 1.4) * k)} ${14 + i * 15}h.1`;
      }
    }
    c.line(o, p.glow, 5, 'stroke-linecap="round" stroke-dasharray="none" opacity=".55"').line(
      `M${int(X - 118 * k)} 58H${int(X + 118 * k)}`,
      p.ink,
      2,
    );
    // glareshield, panel, displays
    c.path(`M0 318Q${int(X)} 272 ${W} 318V420H0Z`, [c.polish(0.4), p.ink]).path(
      `M0 340Q${int(X)} 296 ${W} 340V600H0Z`,
      [c.deep(p.whiteShade, 0.72), mix(p.ink, '#000000', 0.2)],
    );
    const disp = (X0: number, t: number, w: number) => {
      const x = 0;
      c.print(`dp${t}`, [X0, 0], () => {
        c.rect(x - w / 2 - 4, 344, w + 8, 84, p.ink, 'rx="6"');
        if (t === 0) {
          c.rect(x - w / 2, 348, w, 76, c.pale(p.sea[1], 0.1))
            .rect(x - w / 2, 386, w, 38, c.deep(p.sand[2], 0.1))
            .line(
              `M${num(x - w * 0.3)} 386H${num(x + w * 0.3)}M${num(x - 14)} 372h28M${num(x - 14)} 400h28`,
              p.white,
              2.4,
            )
            .path(`M${num(x - 20)} 392l8-6h24l8 6h-10l-4-3h-12l-4 3z`, p.glow);
        } else if (t === 1) {
          c.rect(x - w / 2, 348, w, 76, c.deep(p.glass, 0.5))
            .line(
              `M${num(x - 30)} 412A32 32 0 0 1 ${num(x + 30)} 412M${num(x - 44)} 408A46 46 0 0 1 ${num(x + 44)} 408`,
              c.pale(p.sea[0], 0.3),
              1.8,
              0.8,
            )
            .line(`M${num(x)} 418L${num(x + 6)} 384L${num(x + 24)} 358`, a, 2.6)
            .path(`M${num(x)} 410l6 12h-12z`, p.white);
        } else {
          c.rect(x - w / 2, 348, w, 76, c.deep(p.glass, 0.5)).line(
            `M${num(x - 34)} 372a14 14 0 1 1 26 4M${num(x + 8)} 372a14 14 0 1 1 26 4M${num(x - 34)} 404a12 12 0 1 1 24 4M${num(x + 10)} 404a12 12 0 1 1 24 4`,
            p.glow,
            3,
          );
        }
      });
    };
    const w = 92 * k;
    disp(X - 218 * k, 0, w);
    disp(X - 112 * k, 1, w);
    disp(X, 2, w);
    disp(X + 112 * k, 1, w);
    disp(X + 218 * k, 0, w);
    // yokes, pedestal, seats
    const yk = (x: number) =>
      c.print('yoke', [x, 470, k], () =>
        c
          .path('M-8 20H8V80H-8Z', p.ink)
          .line(
            'M-46-26C-52 8-40 22-16 22H16C40 22 52 8 46-26',
            mix(p.ink, p.whiteShade, 0.3),
            12,
            'round',
          )
          .rect(-18, 10, 36, 26, mix(p.ink, p.whiteShade, 0.15), 'rx="6"'),
      );
    yk(X - 190 * k);
    yk(X + 190 * k);
    c.path(
      `M${int(X - 54 * k)} 440H${int(X + 54 * k)}L${int(X + 84 * k)} 600H${int(X - 84 * k)}Z`,
      [c.deep(p.whiteShade, 0.62), c.polish(0.3)],
    );
    for (const x of [-15, 15]) {
      c.line(
        `M${int(X + x * k)} 536L${int(X + x * 1.06 * k)} 478`,
        c.pale(p.whiteShade, 0.2),
        8 * k,
      ).rect(X + x * k - 12 * k, 464, 24 * k, 18, c.white(0.3), 'rx="6"');
    }
    c.line(`M${int(X - 40 * k)} 546V500M${int(X + 40 * k)} 546V514`, p.whiteShade, 4)
      .circle(X - 40 * k, 498, 6, a)
      .circle(X + 40 * k, 512, 6, p.white);
    const st = c.stamp('crew', () =>
      c
        .path('M-88 130C-96 60-92 8-74-8C-50-20 50-20 74-8C92 8 96 60 88 130Z', [
          mix(col, p.whiteShade, 0.25),
          c.deep(col, 0.5),
        ])
        .path('M-44-6C-50-50-44-84-30-90C-14-96 14-96 30-90C44-84 50-50 44-6C20 4-20 4-44-6Z', [
          c.pale(col, 0.2),
          c.deep(col, 0.35),
        ])
        .line('M-58 6C-64 50-64 90-60 130M58 6C64 50 64 90 60 130', c.deep(col, 0.6), 2.4)
        .line('M-90 30C-92 70-92 100-90 130', c.pale(a, 0.2), 3),
    );
    c.use(st, X - 240 * k, 530, 1.02 * k).use(st, X + 240 * k, 530, 1.02 * k, 1);
    return;
  }
  // racing: curved wall of picture, rig before it
  c.band(0, 600, [mix(dk, p.sea[2], 0.25), dk]);
  const x0 = Math.max(14, X - 520);
  const x1 = W - x0;
  const scr = `M${int(x0)} 58Q${int(X)} 112 ${int(x1)} 58V412Q${int(X)} 362 ${int(x0)} 412Z`;
  const hy = 236;
  c.add(`<g ${clip(c, scr)}>`);
  sky(c, hy, {
    clouds: 4,
    sunX: X + c.dir * 120 * k,
    sunY: { dawn: 196, day: 140, golden: 180, dusk: 210, night: 148 }[c.time],
    sunRadius: c.dark || c.time === 'day' ? 28 : 38,
  });
  skyline(c, hy, {
    height: [20, 110],
    width: [22, 38],
    gap: 34,
    tone: c.distant(0.25),
    lights: 1,
  });
  needle(c, X - c.dir * 200 * k, hy, 150, 28, { fade: 0.3 });
  haze(c, hy, 60, 0.7);
  c.band(hy, 200, [c.hazy(p.sand[0], 0.3), p.sand[1], p.sand[2]]);
  const e1 = `M${int(X - 340 * k)} 424C${int(X - 150 * k)} 330 ${int(X + 30 * k)} 280 ${int(X + 360 * k)} ${hy + 8}`;
  const e2 = `M${int(X + 350 * k)} 424C${int(X + 240 * k)} 340 ${int(X + 250 * k)} 296 ${int(X + 420 * k)} ${hy + 22}`;
  const tr =
    e1 +
    `L${int(X + 420 * k)} ${hy + 22}C${int(X + 250 * k)} 296 ${int(X + 240 * k)} 340 ${int(X + 350 * k)} 424Z`;
  c.path(tr, [c.hazy(p.sand[3], 0.3), c.deep(p.sand[3], 0.4)])
    .line(e1 + e2, p.white, 8)
    .line(e1 + e2, p.accent, 8, 'stroke-dasharray="16 16"')
    .line(
      `M${int(X + 20 * k)} 420C${int(X + 60 * k)} 330 ${int(X + 160 * k)} 286 ${int(X + 390 * k)} ${hy + 14}`,
      p.white,
      3,
      'stroke-dasharray="14 18" opacity=".8"',
    )
    .rect(x0, 50, 160 * k, 380, c.fade(p.white, 0.16, 0, 'across'))
    .add('</g>')
    .line(scr, c.deep(p.whiteShade, 0.4), 6)
    .line(`M${int(x0)} 418Q${int(X)} 368 ${int(x1)} 418`, a, 2.4);
  c.ellipse(X, 400, 420 * k, 120, c.radial(mix(p.haze, p.sun, 0.4), 0.3))
    .path(`M0 452Q${int(X)} 404 ${W} 452V600H0Z`, [c.hazy(dk, 0.28), dk])
    .ellipse(X, 556, 330 * k, 32, 'none', `stroke="${a}" stroke-width="3" opacity=".85"`)
    .ellipse(X, 556, 330 * k, 32, mix(dk, p.whiteShade, 0.1), 0.6);
  c.group(X - 20 * k, 556, 1.16 * k, () => simRig(c, col, a));
};
