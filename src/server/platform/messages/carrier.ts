import type { InlinePicture } from '#server/platform/messages/pictures.ts';
import type { Letter } from '#server/platform/messages/table.ts';

/** Takes a message out of the house, or throws; it is asked again then. */
export interface LetterCarrier {
  deliver(message: Letter, inline?: InlinePicture[]): Promise<void>;
  close?(): void;
}

export interface Carriers {
  mail: LetterCarrier;
  sms: LetterCarrier;
  close(): void;
}

/** Nothing leaves: the row is the delivery, and the page at /outbox shows it. */
export const outbox: LetterCarrier = { deliver: async () => {} };

/** A message that was not taken, where somebody waits to hear so. */
export class Undelivered extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Undelivered';
  }
}
