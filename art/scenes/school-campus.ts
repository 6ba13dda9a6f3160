import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { bush, palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

export const drawSchoolCampus: Scene = (c) => {
  const { W, p } = c;
  const y = 430;
  const X = W / 2;
  const k = Math.min(1.06, W / 700);
  sky(c, y, { clouds: 6 });
  skyline(c, y, {
    height: [20, 90],
    tone: c.distant(0.55),
    width: [20, 34],
    gap: 26,
    flat: 1,
  });
  haze(c, y, 130, 0.7);
  for (const m of [-1, 1]) {
    palm(c, X + m * 344 * k, y + 6, 150, { lean: m * 0.03 });
    bush(c, X + m * 330 * k, y + 8, 200, 60, c.hazy(p.foliage, 0.12));
  }
  const lit = c.linear([p.stone, c.stone(0.4)]);
  const dk = c.dark ? c.lamp(0.2) : mix(p.glass, p.stoneShade, 0.25);
  c.group(X, y + 4, k, () => {
    c.path('M-290-96H290V0H-290Z', lit).path(
      'M-300-106H300V-96H-300ZM-296-50H296V-46H-296Z',
      c.pale(p.stone, 0.4),
    );
    let a = '';
    let w = '';
    for (let i = 0; i < 6; i++) {
      for (const m of [-1, 1]) {
        const x = m * (92 + i * 36);
        a += lancet(x, 24, -42, 0);
        w += `M${int(x - 7)}-62v-24h14v24z`;
      }
    }
    c.path(a, mix(p.glass, p.stoneShade, 0.45)).path(w, dk);
    c.path('M-70-150H70V0H-70Z', [c.pale(p.stone, 0.25), c.stone(0.35)])
      .path('M-78-160H78V-150H-78Z', c.pale(p.stone, 0.5))
      .path(lancet(0, 56, -84, 0), mix(p.glass, p.stoneShade, 0.3))
      .path(lancet(0, 40, -66, 0), dk)
      .path('M-56-140v-30h0z', 'none')
      .path('M-54-136h20v34h-20zM34-136h20v34h-20z', dk);
    c.path('M-30-262H30V-160H-30Z', c.linear([p.stone, c.stone(0.55)], 'across'))
      .path('M-36-268H36V-260H-36Z', c.pale(p.stone, 0.5))
      .path(
        'M-32-268C-32-300-14-312 0-334C14-312 32-300 32-268Z',
        c.linear([mix(p.sea[1], p.stone, 0.25), c.deep(p.sea[2], 0.1)], 'across'),
      )
      .line('M0-330V-356', p.stoneShade, 2)
      .path('M1-356C12-360 18-350 30-354V-340C18-336 12-346 1-342Z', p.accent)
      .circle(0, -222, 19, p.white)
      .circle(0, -222, 19, 'none', `stroke="${mix(p.accent, p.stone, 0.4)}" stroke-width="3"`)
      .line('M0-222V-234M0-222L9-217', p.ink, 2.2, 'round')
      .path(lancet(-13, 15, -198, -166) + lancet(13, 15, -198, -166), dk);
    c.path('M-84 0H84V6H-84ZM-98 6H98V13H-98Z', c.pale(p.stone, 0.3));
  });
  const gr = c.linear([c.hazy(p.leaf, 0.25), mix(p.leaf, p.foliage, 0.45), p.foliage]);
  c.path(`M0 ${y + 4}Q${int(X)} ${y - 2} ${W} ${y + 4}V600H0Z`, gr).path(
    `M${int(X - 66 * k)} ${y + 14}H${int(X + 66 * k)}L${int(X + 210)} 600H${int(X - 210)}Z`,
    [c.hazy(p.stone, 0.3), c.stone(0.35)],
  );
  let t = '';
  for (let i = 1; i < 6; i++) {
    const yy = y + 14 + (600 - y) * (i / 6) ** 1.7;
    const f = (yy - y - 14) / (586 - y);
    t += `M${int(X - 66 * k - f * 144)} ${int(yy)}H${int(X + 66 * k + f * 144)}`;
  }
  c.line(`${t}M${int(X)} ${y + 14}V600`, p.stoneShade, 1.2, 0.5);
  for (const m of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const f = i / 2.4;
      const x = X + m * (100 * k + f * 170);
      const yy = y + 18 + f * 120;
      const s = 0.6 + f * 0.9;
      c.ellipse(x + c.dir * 26 * s, yy, 30 * s, 5 * s, p.ink, 0.25)
        .rect(x - 2 * s, yy - 26 * s, 4 * s, 26 * s, c.deep(p.stoneShade, 0.4))
        .path(
          `M${int(x)} ${int(yy - 104 * s)}C${int(x + 26 * s)} ${int(yy - 60 * s)} ${int(x + 18 * s)} ${int(yy - 16 * s)} ${int(x)} ${int(yy - 15 * s)}C${int(x - 18 * s)} ${int(yy - 16 * s)} ${int(x - 26 * s)} ${int(yy - 60 * s)} ${int(x)} ${int(yy - 104 * s)}Z`,
          c.linear([p.leaf, p.foliage], c.dir > 0 ? 'across' : 'back'),
        );
    }
  }
};
