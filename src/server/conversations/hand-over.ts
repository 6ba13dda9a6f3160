/** How somebody asks for a person, and what becomes of it when nobody is there. */
import type { LeaveMessage, OpenConversation } from '#contract/conversations/conversations.ts';
import { summaryOf } from '#domain/conversations.ts';
import { Failure } from '#domain/failure.ts';
import { hoursAfter } from '#domain/time.ts';
import { deskClientsOf } from '#server/clients/actions.ts';
import type { Acting } from '#server/conversations/act.ts';
import { conversationWords } from '#server/conversations/letters.ts';
import { tellAll } from '#server/conversations/notices.ts';
import * as store from '#server/conversations/store.ts';
import { openMatter } from '#server/matters/actions.ts';
import { newId } from '#server/platform/ids.ts';
import { newLinkToken } from '#server/platform/link-tokens.ts';
import { type Caller, inNameOf, system } from '#server/platform/sql.ts';

interface Asker {
  name: string;
  email: string;
}

interface Opened {
  row: store.ConversationRow;
  /** What a visitor proves with that it is theirs. */
  token: string | null;
}

/** Stands in line. A client who already does, does not twice. */
export async function open(acting: Acting, user: Caller, body: OpenConversation): Promise<Opened> {
  const { tx, now, by } = acting;
  const asker = await askerOf(acting, user, body);
  const { token, hash } = newLinkToken();
  const id = newId();
  const isClient = user.kind === 'client';
  const before = await inNameOf(tx, [system, by], () => store.lineLength(tx));
  const row: store.ConversationRow = {
    ...{ id, ...asker, persona: body.persona, language: body.language, zone: body.zone },
    ...(isClient
      ? { clientId: user.id, visitorHash: null, room: id }
      : { clientId: null, visitorHash: hash, room: hash }),
    ...{
      assistantId: isClient ? body.assistantId : null,
      said: body.said,
      summary: firstSummary(body),
    },
    ...{ state: 'queued', summaryBy: 'house', ownerId: null, ownerName: '' },
    ...{ placeAtStart: before + 1, queuedAt: now, lastAt: now, lastSide: 'client' },
    ...{ takenAt: null, endedAt: null, mailedAt: null, handBackOffered: false, messages: 0 },
    ...{ ratingStars: null, ratingWords: '', matterId: null, matterReference: null },
  };
  if (!(await store.insert(tx, row))) return { row: await running(acting, user), token: null };
  await tellAll(acting, row);
  return { row, token: isClient ? null : token };
}

const firstSummary = ({ said, language }: OpenConversation) =>
  summaryOf(said) || conversationWords[language].noSummary;

async function running({ tx, now }: Acting, user: Caller): Promise<store.ConversationRow> {
  const id = user.kind === 'client' ? user.id : '';
  const row = await store.currentOf(tx, id, hoursAfter(now, 0));
  if (row) return row;
  throw new Failure('conflict', 'Please try again.');
}

/** A client is known; a visitor says who they are. */
async function askerOf(
  { tx, by }: Acting,
  user: Caller,
  { name, email }: Pick<OpenConversation, 'name' | 'email'>,
): Promise<Asker> {
  if (user.kind === 'client') {
    const known = await inNameOf(tx, [system, by], () => deskClientsOf(tx, [user.id]));
    const client = known.get(user.id);
    if (client) return { name: client.name || client.email, email: client.email };
  }
  const missing = 'It cannot be empty';
  if (!name)
    throw new Failure('validation_failed', 'Please say your name.', { fields: { name: missing } });
  if (!email)
    throw new Failure('validation_failed', 'Please leave an e-mail address.', {
      fields: { email: missing },
    });
  return { name, email };
}

/** Becomes a request: it has a reference, an owner to be, and a word promised by an hour. */
export async function leaveMessage(
  acting: Acting,
  user: Caller,
  body: LeaveMessage,
): Promise<{ reference: string; asker: Asker }> {
  const asker = await askerOf(acting, user, body);
  const { language, zone, text, said } = body;
  const words = conversationWords[language];
  const before = summaryOf(said);
  const notes = [
    text,
    before && words.notes.before(before),
    user.kind === 'client' ? '' : words.notes.from(asker.name, asker.email),
  ];
  const { reference } = await openExpertMatter(acting, {
    ...{ language, zone, notes: notes.filter(Boolean).join('\n\n') },
    clientId: user.kind === 'client' ? user.id : null,
    name: asker.name,
  });
  return { reference, asker };
}

interface Wish {
  clientId: string | null;
  name: string;
  language: OpenConversation['language'];
  zone: string;
  notes: string;
  owner?: { id: string; name: string };
}

const longestNotes = 4000;

export function openExpertMatter(acting: Acting, wish: Wish) {
  const { tx, snapshot, now, by, services } = acting;
  const { clientId, name, language, zone, owner } = wish;
  const notes = wish.notes.slice(0, longestNotes);
  return openMatter(
    { tx, config: services.config, snapshot, now, by, name },
    {
      ...{ clientId, form: { kind: 'expert_chat', notes }, language, zone, lettered: true },
      ...(owner && { owner }),
    },
  );
}
