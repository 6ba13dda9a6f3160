/** The house answers who applies for a tier: yes opens the books, no says why. */

import type { z } from 'zod';
import type { Application } from '#contract/billing/applications.ts';
import { CardPays } from '#contract/money-facts.ts';
import { Instant, type Language } from '#contract/primitives.ts';
import { answerBy, refuseMembership } from '#domain/billing/membership.ts';
import { Failure } from '#domain/failure.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import {
  differenceOf,
  firstPeriod,
  invoiceFirst,
  quoteChange,
} from '#server/billing/memberships/memberships.ts';
import { tellRefusal } from '#server/billing/memberships/notices.ts';
import { optionFor } from '#server/billing/memberships/options.ts';
import * as store from '#server/billing/memberships/store.ts';
import { deskClientsOf } from '#server/clients/actions.ts';
import { payingCard } from '#server/money/moved-store.ts';
import { checkVersion } from '#server/platform/act.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const AppliedRow = store.MembershipRow.extend({
  createdAt: Instant,
  cardPays: CardPays.nullable(),
});
type AppliedRow = z.infer<typeof AppliedRow>;

/** Those the house is asked about, the oldest first, each with the card that would pay. */
const applied = (sql: Sql) =>
  many(AppliedRow, sql)`
    select ${store.columns(sql)}, created_at,
      ${payingCard(sql, sql`memberships.client_id`)} as card_pays
    from app.memberships
    where client_id is not null
      and (state = 'applied' or (state = 'active' and jsonb_typeof(next -> 'asked') = 'object'))
    order by created_at, id limit 200`;

export async function showApplications(tx: Sql, language: Language): Promise<Application[]> {
  const rows = await applied(tx);
  const known = await deskClientsOf(
    tx,
    rows.flatMap(({ clientId }) => clientId ?? []),
  );
  return rows
    .map(({ clientId, ...row }) => ({
      ...shown(row, language),
      client: (clientId && known.get(clientId)) || null,
    }))
    .toSorted((one, other) => one.appliedAt.localeCompare(other.appliedAt));
}

function shown(row: Omit<AppliedRow, 'clientId'>, language: Language) {
  const { id, version, name, next, currency, cardPays } = row;
  const asked = next?.asked;
  const appliedAt = asked?.at ?? row.createdAt;
  return {
    id,
    version,
    appliedAt,
    answerBy: answerBy(dayInDubai(appliedAt)),
    name: (asked ? next.name : name)[language],
    from: asked ? name[language] : '',
    cardPays,
    total: money(asked?.most ?? row.priceAmount + row.joiningAmount, currency),
  };
}

interface Answering {
  id: string;
  version: number;
  answer: 'approve' | 'decline';
  reason: string;
}

/** Documents are locked before memberships, always. */
export async function answerApplication(clerk: Clerk, answering: Answering): Promise<void> {
  const { tx } = clerk;
  const { id, version, answer, reason } = answering;
  await invoices.lockOf(tx, { kind: 'membership', id });
  const row = await store.lockMembership(tx, id);
  if (!row?.clientId) throw new Failure('not_found', 'There is no such application.');
  checkVersion(row, version);
  if (row.state !== 'applied' && !row.next?.asked) refuseMembership('It was answered already.');
  const wished = row.next?.asked ? row.next.name : row.name;
  const saved = answer === 'approve' ? await approve(clerk, row) : await decline(clerk, row);
  const kind = answer === 'approve' ? 'approved' : 'refused';
  await store.addMembershipEvent(clerk, saved, { kind, name: wished, reason });
  // What is approved is told with its invoice, or with the card's payment of it.
  if (answer === 'decline') await tellRefusal(tx, saved, { name: wished, reason });
}

/** Its first period begins today, and so does the time in which it is paid. */
async function approve(clerk: Clerk, row: store.MembershipRow): Promise<store.MembershipRow> {
  const today = dayInDubai(clerk.now);
  if (row.next?.asked) return approveChange(clerk, row, row.next, row.next.asked.most);
  const option = optionFor(clerk.snapshot, row.programme, row.choice);
  const begun = { ...row, ...firstPeriod(option, today), state: 'awaiting' as const };
  const saved = await store.saveMembership(clerk.tx, begun);
  await invoiceFirst(clerk, saved, true);
  return saved;
}

/** Fewer days are left than when it was asked for; never is more charged than the client saw. */
async function approveChange(
  clerk: Clerk,
  row: store.MembershipRow,
  next: store.Next,
  most: number,
): Promise<store.MembershipRow> {
  const quoted = await quoteChange(clerk, row, { choice: next.choice, language: 'en' });
  if (quoted.view.total.amount > most)
    refuseMembership(
      'It costs more by now than the client agreed to. Please decline it and ask them again.',
    );
  const invoice = await differenceOf(clerk, row, { ...quoted, approved: true });
  return store.saveMembership(clerk.tx, { ...row, next: { ...next, invoice, asked: null } });
}

function decline({ tx, now }: Clerk, row: store.MembershipRow): Promise<store.MembershipRow> {
  if (row.next?.asked) return store.saveMembership(tx, { ...row, next: null });
  return store.saveMembership(tx, { ...row, state: 'ended', endsOn: dayInDubai(now) });
}
