/** What was learnt, in a byte for each weight; and what it makes of a text. */
import { places, vectorOf } from '#domain/assistant/classifier/features.ts';
import { softened } from '#domain/assistant/classifier/softmax.ts';
import type { Learnt } from '#domain/assistant/classifier/training.ts';

export interface Guess {
  is: string;
  /** How often such a guess is right, as measured on authors that were not learnt from. */
  p: number;
}

export interface Head {
  labels: string[];
  weights: Int8Array;
  /** What one step of a byte is worth, by place. */
  scale: Float32Array;
  bias: Float32Array;
  rarity: Float32Array;
  temperature: number;
}

const most = 127;

export function packed({ labels, weights, bias, rarity }: Learnt, temperature: number): Head {
  const width = labels.length;
  const scale = Float32Array.from({ length: places }, (_, place) => {
    const row = weights.subarray(place * width, (place + 1) * width);
    return row.reduce((far, one) => Math.max(far, Math.abs(one)), 0) / most;
  });
  const bytes = Int8Array.from(weights, (one, at) => {
    const step = scale[Math.floor(at / width)] ?? 0;
    return step === 0 ? 0 : Math.round(one / step);
  });
  return { labels, weights: bytes, scale, bias, rarity, temperature };
}

/** The best first, at most `wanted`. */
export function guesses(head: Head, counts: ReadonlyMap<number, number>, wanted = 5): Guess[] {
  const { labels } = head;
  const likely = softened(scored(head, counts), head.temperature);
  return labels
    .map((is, at) => ({ is, p: likely[at] ?? 0 }))
    .toSorted((a, b) => b.p - a.p)
    .slice(0, wanted);
}

function scored(head: Head, counts: ReadonlyMap<number, number>): Float32Array {
  const { labels, weights, scale, bias } = head;
  const { at, worth } = vectorOf(counts, head.rarity);
  const scores = Float32Array.from(bias);
  const width = labels.length;
  for (let one = 0; one < at.length; one += 1) {
    const place = at[one] ?? 0;
    const by = (worth[one] ?? 0) * (scale[place] ?? 0);
    const row = place * width;
    for (let label = 0; label < width; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[row + label] ?? 0) * by;
  }
  return scores;
}
