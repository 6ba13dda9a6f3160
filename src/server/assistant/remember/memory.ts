/** What a conversation has come to so far, as the house itself kept it; and what its next exchange makes of it. */
import type { AssistantAsk } from '#contract/assistant/assistant.ts';
import type { Id, Instant } from '#contract/primitives.ts';
import { frameAfterMessage } from '#domain/assistant/frame/changes.ts';
import type { Focus } from '#domain/assistant/frame/focus.ts';
import { type Frame, type HeardMessage, withShown } from '#domain/assistant/frame/frame.ts';
import { hoursAfter } from '#domain/time.ts';
import { historyOf } from '#server/assistant/history/history.ts';
import { frameFrom } from '#server/assistant/remember/kept-frame.ts';
import * as frames from '#server/assistant/remember/visitor-frames.ts';
import * as store from '#server/assistant/store.ts';
import type { Said } from '#server/assistant/understand/understanding.ts';
import { linkHash, newLinkToken } from '#server/platform/link-tokens.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { type Caller, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Memory {
  /** Nothing where there is none yet: then what they say they said before makes one. */
  frame: Frame | undefined;
  history: Said[];
}

/**
 * A client's from their conversation, a visitor's by the secret they hold. Whatever is not theirs, forged or
 * silent for a day is none. What a browser says the house has said is never believed.
 */
export async function recallFrame(
  services: Services,
  caller: Caller,
  ask: AssistantAsk,
): Promise<Memory> {
  const { conversationId, memoryToken } = ask;
  if (caller.kind === 'client' && conversationId) {
    const own = { id: conversationId, clientId: caller.id };
    const kept = await services.sql.as(caller, (tx) => ofClient(tx, own));
    if (kept) return kept;
  }
  const history = historyOf(ask);
  const row = memoryToken ? await ofVisitor(services, memoryToken) : undefined;
  return { frame: row && frameFrom(row.frame), history };
}

async function ofClient(tx: Sql, own: { id: Id; clientId: Id }): Promise<Memory | undefined> {
  const row = await store.frameOf(tx, own);
  if (!row) return undefined;
  return { frame: frameFrom(row.frame), history: await store.lastSaid(tx, own) };
}

const ofVisitor = ({ sql, now }: Services, token: string) =>
  sql.as(system, (tx) => frames.findVisitorFrame(tx, linkHash(token), silentSince(now())));

/** Hours. */
const longestSilence = 24;

export const silentSince = (now: Instant): Instant => hoursAfter(now, -longestSilence);

/** What was heard in an exchange and what its answer showed. */
export interface Exchanged {
  /** As it was when it was answered. */
  frame: Frame;
  heard: HeardMessage;
  shown: string[];
  /** The danger that is still spoken of. */
  alarm?: string | undefined;
  /** What the answer was about. */
  focus?: Focus | undefined;
}

/** On what the frame is by now: another tab may have gone on with it meanwhile. */
export const frameAfterExchange = (kept: unknown, { heard, shown, ...told }: Exchanged): Frame =>
  withShown(frameAfterMessage(frameFrom(kept), heard), shown, told);

/** Where nothing was kept before it. */
export const firstFrame = ({ frame, shown, ...told }: Exchanged): Frame =>
  withShown(frame, shown, told);

/** So many new ones a day from one network; whoever opens more is answered, and not remembered. */
const mostPerNetwork = 300;
const oneDay = 24 * 3600;

interface Visit {
  token: string | null;
  ip: string;
}

/** The secret under which it can be found again. */
export async function rememberFrame(
  { sql, now }: Services,
  { token, ip }: Visit,
  exchanged: Exchanged,
): Promise<string> {
  const at = now();
  return sql.as(system, async (tx) => {
    const hash = token && linkHash(token);
    const known = hash ? await frames.lockVisitorFrame(tx, hash, silentSince(at)) : undefined;
    if (token && hash && known) {
      await frames.changeVisitorFrame(tx, {
        hash,
        frame: frameAfterExchange(known.frame, exchanged),
        at,
      });
      return token;
    }
    const frame = firstFrame(exchanged);
    const subject = `assistant memory for ${networkOf(ip)}`;
    await countRequest(tx, { subject, most: mostPerNetwork, seconds: oneDay });
    const fresh = newLinkToken();
    await frames.addVisitorFrame(tx, { hash: fresh.hash, frame, at });
    return fresh.token;
  });
}
