import type { FastifyInstance, FastifyRequest } from 'fastify';
import { delegates, type InvitationAsk } from '#contract/delegates.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { checkUntil, mandateState } from '#domain/mandates.ts';
import { dayInDubai, hoursAfter } from '#domain/time.ts';
import { invitationDays, invitationLetter } from '#server/delegates/letter.ts';
import { spentUnder } from '#server/delegates/spending.ts';
import * as store from '#server/delegates/store.ts';
import { mandateView } from '#server/delegates/views.ts';
import { once } from '#server/platform/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { newLinkToken } from '#server/platform/link-tokens.ts';
import { countRequest } from '#server/platform/request-limits.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export type Signed = { kind: 'client'; id: string; email: string };

/** Living mandates and open invitations of one client. */
const mostDelegates = 20;

/** Whom a client lets act for them. */
export function delegateRoutes(
  app: FastifyInstance,
  services: Services,
  { client }: { client: Guard<Signed> },
) {
  const { sql, now } = services;
  const view = async (tx: Sql, mandate: store.MandateRow) =>
    mandateView(mandate, await spentUnder(tx, mandate, now()), now());

  serve(app, delegates.list, client, ({ user }) =>
    sql.as(user, async (tx) => {
      const given = await store.listGiven(tx, user.id);
      return Promise.all(given.map((mandate) => view(tx, mandate)));
    }),
  );

  serve(app, delegates.invite, client, ({ user, body, query, request }) => {
    checkUntil(body.until, dayInDubai(now()));
    const key = request.headers['idempotency-key'];
    const attempt = { user, route: delegates.invite.path, key, body };
    return sql.as(user, (tx) =>
      once(tx, attempt, async () =>
        view(tx, await invite(tx, services, { user, ask: body, language: query.lang })),
      ),
    );
  });

  serve(app, delegates.change, client, ({ user, params, body, request }) => {
    checkUntil(body.until, dayInDubai(now()));
    return sql.as(user, async (tx) => {
      const mandate = await livingOf(tx, params.id, user.id);
      checkVersion(mandate, request);
      return view(tx, await store.change(tx, mandate.id, body));
    });
  });

  serve(app, delegates.revoke, client, async ({ user, params }) => {
    await sql.as(user, async (tx) => {
      const { id } = await livingOf(tx, params.id, user.id);
      await store.change(tx, id, { revokedAt: now() });
    });
    return undefined;
  });

  serve(app, delegates.remind, client, ({ user, params, query }) =>
    sql.as(user, async (tx) => {
      const mandate = await livingOf(tx, params.id, user.id);
      if (mandate.acceptedAt)
        throw new Failure('conflict', 'The invitation has been accepted already.');
      await countInvitations(tx, user.id);
      const { token, fresh } = freshLink(services);
      const again = await store.change(tx, mandate.id, fresh);
      await send(tx, services, { mandate: again, token, language: query.lang });
      return view(tx, again);
    }),
  );
}

/** What is over is not brought back: whoever is wanted again is invited again. */
async function livingOf(tx: Sql, id: string, clientId: string): Promise<store.MandateRow> {
  const mandate = await store.lockGiven(tx, id, clientId);
  if (mandate && !mandate.revokedAt) return mandate;
  throw new Failure('not_found', 'There is no such mandate.');
}

function checkVersion({ version }: store.MandateRow, { headers }: FastifyRequest): void {
  const [, seen] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers['if-match'] ?? '') ?? [];
  if (Number(seen) === version) return;
  throw new Failure('precondition_failed', 'It has changed meanwhile; please look again.', {
    params: { version },
  });
}

interface Inviting {
  user: Signed;
  ask: InvitationAsk;
  language: Language;
}

async function invite(tx: Sql, services: Services, { user, ask, language }: Inviting) {
  if (ask.email === user.email.toLowerCase())
    refuseAddress('validation_failed', 'You act for yourself already');
  await countInvitations(tx, user.id);
  const given = await store.listGiven(tx, user.id);
  const living = given.filter((mandate) => !mandate.revokedAt);
  // An invitation nobody took, or a mandate whose last day has passed, makes room for the next.
  const spent = living.find(({ email }) => email === ask.email);
  if (spent && ['lapsed', 'ended'].includes(mandateState(spent, services.now())))
    await store.change(tx, spent.id, { revokedAt: services.now() });
  else if (living.length >= mostDelegates)
    throw new Failure('conflict', `At most ${mostDelegates} people may act for you at a time.`);
  const { token, fresh } = freshLink(services);
  const mandate = await store.insert(tx, { ...ask, ...fresh, id: newId(), clientId: user.id });
  if (!mandate) return refuseAddress('conflict', 'Somebody with this address is invited already');
  await send(tx, services, { mandate, token, language });
  return mandate;
}

function refuseAddress(code: 'conflict' | 'validation_failed', sentence: string): never {
  throw new Failure(code, `Please check email: ${sentence}.`, { fields: { email: sentence } });
}

/** Every invitation is a mail to somebody who did not ask for it. */
const countInvitations = (tx: Sql, clientId: string) =>
  countRequest(tx, { subject: `invitations of ${clientId}`, most: 20, seconds: 3600 });

/** A new link makes the one before it useless. */
function freshLink({ now }: Services) {
  const { token, hash: tokenHash } = newLinkToken();
  const invitedAt = now();
  const tokenExpiresAt = hoursAfter(invitedAt, 24 * invitationDays);
  return { token, fresh: { tokenHash, invitedAt, tokenExpiresAt } };
}

interface Sent {
  mandate: store.MandateRow;
  token: string;
  language: Language;
}

async function send(tx: Sql, { messages, publicUrl }: Services, sent: Sent): Promise<void> {
  const client = (await store.findPerson(tx, sent.mandate.clientId))?.name ?? '';
  await messages.queue(tx, invitationLetter({ ...sent, client, publicUrl }));
}
