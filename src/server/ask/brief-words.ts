/** The words of a brief, as both languages have them. */
import type { MatterKind } from '#contract/matters/kinds.ts';
import type { Occasion } from '#domain/ask/occasions.ts';

/** What may be asked of people by a sentence alone. */
export type SpokenKind = Exclude<MatterKind, 'consultation' | 'viewing' | 'expert_chat'>;

export interface BriefWords {
  kinds: Record<SpokenKind, string>;
  occasions: Record<Occasion, string>;
  guessed: {
    party: string;
    currency: string;
    /** The day that was taken, and the other of that name. */
    weekday: (taken: string, other: string) => string;
    span: (from: string, to: string) => string;
    clock: (time: string) => string;
  };
}
