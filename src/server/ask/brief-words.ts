/** The words of a brief, as both languages have them. */
import type { MatterKind } from '#contract/matters/kinds.ts';
import type { AskOccasion } from '#domain/ask/occasions.ts';

/** What may be asked of people by a sentence alone. */
export type SpokenKind = Exclude<MatterKind, 'consultation' | 'viewing' | 'expert_chat'>;

export interface BriefWords {
  kinds: Record<SpokenKind, string>;
  occasions: Record<AskOccasion, string>;
  guessed: {
    party: string;
    currency: string;
    /** The day that was taken, and the other of that name. */
    weekday: (taken: string, other: string) => string;
    /** The other day of that name is the client's own: what they have then. */
    weekdayOwn: (taken: string, other: string, title: string) => string;
    /** They have something on the very day. */
    own: (taken: string, title: string) => string;
    span: (from: string, to: string) => string;
    clock: (time: string) => string;
  };
  /** What this client may say, as they would say it. */
  examples: {
    season: (title: string, party: number, weekday: string) => string;
    tutor: (name: string) => string;
    table: (name: string) => string;
    birthday: (name: string, day: string) => string;
    move: (title: string, from: string, to: string) => string;
    paid: (month: string) => string;
  };
}
