import type { Ctx } from '#art/kit/context.ts';
import { nth } from '#art/kit/numbers.ts';

/** One of k variants. */
export const pickIndex = (c: Ctx, k: number) => Math.min(k - 1, Math.floor(c.random() * k));

export const pick = <T>(c: Ctx, a: readonly T[]) => nth(a, Math.floor(c.random() * a.length));
