import { Ctx } from '#art/kit/context.ts';
import type { Hour } from '#art/kit/hours.ts';
import { hash } from '#art/kit/random.ts';
import { type SceneName, scenes } from '#art/scenes.ts';

export interface PosterOptions {
  readonly scene: SceneName;
  readonly time: Hour;
  /** Changes sun side, skyline, clouds, paint and room; mirrors the picture and zooms 0–6 %. */
  readonly seed: string | number;
  readonly width?: number;
  readonly height?: number;
  readonly grain?: boolean;
  /** Where the subject's centre sits, 0 to 1 of the width: .7 leaves the left free for text. */
  readonly focus?: number;
}

/** A travel poster as SVG text. The same input gives the same bytes. */
export function poster({
  scene,
  time,
  seed,
  width = 800,
  height = 600,
  grain = true,
  focus = 0.5,
}: PosterOptions): string {
  // A subject off the middle is drawn in the middle of a wider canvas, which is then cropped.
  const widening = 2 * Math.max(focus, 1 - focus);
  const options = { scene, time, seed, width: width * widening, height };
  const c = new Ctx(options);
  if (focus !== 0.5) {
    // The sun goes with the subject, so that the text side stays calm.
    const mirrored = (hash(`f${seed}${scene}`) & 1) === 1;
    const side = focus > 0.5 !== mirrored ? 1 : -1;
    c.sunX = c.W / 2 + side * Math.abs(c.sunX - c.W / 2);
    c.dir = -side;
  }
  scenes[scene](c);
  const viewWidth = Math.round(c.W / widening);
  const viewX = focus < 0.5 ? c.W - viewWidth : 0;
  return c.svg({ ...options, width, grain, camera: true, viewWidth, viewX });
}
