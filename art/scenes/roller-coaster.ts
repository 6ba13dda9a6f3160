import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point, Point3 } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { bush, palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

export const drawRollerCoaster: Scene = (c) => {
  const { W, p } = c;
  const y = 486;
  const k = W / 800;
  const xAt = (f: number) => int(f * k);
  sky(c, y, { clouds: 5 });
  skyline(c, y, {
    height: [20, 100],
    tone: c.distant(0.5),
    width: [22, 38],
    gap: 24,
    flat: 1,
    lights: c.dark,
  });
  haze(c, y, 120, 0.75);
  const T = `M${xAt(-40)} 430C${xAt(60)} 440 ${xAt(110)} 120 ${xAt(210)} 118S${xAt(300)} 452 ${xAt(400)} 452C${xAt(520)} 452 ${xAt(560)} 380 ${xAt(560)} 290C${xAt(560)} 214 ${xAt(524)} 176 ${xAt(480)} 176S${xAt(400)} 214 ${xAt(400)} 290C${xAt(400)} 380 ${xAt(450)} 452 ${xAt(560)} 452C${xAt(660)} 452 ${xAt(690)} 230 ${xAt(760)} 226S${xAt(840)} 300 ${xAt(880)} 330`;
  let sup = '';
  for (const [x, t] of [
    [40, 366],
    [90, 224],
    [140, 156],
    [180, 124],
    [210, 118],
    [240, 132],
    [274, 214],
    [306, 322],
    [700, 296],
    [730, 244],
    [760, 226],
    [792, 244],
  ] satisfies Point[]) {
    sup += `M${xAt(x)} ${t}L${xAt(x - 16)} ${y}M${xAt(x)} ${t}L${xAt(x + 16)} ${y}`;
  }
  sup += `M${xAt(480)} 176V${y}M${xAt(40)} 420H${xAt(300)}M${xAt(110)} 330H${xAt(290)}M${xAt(150)} 230H${xAt(262)}M${xAt(690)} 400H${xAt(820)}M${xAt(716)} 320H${xAt(806)}`;
  c.line(sup, c.white(0.45), 2.2);
  const id = `${c.id}-t`;
  c.defs += `<path id="${id}" d="${T}" fill="none"/>`;
  const track = (s: string, w: number, e = '') =>
    c.add(`<use href="#${id}" stroke="${s}" stroke-width="${w}"${e}/>`);
  track(c.deep(p.accent, 0.5), 13);
  track(c.hazy(p.white, 0.2), 13, ' stroke-dasharray="2 7"');
  track(c.hazy(p.accent, 0.05), 4.5);
  if (c.dark) track(p.glow, 2.4, ' stroke-dasharray="1 22"');
  for (const [x, t, a] of [
    [152, 140, -48],
    [184, 116, -22],
    [218, 112, 8],
    [250, 130, 40],
  ] satisfies Point3[]) {
    c.group(
      x * k,
      t,
      0.9,
      () =>
        c
          .path('M-17 0C-18-13-14-17-6-17H10C17-17 19-9 18 0Z', [
            c.lamp(0.3),
            c.deep(p.accent, 0.2),
          ])
          .circle(-5, -23, 5, mix(p.stoneShade, p.stone, 0.4))
          .circle(8, -23, 5, mix(p.stoneShade, p.stone, 0.4))
          .line('M-5-19L-9-33M8-19L13-33', mix(p.stoneShade, p.stone, 0.4), 3, 'round'),
      `rot(${a})`,
    );
  }
  // gate, lawn, palms
  c.band(y, 120, [c.hazy(p.leaf, 0.2), p.foliage]);
  c.path(
    `M${int(W / 2 - 30)} ${y}H${int(W / 2 + 30)}L${int(W / 2 + 110)} 600H${int(W / 2 - 110)}Z`,
    [c.hazy(p.stone, 0.3), c.stone(0.3)],
  );
  for (const f of [0.06, 0.2, 0.34, 0.66, 0.82, 0.94]) {
    palm(c, W * f, y + 16 + c.between(0, 24), c.between(70, 112));
  }
  for (const f of [0.12, 0.28, 0.74, 0.9]) bush(c, W * f, y + 34, 120, 24);
  const flag = (x: number, h: number) =>
    c
      .line(`M${int(x)} ${y + 8}V${int(y - h)}`, p.stoneShade, 2.4)
      .path(`M${int(x)} ${int(y - h)}l34 9l-34 10z`, p.accent);
  flag(W / 2 - 40, 74);
  flag(W / 2 + 40, 74);
};
