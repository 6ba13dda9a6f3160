/** A frame as it is kept: read by its schema, and what does not fit is a new one. */
import { z } from 'zod';
import { Currency, Day, Language } from '#contract/primitives.ts';
import { dayParts } from '#domain/assistant/dates/dates.ts';
import { emptyFrame, type Frame } from '#domain/assistant/frame/frame.ts';
import { occasions } from '#domain/assistant/frame/occasions.ts';
import { topics } from '#domain/assistant/lexicon.ts';
import { needs } from '#domain/assistant/needs.ts';

const words = z.array(z.string().max(120)).max(60);
const count = z.number().min(0).max(100_000).exactOptional();

const When = z.object({
  day: Day.exactOptional(),
  until: Day.exactOptional(),
  end: Day.exactOptional(),
  part: z.enum(dayParts).exactOptional(),
  clock: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .exactOptional(),
});

const Budget = z.object({
  least: z.number().exactOptional(),
  most: z.number().exactOptional(),
  currency: Currency.exactOptional(),
  each: z.literal(true).exactOptional(),
  nightly: z.literal(true).exactOptional(),
});

const KeptWish = z.object({
  when: When,
  party: count,
  children: count,
  ages: z.array(z.number()).max(60),
  budget: Budget.exactOptional(),
  bedrooms: count,
  purpose: z.enum(['sale', 'rent']).exactOptional(),
  types: words,
  curriculum: z.string().max(60).exactOptional(),
  areas: words,
  length: count,
  nationality: z.string().max(60).exactOptional(),
  visas: count,
  minutes: count,
  weight: count,
  height: count,
  needs: z.array(z.enum(needs)),
});

const KeptFrame: z.ZodType<Frame> = z.object({
  topics: z.array(z.enum(topics)),
  wish: KeptWish,
  shown: words,
  listed: words,
  spoken: words.default([]),
  refused: z.object({ things: words, areas: words }),
  qualities: words,
  occasion: z.enum(occasions).exactOptional(),
  language: Language.exactOptional(),
  asked: z.string().max(400).exactOptional(),
  focus: z
    .object({
      of: z.enum(['thing', 'several', 'entry', 'own']),
      ids: words,
      facet: z.string().max(40).exactOptional(),
      asked: words,
    })
    .exactOptional(),
  words,
  alarm: z.string().max(40).exactOptional(),
});

export function frameFrom(kept: unknown): Frame {
  const read = KeptFrame.safeParse(kept);
  return read.success ? read.data : emptyFrame;
}
