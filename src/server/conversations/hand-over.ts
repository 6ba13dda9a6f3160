/** How somebody asks for a person, and what becomes of it when nobody is there. */
import {
  conversationLengths,
  type LeaveMessage,
  type OpenConversation,
} from '#contract/conversations/conversations.ts';
import type { Language } from '#contract/primitives.ts';
import { factsIn } from '#domain/conversations/facts.ts';
import { conversationSummary } from '#domain/conversations/summary.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, hoursAfter } from '#domain/time.ts';
import { deskClientsOf } from '#server/clients/actions.ts';
import type { ConversationAct } from '#server/conversations/act.ts';
import { callColleague } from '#server/conversations/calls.ts';
import { type KeptTalk, personAsked } from '#server/conversations/events.ts';
import { conversationWords } from '#server/conversations/letters.ts';
import { tellAll } from '#server/conversations/notices.ts';
import * as store from '#server/conversations/store.ts';
import { openMatter } from '#server/matters/submission.ts';
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
export async function callPerson(
  acting: ConversationAct,
  user: Caller,
  body: OpenConversation,
): Promise<Opened> {
  const { tx, now, by } = acting;
  const asker = await askerOf(acting, user, body);
  const { token, hash } = newLinkToken();
  const id = newId();
  const isClient = user.kind === 'client';
  const before = await inNameOf(tx, [system, by], () => store.lineLength(tx));
  const known = await talkBefore(acting, user, body);
  const row: store.ConversationRow = {
    id,
    ...asker,
    persona: body.persona,
    language: body.language,
    zone: body.zone,
    ...(isClient
      ? { clientId: user.id, visitorHash: null, room: id }
      : { clientId: null, visitorHash: hash, room: hash }),
    assistantId: isClient ? body.assistantId : null,
    said: known.said,
    summary:
      summaryFrom(acting, body.language, known) || conversationWords[body.language].noSummary,
    state: 'queued',
    summaryBy: 'house',
    ownerId: null,
    ownerName: '',
    placeAtStart: before + 1,
    queuedAt: now,
    lastAt: now,
    lastSide: 'client',
    takenAt: null,
    endedAt: null,
    mailedAt: null,
    handBackOffered: false,
    messages: 0,
    ratingStars: null,
    ratingWords: '',
    matterId: null,
    matterReference: null,
  };
  if (!(await store.insertConversation(tx, row)))
    return { row: await running(acting, user), token: null };
  await tellAll(acting, row);
  await callColleague(acting, { id, name: row.name, talk: id });
  return { row, token: isClient ? null : token };
}

/**
 * What was said to the assistant: of a kept conversation both sides, as the house has them. A browser vouches
 * for nobody's words but its own.
 */
async function talkBefore(
  acting: ConversationAct,
  user: Caller,
  { assistantId, said }: Pick<OpenConversation, 'said'> & { assistantId?: string | null },
): Promise<KeptTalk> {
  const asked = user.kind === 'client' && assistantId ? { clientId: user.id, assistantId } : null;
  const { events } = acting.services;
  const [kept] = asked ? await events.announce(personAsked, { acting, ...asked }) : [];
  return kept ?? { said: said.filter(({ isUser }) => isUser), facts: {} };
}

/** Empty where nothing was said yet. */
function summaryFrom(
  { now, snapshot }: ConversationAct,
  language: Language,
  talk: KeptTalk,
): string {
  const own = talk.said.flatMap(({ isUser, text }) => (isUser ? [text] : []));
  if (own.length === 0) return '';
  const places = snapshot.texts('taxonomy').areas.map(({ label }) => label);
  const read = factsIn(own, { today: dayInDubai(now), language, places });
  const written = conversationSummary(
    { ...read, ...talk.facts },
    conversationWords[language].facts,
  );
  return written.slice(0, conversationLengths.summary);
}

async function running({ tx, now }: ConversationAct, user: Caller): Promise<store.ConversationRow> {
  const id = user.kind === 'client' ? user.id : '';
  const row = await store.currentOf(tx, id, hoursAfter(now, 0));
  if (row) return row;
  throw new Failure('conflict', 'Please try again.');
}

/** A client is known; a visitor says who they are. */
async function askerOf(
  { tx, by }: ConversationAct,
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
  acting: ConversationAct,
  user: Caller,
  body: LeaveMessage,
): Promise<{ reference: string; asker: Asker }> {
  const asker = await askerOf(acting, user, body);
  const { language, zone, text } = body;
  const words = conversationWords[language];
  const before = summaryFrom(acting, language, await talkBefore(acting, user, body));
  const notes = [
    text,
    before && words.notes.before(before),
    user.kind === 'client' ? '' : words.notes.from(asker.name, asker.email),
  ];
  const { reference } = await openConversationMatter(acting, {
    language,
    zone,
    notes: notes.filter(Boolean).join('\n\n'),
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

export function openConversationMatter(
  { tx, snapshot, now, by, services }: ConversationAct,
  wish: Wish,
) {
  const { clientId, name, language, zone, owner } = wish;
  const notes = wish.notes.slice(0, longestNotes);
  return openMatter(
    { tx, config: services.config, snapshot, now, by, name },
    {
      clientId,
      form: { kind: 'expert_chat', notes },
      language,
      zone,
      lettered: true,
      ...(owner && { owner }),
    },
  );
}
