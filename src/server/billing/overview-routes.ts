import type { FastifyInstance } from 'fastify';
import { type BankDetails, type BillingOverview, billing } from '#contract/billing/payments.ts';
import type { Language } from '#contract/primitives.ts';
import { spacedReference } from '#domain/billing/reference.ts';
import { dayInDubai } from '#domain/time.ts';
import {
  billingAccountOf,
  payerAccount,
  wantedMembership,
} from '#server/billing/books/account-store.ts';
import { leftToPay, owedFor } from '#server/billing/books/debts.ts';
import { onCardFor } from '#server/billing/books/on-card.ts';
import { asHouse, type BillingGuards, type Clerk } from '#server/billing/clerk.ts';
import { firstDue, owedBy, summariesOf, withChanges } from '#server/billing/lookups.ts';
import { allOptions } from '#server/billing/memberships/options.ts';
import { showMemberships } from '#server/billing/memberships/views.ts';
import { hearSteps } from '#server/billing/payments/bank-steps.ts';
import { listOf } from '#server/billing/payments/method-store.ts';
import { contactOf } from '#server/billing/payments/ways.ts';
import { methodView } from '#server/billing/views.ts';
import { actUnasked } from '#server/platform/act.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function overviewRoutes(
  app: FastifyInstance,
  services: Services,
  { client }: BillingGuards,
) {
  serve(app, billing.overview, client, async ({ user, query }) => {
    await hearSteps(services, user.id);
    return actUnasked(services, (clerk) => overviewOf(clerk, services, user.id, query.lang), user);
  });
}

async function overviewOf(
  clerk: Clerk,
  { processor }: Services,
  clientId: string,
  language: Language,
): Promise<BillingOverview> {
  const { tx, now } = clerk;
  const today = dayInDubai(now);
  const { balances, open } = await owedBy(tx, clientId, today);
  const first = firstDue(await leftToPay(tx, clientId, open));
  const [due] = await withChanges(
    tx,
    { clientId, now },
    first ? await summariesOf(tx, [first], language) : [],
  );
  const methods = await listOf(tx, clientId, processor.name);
  return {
    processor: processor.name,
    balances,
    firstDue: due ?? null,
    owed: await owedFor(tx, clientId, { rows: open, now }),
    testCards: processor.testCards,
    methods: methods.map((row) => methodView(row, now)),
    bank: await bankFor(clerk, clientId),
    contact: contactOf(clerk),
    memberships: await showMemberships(clerk, clientId, language),
    byCard: await onCardFor(clerk, clientId, { rows: open, methods, language }),
    suggested: await suggestedFor(clerk, clientId, language),
  };
}

export async function bankFor(clerk: Clerk, clientId: string): Promise<BankDetails | null> {
  const { bank } = clerk.config.billing;
  if (!bank) return null;
  const { reference } = await asHouse(clerk, () => billingAccountOf(clerk.tx, clientId));
  const { holder, name, iban, bic } = bank;
  return { holder, bank: name, iban, bic, reference: spacedReference(reference) };
}

/** What they chose as they signed up, or asked for since, until they have one. */
async function suggestedFor({ tx, snapshot }: Clerk, clientId: string, language: Language) {
  const person = await payerAccount(tx, clientId);
  const wanted = person?.chosen
    ? { programme: 'plan', choice: person.chosen }
    : await wantedMembership(tx, clientId);
  const option = allOptions(snapshot).find(
    ({ programme, choice }) => programme === wanted?.programme && choice === wanted.choice,
  );
  if (!option || (option.programme === 'plan' && person?.plan)) return null;
  const { programme, choice, name } = option;
  return { programme, choice, name: name[language] };
}
