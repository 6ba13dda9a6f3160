/** What every deed of the story stands on. */
import type { Instant } from '#contract/primitives.ts';
import type { HouseholdAsk, HouseholdAsker } from '#server/account/demo-household/door.ts';

export interface DemoPerson extends HouseholdAsker {
  id: string;
  email: string;
  name: string;
}

export interface HouseholdWorld {
  ask: HouseholdAsk;
  /** Puts bytes where an address leads to. */
  put: (url: string, content: Buffer) => Promise<void>;
  /** Somebody by the name the story gives them. */
  person: (who: string) => DemoPerson;
  /** What an earlier deed made, by the name the story gives it. */
  made: (name: string) => string;
  /** The newest letter of a kind; none ever leaves this process. */
  letter: (template: string) => string;
  now: () => Instant;
}

/** Something that somebody does at a moment; what it makes is known by its name from then on. */
export interface DemoDeed {
  name: string;
  at: Instant;
  run: (world: HouseholdWorld) => Promise<string | undefined>;
}
