import type { FastifyInstance } from 'fastify';
import { dashboard } from '#contract/dashboard.ts';
import type { Instant } from '#contract/primitives.ts';
import { displayName } from '#domain/greeting.ts';
import { dayInDubai, hoursAfter, isBefore } from '#domain/time.ts';
import { owingOf } from '#server/billing/books/debts.ts';
import { hearSteps, openSteps } from '#server/billing/payments/bank-steps.ts';
import { unfinishedBookings } from '#server/bookings/actions.ts';
import { shelfPath } from '#server/dashboard/card-paths.ts';
import { cardsFor, withoutOwn } from '#server/dashboard/cards.ts';
import { agenda, doneLately, lastDayShown } from '#server/dashboard/day-store.ts';
import {
  agendaEntry,
  byDayAndHour,
  doneEntry,
  hourEntry,
  withoutKept,
} from '#server/dashboard/day-views.ts';
import { endingPapersFor } from '#server/dashboard/ending-papers.ts';
import { detailNeeds, withMoney } from '#server/dashboard/needs.ts';
import { clientStanding, houseFacts, type Standing } from '#server/dashboard/store.ts';
import {
  type DashboardReader,
  firstStepsOf,
  firstWordOf,
  needsOf,
  owedSaid,
  statsOf,
  tilesOf,
} from '#server/dashboard/views.ts';
import { lastVisit, writeVisit } from '#server/dashboard/visit-store.ts';
import { mayAct } from '#server/delegates/actions.ts';
import { meetingsFor } from '#server/matters/actions.ts';
import type { Guards } from '#server/platform/guards.ts';
import { serve } from '#server/platform/serve.ts';
import { type Delegate, inNameOf, type Sql, system } from '#server/platform/sql.ts';
import { agreesTo } from '#server/privacy/actions.ts';
import type { Services } from '#server/services.ts';

interface Viewer {
  kind: 'client';
  id: string;
  email: string;
  aal: string;
  metadata: Record<string, unknown>;
  delegate?: Delegate;
}

/** One question, one answer: a phone on a slow line waits once. */
export function dashboardRoutes(app: FastifyInstance, services: Services, guards: Guards<Viewer>) {
  const { sql, catalogue } = services;
  const { client, artBase } = guards;
  serve(app, dashboard.read, client, async ({ user, query }) => {
    const { lang: language, isSeen } = query;
    const reader: DashboardReader = { snapshot: await catalogue.current(), language, artBase };
    const now = services.now();
    // What is owed is not shown to a delegate.
    if (!user.delegate) await hearSteps(services, user.id);
    return sql.as(user, async (tx) => {
      const standing = await clientStanding(tx, { clientId: user.id, now });
      const house = await factsOfHouse(tx, user, { standing, now });
      const isPersonal = await agreesTo(tx, user.id, 'suggestions');
      const known = isPersonal ? standing : withoutOwn(standing);
      // Papers are shown to a delegate in the vault alone, where their right to it is asked for.
      const papers = user.delegate
        ? undefined
        : await endingPapersFor(tx, { clientId: user.id, now, language });
      const paper = isPersonal ? papers?.next : undefined;
      const recommendations = await cardsFor({ tx, standing: known, paper, now, ...reader });
      // What is owed as well: that right is asked for at the invoices.
      const owing = user.delegate ? undefined : await owingOf(tx, user.id, { now, language });
      const steps = user.delegate ? [] : await openSteps(tx, user.id);
      const unfinished = await unfinishedBookings(tx, { clientId: user.id, now, ...reader });
      const waiting = [
        ...needsOf(standing, language),
        ...detailNeeds(unfinished, language),
        ...(papers?.needs ?? []),
      ];
      const needs = withMoney(waiting, { open: owing?.open ?? [], steps }, language);
      const days = await agenda(tx, { clientId: user.id, now });
      const meetings = await meetingsFor(tx, reader, { id: user.id, from: dayInDubai(now) });
      const hours = meetings.map(hourEntry);
      const last = lastDayShown(now);
      const done = await doneLately(tx, { clientId: user.id, now });
      // Who acts for somebody is no visit of theirs.
      const lastHere = user.delegate
        ? null
        : await (isSeen ? writeVisit : lastVisit)(tx, user.id, now);
      const since = lastHere ? done.filter(({ at }) => isBefore(lastHere, at)) : [];
      const firstSteps = firstStepsOf(standing, user.aal === 'aal2');
      const { managerId } = standing;
      const acts =
        user.delegate !== undefined ||
        (await inNameOf(tx, [system, user], () => mayAct(tx, user.id, now)));
      return {
        name: nameOf(user, reader),
        manager: managerId && house.managerName ? { id: managerId, name: house.managerName } : null,
        recommendations,
        mayAct: acts,
        needs,
        agenda: [
          ...withoutKept(
            days.map((row) => agendaEntry(row, reader)),
            hours,
          ),
          ...hours.filter(({ day }) => day <= last),
        ].toSorted(byDayAndHour),
        done: (since.length > 0 ? since : done).map((row) => doneEntry(row, language)),
        isDoneSince: since.length > 0,
        owed: owedSaid(owing?.owed ?? [], language),
        firstSteps,
        firstWord: firstSteps.length > 0 ? firstWordOf(standing, reader.snapshot, now) : null,
        stats: statsOf(standing, house, reader),
        tiles: tilesOf(standing, reader, unfinished.length > 0),
        ...wordsOf(reader, (action) => shelfPath(action, recommendations, known)),
      };
    });
  });
}

/** How long a rating counts for the score of the house. */
const scoreDays = 90;

function factsOfHouse(tx: Sql, user: Viewer, asked: { standing: Standing; now: Instant }) {
  const since = hoursAfter(asked.now, -24 * scoreDays);
  const { managerId } = asked.standing;
  return inNameOf(tx, [system, user], () => houseFacts(tx, { managerId, since }));
}

function nameOf({ email, metadata }: Viewer, { snapshot, language }: DashboardReader): string {
  const { fallbackName } = snapshot.texts('profile').greeting;
  return displayName({ email, user_metadata: metadata }, fallbackName[language]);
}

function wordsOf(
  { snapshot, language }: DashboardReader,
  leadTo: (action: { id: string; path: string }) => string,
) {
  const { quickActions, closing } = snapshot.texts('profile');
  const { title, text, chat, preferences } = closing;
  return {
    quickActions: quickActions.map(({ id, icon, label, href }) => ({
      id,
      icon,
      path: leadTo({ id, path: href }),
      label: label[language],
    })),
    closing: {
      title: title[language],
      text: text[language],
      chat: chat[language],
      preferences: preferences[language],
    },
  };
}
