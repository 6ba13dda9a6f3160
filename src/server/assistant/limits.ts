/** How much one may ask: in a minute, in a day, and of the language model. */
import { Failure } from '#domain/failure.ts';
import { requestCounter } from '#server/platform/requests/counter.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { type Caller, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface AssistantLimits {
  /** Counts one question, or refuses it. */
  count(caller: Caller, ip: string): Promise<void>;
  /** Whether the language model may be asked once more today. */
  allowsModel(caller: Caller, ip: string): Promise<boolean>;
}

const oneMinute = 60;
const oneDay = 24 * 3600;

const ofHouse = new WeakMap<Services, AssistantLimits>();

/** One house counts once: a sentence that is read into a brief is work of the same kind as a question in the chat. */
export function limitsOf(services: Services): AssistantLimits {
  const known = ofHouse.get(services) ?? newLimits(services);
  ofHouse.set(services, known);
  return known;
}

function newLimits({ config, sql }: Services): AssistantLimits {
  const { perMinute, perDay, modelPerDay } = config.chat;
  const minutes = requestCounter();
  const days = requestCounter();
  return {
    count: async (caller, ip) => {
      const sender = senderOf(caller, ip);
      if (minutes.hit(sender, oneMinute) > perMinute) throw tooFast();
      // A day of one process: what it guards is time, and a restart gives nobody much of it.
      if (days.hit(sender, oneDay) > perDay) throw tooMuch();
    },
    // The model costs money, so its days are counted for all processes together.
    allowsModel: async (caller, ip) => {
      const subject = `assistant model for ${senderOf(caller, ip)}`;
      const limit = { subject, most: modelPerDay, seconds: oneDay };
      return sql.as(system, (tx) => countRequest(tx, limit)).then(() => true, notRefused);
    },
  };
}

const senderOf = (caller: Caller, ip: string) => ('id' in caller ? caller.id : networkOf(ip));

function notRefused(error: unknown): boolean {
  if (error instanceof Failure) return false;
  throw error;
}

const tooFast = () =>
  new Failure('too_many_requests', 'That was a little fast. Please wait a moment and try again.');
const tooMuch = () =>
  new Failure('too_many_requests', 'That was a lot for one day. Please ask a person of the house.');
