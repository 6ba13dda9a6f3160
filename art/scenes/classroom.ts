import { pick } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { palm } from '#art/kit/plants.ts';
import { roomScale, underTone } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

export const drawClassroom: Scene = (c) => {
  underTone(c);
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const fy = 416;
  const v = Math.floor(c.random() * 3);
  const u = c.dir;
  const wl = c.dark ? c.stone(0.6) : c.pale(p.stone, 0.45);
  const wood = mix(mix(p.accent, p.stoneShade, 0.55), p.stone, c.dark ? 0.1 : 0.35);
  const brd = nth([c.deep(p.foliage, 0.12), c.deep(p.sea[2], 0.1), c.deep(p.sea[1], 0.4)], v);
  const chalk = c.hazy(p.white, 0.15);
  const seatc = pick(c, [p.accent, c.deep(p.sea[1], 0.05), c.lamp(0.35)]);
  sky(c, 330, {
    clouds: 3,
    sunX: X - u * 280 * k,
    sunY: { dawn: 240, day: 140, golden: 214, dusk: 256, night: 146 }[c.time],
    sunRadius: 40,
  });
  c.dir = u;
  skyline(c, 336, {
    height: [40, 130],
    width: [26, 44],
    gap: 26,
    tone: c.distant(0.25),
    lights: 1,
  });
  haze(c, 338, 80, 0.8);
  c.band(332, 60, [c.hazy(p.leaf, 0.3), p.foliage]);
  palm(c, X - u * 330 * k, 380, 150);
  palm(c, X - u * 212 * k, 384, 116);
  // wall: a tall window one side, the board on the other
  const a = X - u * 376 * k - (W > 900 ? u * 90 : 0);
  const b = X - u * 150 * k;
  const w0 = Math.min(a, b);
  const w1 = Math.max(a, b);
  const hole = `M${int(w0)} 78H${int(w1)}V372H${int(w0)}Z`;
  c.path(`M0 0H${W}V${fy}H0Z${hole}`, [c.deep(wl, 0.14), wl], 'evenodd')
    .line(`${hole}M${int((w0 + w1) / 2)} 78V372M${int(w0)} 160H${int(w1)}`, c.polish(0.35), 5)
    .rect(w0 - 10, 372, w1 - w0 + 20, 9, c.pale(wl, 0.5));
  let bl = '';
  for (let i = 0; i < 6; i++) bl += `M${int(w0)} ${84 + i * 9}H${int(w1)}`;
  c.line(bl, p.white, 4, 0.6);
  c.band(0, 36, c.deep(wl, 0.22));
  for (const x of [-0.26, 0.16]) {
    c.line(
      `M${int(X + x * 700 * k - 60 * k)} 36V58M${int(X + x * 700 * k + 60 * k)} 36V58`,
      p.ink,
      2,
    )
      .rect(X + x * 700 * k - 92 * k, 58, 184 * k, 9, c.pale(p.glow, 0.35), 'rx="4"')
      .ellipse(X + x * 700 * k, 76, 190 * k, 80, c.radial(p.glow, c.dark ? 0.5 : 0.22));
  }
  const bx = u > 0 ? X - 118 * k : X - 252 * k;
  const bw = 370 * k;
  c.rect(bx - 8, 122, bw + 16, 206, wood)
    .rect(bx, 130, bw, 190, [c.pale(brd, 0.08), brd])
    .rect(bx - 8, 328, bw + 16, 8, c.deep(wood, 0.3))
    .rect(bx + 30, 324, 26, 5, chalk)
    .rect(bx + 64, 324, 16, 5, p.accent);
  c.group(bx + bw / 2, 225, k, () => {
    if (v === 0) {
      c.line(
        'M-150 40H-40M-146 60V-60M-146 30C-120 26-104-50-84-52S-60 24-42 30',
        chalk,
        3,
        'round',
      )
        .circle(26, -6, 50, 'none', `stroke="${chalk}" stroke-width="3"`)
        .line('M-24-6H76M26-56V44M26-6L62-41', chalk, 2)
        .path('M110 44L166 44L110-44Z', 'none', `stroke="${p.glow}" stroke-width="3"`)
        .line('M110 34H120V44', p.glow, 2);
    } else if (v === 1) {
      for (const r of [22, 44, 68]) {
        c.ellipse(
          -60,
          0,
          r * 1.5,
          r * 0.8,
          'none',
          `stroke="${chalk}" stroke-width="2" opacity=".8"`,
        );
      }
      c.circle(-60, 0, 12, p.glow)
        .circle(-27, 0, 5, chalk)
        .circle(-126, 0, 7, p.accent)
        .circle(20, -36, 8, c.pale(p.sea[0], 0.3));
      c.line(
        'M92-46H160M92-22H146M92 2H156M92 26H130',
        chalk,
        4,
        'stroke-linecap="round" opacity=".85"',
      );
    } else {
      c.line(
        'M-142-22L-84-52L-26-22V34L-84 62L-142 34ZM-142-22L-84 6L-26-22M-84 6V62',
        chalk,
        3,
        'stroke-linejoin="round"',
      )
        .line('M-142 34L-84 6L-26 34', p.glow, 2, 'stroke-dasharray="5 5"')
        .line(
          'M20 50V-50M20 50H160M20 50L56 10L88 24L120-24L154-42',
          chalk,
          3,
          'stroke-linejoin="round"',
        )
        .path('M51 5h10v10h-10zM83 19h10v10h-10zM115-29h10v10h-10z', p.accent);
    }
  });
  // floor and light from the window
  c.band(fy, 190, [mix(wood, p.stone, 0.35), c.deep(wood, 0.25)]).band(fy - 8, 9, c.pale(wl, 0.4));
  let t = '';
  for (let i = -8; i <= 8; i++) t += `M${int(X + i * 66)} ${fy}L${int(X + i * 140)} 600`;
  c.line(t, c.deep(wood, 0.4), 1.2, 0.4).path(
    `M${int(w0 + 10)} ${fy}H${int(w1 - 10)}L${int(w1 + u * 190)} 600H${int(w0 + u * 190)}Z`,
    p.sun,
    `opacity="${c.night ? 0.06 : 0.3}"`,
  );
  // teacher's desk with globe and books
  c.group(u > 0 ? X + 176 * k : X - 176 * k, fy + 22, k, () =>
    c
      .path('M-84-56H84V-46H-84Z', [c.pale(wood, 0.3), wood])
      .path('M-76-46H-20V2H-76ZM66-46H76V2H66Z', c.deep(wood, 0.35))
      .line('M-70-24H-26', p.ink, 2)
      .path('M22-56H58L52-61H28ZM38-61H42V-70H38Z', mix(p.glow, p.stoneShade, 0.4))
      .circle(40, -92, 25, c.linear([c.pale(p.sea[0], 0.15), c.deep(p.sea[1], 0.15)], [0, 0, 1, 1]))
      .path(
        'M26-106C32-114 42-114 46-106C44-96 34-98 30-92C26-92 22-98 26-106ZM44-88C52-92 60-88 60-82C56-74 48-72 44-78Z',
        mix(p.leaf, p.glow, 0.3),
      )
      .path(
        'M24-116A30 30 0 0 1 54-66',
        'none',
        `stroke="${mix(p.glow, p.stoneShade, 0.4)}" stroke-width="3.4" transform="rotate(-6 40 -92)"`,
      )
      .path('M-56-56H-14V-62H-56ZM-52-62H-18V-69H-52Z', p.accent)
      .path('M-54-69H-22V-75H-54Z', brd),
  );
  // pupils' desks, from behind
  const dk = c.stamp('pd', () =>
    c
      .ellipse(0, 62, 84, 7, p.ink, 0.22)
      .path('M-76-10H76L82 2H-82Z', [c.pale(wood, 0.45), c.pale(wood, 0.15)])
      .path('M-82 2H82V9H-82Z', c.deep(wood, 0.3))
      .line('M-72 9V60M72 9V60', mix(p.ink, p.whiteShade, 0.25), 4.4)
      .path('M-40-12L-8-14L-6-8L-42-6ZM22-11h34l3 6h-38z', p.white)
      .path('M-34 24C-36-2-34-14-26-16H26C34-14 36-2 34 24C20 30-20 30-34 24Z', [
        c.pale(seatc, 0.15),
        c.deep(seatc, 0.2),
      ])
      .path('M-38 40H38C42 40 42 50 38 50H-38C-42 50-42 40-38 40Z', c.deep(seatc, 0.3))
      .line('M-26 26V40M26 26V40M-32 50L-36 72M32 50L36 72', mix(p.ink, p.whiteShade, 0.25), 4.4),
  );
  const R = W > 900 ? 4 : 3;
  for (let i = 0; i < R; i++) c.use(dk, X + (i - (R - 1) / 2) * 190 * k - u * 20, 462, 0.78 * k);
  for (let i = 0; i < R; i++) c.use(dk, X + (i - (R - 1) / 2) * 268 * k - u * 44, 534, 1.12 * k);
};
