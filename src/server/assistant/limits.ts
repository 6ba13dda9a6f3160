/** How much one may ask: in a minute, in a day, and of the language model. */
import { Failure } from '#domain/failure.ts';
import { networkOf } from '#server/platform/rate-limit.ts';
import { requestCounter } from '#server/platform/request-counter.ts';
import { countRequest, type RequestLimit } from '#server/platform/request-limits.ts';
import { type Caller, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface Limits {
  /** Counts one question, or refuses it. */
  count(caller: Caller, ip: string): Promise<void>;
  /** Whether the language model may be asked once more today. */
  allowsModel(caller: Caller, ip: string): Promise<boolean>;
}

const oneMinute = 60;
const oneDay = 24 * 3600;

export function limitsOf({ config, sql }: Services): Limits {
  const { perMinute, perDay, modelPerDay } = config.chat;
  const minutes = requestCounter();
  return {
    count: async (caller, ip) => {
      const sender = senderOf(caller, ip);
      // Whoever storms one process is refused by it, without a word to the database.
      if (minutes.hit(sender, oneMinute) > perMinute) throw tooFast();
      const subject = `assistant for ${sender}`;
      // All processes count together, so that another one gives nobody a second share.
      await sql.as(system, async (tx) => {
        const minute = { subject: `${subject} by the minute`, most: perMinute, seconds: oneMinute };
        if (!(await isWithin(tx, minute))) throw tooFast();
        const day = { subject: `${subject} by the day`, most: perDay, seconds: oneDay };
        if (!(await isWithin(tx, day))) throw tooMuch();
      });
    },
    // The model costs money, so its days are counted for all processes together.
    allowsModel: async (caller, ip) => {
      const subject = `assistant model for ${senderOf(caller, ip)}`;
      const limit = { subject, most: modelPerDay, seconds: oneDay };
      return sql.as(system, (tx) => isWithin(tx, limit));
    },
  };
}

const senderOf = (caller: Caller, ip: string) => ('id' in caller ? caller.id : networkOf(ip));

/** Counts one more; a refusal is an answer, anything else thrown a defect. */
async function isWithin(tx: Sql, limit: RequestLimit): Promise<boolean> {
  try {
    await countRequest(tx, limit);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

const tooFast = () =>
  new Failure('too_many_requests', 'That was a little fast. Please wait a moment and try again.');
const tooMuch = () =>
  new Failure('too_many_requests', 'That was a lot for one day. Please ask a person of the house.');
