import { applications } from '#contract/billing/applications.ts';
import { deskBilling } from '#contract/billing/desk.ts';
import { moneyActs } from '#contract/billing/money-acts.ts';
import { deskConversations } from '#contract/conversations/desk.ts';
import { followUps } from '#contract/conversations/follow-ups.ts';
import { desk } from '#contract/desk.ts';
import { deskMatters } from '#contract/matters/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

/** Everything the desk reads stands under it: what is told live makes all of it old at once. */
export const deskKey = ['desk'];

/** Live is a hint; where it is not heard, the queue still is never older than this. */
export const steady = { refetchInterval: 60_000 };

export const countsQuery = readQuery([...deskKey, 'counts'], deskMatters.counts, {}, steady);

export const matterQuery = (id: string, lang: Language) =>
  readQuery(
    [...deskKey, 'matter', id, lang],
    deskMatters.read,
    { params: { id }, query: { lang } },
    steady,
  );

export const pendingQuery = (lang: Language) =>
  readQuery([...deskKey, 'bookings', lang], desk.bookings, { query: { lang } }, steady);

export const confirmedQuery = (lang: Language) =>
  readQuery([...deskKey, 'confirmed-bookings', lang], desk.confirmed, { query: { lang } }, steady);

export const conversationsQuery = readQuery(
  [...deskKey, 'conversations'],
  deskConversations.list,
  {},
  steady,
);

export const followUpsQuery = readQuery([...deskKey, 'follow-ups'], followUps.list, {}, steady);

export const teamQuery = readQuery([...deskKey, 'team'], desk.team, {}, { staleTime: 30_000 });

/** What a person has to send back by bank, and what was sent lately. */
export const toSendQuery = (lang: Language) =>
  readQuery([...deskKey, 'to-send', lang], deskBilling.toSend, { query: { lang } });

/** Who wishes to join a tier. */
export const applicationsQuery = (lang: Language) =>
  readQuery([...deskKey, 'applications', lang], applications.list, { query: { lang } });

/** What waits for a second colleague. */
export const moneyActsQuery = (lang: Language) =>
  readQuery([...deskKey, 'money-acts', lang], moneyActs.list, { query: { lang } });

/** What of a booking or matter the reader may send back alone. */
export const roomQuery = (source: { kind: 'booking' | 'matter'; id: string }) =>
  readQuery([...deskKey, 'room', source], moneyActs.room, { query: source });
