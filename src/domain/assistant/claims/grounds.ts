import type { Contacts } from '#domain/assistant/claims/contacts.ts';
import type { ClaimNames } from '#domain/assistant/claims/names.ts';
import type { AssistantSecret } from '#domain/assistant/claims/recital.ts';
import type { GuestCompany } from '#domain/assistant/claims/sums.ts';

/** What an answer may rest on, as it stands when a sentence is looked at: tools tell more as they are asked. */
export interface Grounds {
  names: ClaimNames;
  /** Where things are: named beside them, and seldom meant. */
  isPlace(id: string): boolean;
  /** Whatever was told of one thing in this turn. */
  told(id: string): readonly string[];
  /** Ids of everything that was told of. */
  things(): readonly string[];
  /** Told of nothing in particular: answers of the book, the house's own numbers. */
  loose(): readonly string[];
  /** Whether it was looked up to be free, and is. */
  isFree(id: string): boolean | undefined;
  /** It is not for somebody who comes: too young, too heavy, not well. */
  endangers(id: string): boolean;
  /** What their own affairs said. */
  own(): string;
  /** The client's words, and what the house knows of their wish. */
  asked: readonly string[];
  /** Ids of what they named, or of what was shown to them. */
  meant: readonly string[];
  company: GuestCompany;
  /** Whether the house says of itself that somebody is there at any hour. */
  isAlwaysThere: boolean;
  secret: AssistantSecret;
  contacts(): Contacts;
}
