/** What was learnt, in a byte for each weight that says something; and what it makes of a text. */
import { places, vectorOf } from '#domain/assistant/classifier/features.ts';
import type { LearntClassifier } from '#domain/assistant/classifier/learner.ts';
import { chancesOf } from '#domain/assistant/classifier/softmax.ts';

export interface ClassifierGuess {
  is: string;
  /** How often such a guess is right, as measured on authors that were not learnt from. */
  p: number;
}

export interface ClassifierHead {
  labels: string[];
  /** Where the weights of each place begin; those of the last end where all end. */
  starts: Uint32Array;
  /** Which label each weight speaks of. */
  of: Uint8Array | Uint16Array;
  weights: Int8Array;
  /** What one step of a byte is worth, by place. */
  scale: Float32Array;
  bias: Float32Array;
  rarity: Float32Array;
  temperature: number;
}

const most = 127;

interface Weight {
  of: number;
  byte: number;
}

const labelOf = ({ of }: Weight): number => of;
/** Smaller ones change no guess that was measured, and are most of all. */
const negligible = 10;

export function packHead(
  { labels, weights, bias, rarity }: LearntClassifier,
  temperature: number,
): ClassifierHead {
  const width = labels.length;
  const scale = Float32Array.from({ length: places }, (_, place) => {
    const row = weights.subarray(place * width, (place + 1) * width);
    return row.reduce((far, one) => Math.max(far, Math.abs(one)), 0) / most;
  });
  const starts = new Uint32Array(places + 1);
  const kept: Weight[] = [];
  for (let place = 0; place < places; place += 1) {
    const step = scale[place] ?? 0;
    for (let of = 0; of < width && step > 0; of += 1) {
      const byte = Math.round((weights[place * width + of] ?? 0) / step);
      if (Math.abs(byte) > negligible) kept.push({ of, byte });
    }
    starts[place + 1] = kept.length;
  }
  return {
    labels,
    starts,
    of: width > 256 ? Uint16Array.from(kept, labelOf) : Uint8Array.from(kept, labelOf),
    weights: Int8Array.from(kept, ({ byte }) => byte),
    scale,
    bias,
    rarity,
    temperature,
  };
}

/** The best first, at most `wanted`. */
export function guesses(
  head: ClassifierHead,
  counts: ReadonlyMap<number, number>,
  wanted = 5,
): ClassifierGuess[] {
  const { labels } = head;
  const likely = chancesOf(scored(head, counts), head.temperature);
  return labels
    .map((is, at) => ({ is, p: likely[at] ?? 0 }))
    .toSorted((a, b) => b.p - a.p)
    .slice(0, wanted);
}

function scored(head: ClassifierHead, counts: ReadonlyMap<number, number>): Float32Array {
  const { starts, of, weights, scale, bias } = head;
  const { at, worth } = vectorOf(counts, head.rarity);
  const scores = Float32Array.from(bias);
  for (let one = 0; one < at.length; one += 1) {
    const place = at[one] ?? 0;
    const by = (worth[one] ?? 0) * (scale[place] ?? 0);
    for (let next = starts[place] ?? 0; next < (starts[place + 1] ?? 0); next += 1) {
      const label = of[next] ?? 0;
      scores[label] = (scores[label] ?? 0) + (weights[next] ?? 0) * by;
    }
  }
  return scores;
}
