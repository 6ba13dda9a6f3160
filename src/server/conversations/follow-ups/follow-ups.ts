/** How something said in the chat becomes a row of the desk. */
import { createHash } from 'node:crypto';
import { type FollowUpKind, longestFacts } from '#contract/conversations/follow-ups.ts';
import { deskTopic } from '#contract/live.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { followUpDue, priorityOf } from '#domain/conversations/follow-ups.ts';
import { promisingPlan } from '#domain/matters/promise.ts';
import { knownClientsOf } from '#server/clients/actions.ts';
import { callColleague } from '#server/conversations/calls.ts';
import { type FollowUpRow, upsertFollowUp } from '#server/conversations/follow-ups/store.ts';
import * as conversations from '#server/conversations/store.ts';
import type { Act } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import { tellRoom } from '#server/platform/live.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';

/** What was said, by whom, from where. */
export interface Raised {
  kind: FollowUpKind;
  /** What a colleague must know, in a line. */
  facts: string;
  language: Language;
  /** A booking or a request of theirs that it is about. */
  reference?: string | null | undefined;
  /** What a visitor proves with that a live conversation is theirs. */
  token?: string | undefined;
  ip: string;
}

/** For the asker's eyes too: by when somebody looks. */
export interface RaisedRow {
  id: string;
  dueAt: Instant;
  /** It stood at the desk already. */
  isKnown: boolean;
}

/** As the house: whoever speaks may not write to its desk. */
export async function raiseFollowUp(
  { tx, now, snapshot, by }: Act,
  caller: Caller,
  raised: Raised,
): Promise<RaisedRow> {
  const { kind, language, reference } = raised;
  const clientId = caller.kind === 'client' ? caller.id : null;
  const client = clientId ? (await knownClientsOf(tx, [clientId])).get(clientId) : undefined;
  const talk = await runningTalk(tx, clientId, raised.token);
  const plan = promisingPlan(snapshot.all('plans'), client?.plan);
  const row: FollowUpRow = {
    id: newId(),
    kind,
    priority: priorityOf(kind),
    state: 'open',
    clientId,
    language,
    speaker: speakerOf(clientId, talk?.id, raised.ip),
    conversationId: talk?.id ?? null,
    reference: reference ?? null,
    name: client?.name ?? talk?.name ?? '',
    facts: factsIn(raised.facts),
    times: 1,
    createdAt: now,
    lastAt: now,
    dueAt: followUpDue(kind, plan, now),
    ownerId: null,
    ownerName: '',
    takenAt: null,
    doneAt: null,
  };
  await countRequest(tx, { subject: `follow-up of ${row.speaker}`, most: 30, seconds: 60 * 60 });
  const saved = await upsertFollowUp(tx, row);
  await tellRoom(tx, deskTopic, 'follow_up', { id: saved.id });
  const { id, name, conversationId } = saved;
  await callColleague({ tx, now, by }, { id, name, talk: conversationId });
  return { id: saved.id, dueAt: saved.dueAt, isKnown: saved.id !== row.id };
}

/** The conversation in which a person is awaited or speaks. */
async function runningTalk(tx: Sql, clientId: string | null, token: string | undefined) {
  const held =
    token === undefined ? undefined : await conversations.findByHash(tx, linkHash(token));
  if (held && held.endedAt === null) return held;
  return clientId ? conversations.runningOf(tx, clientId) : undefined;
}

/** Whoever has neither account nor conversation is told apart by where they come from. */
function speakerOf(clientId: string | null, talk: string | undefined, ip: string): string {
  const who = clientId ?? talk ?? networkOf(ip);
  return createHash('sha256').update(`follow-up ${who}`).digest('base64url');
}

const factsIn = (text: string): string => {
  const flat = text.replaceAll(/\s+/gu, ' ').trim().slice(0, longestFacts).toWellFormed();
  return flat === '' ? '…' : flat;
};
