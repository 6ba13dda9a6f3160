import type { FastifyInstance } from 'fastify';
import { delegates, type InvitationAsk } from '#contract/delegates.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { checkUntil, mandateState } from '#domain/delegates/mandates.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, hoursAfter } from '#domain/time.ts';
import { invitationDays, invitationLetter } from '#server/delegates/letter.ts';
import { spentUnder } from '#server/delegates/spending.ts';
import * as store from '#server/delegates/store.ts';
import { mandateView } from '#server/delegates/views.ts';
import { type AskedAct, serveActs } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { newLinkToken } from '#server/platform/link-tokens.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

type Signed = { kind: 'client'; id: string; email: string };

/** Living mandates and open invitations of one client. */
const mostDelegates = 20;

/** Whom a client lets act for them. */
export function delegateRoutes(
  app: FastifyInstance,
  services: Services,
  { client }: { client: Guard<Signed> },
) {
  const change = serveActs(app, services);
  serve(app, delegates.list, client, ({ user }) =>
    services.sql.as(user, async (tx) => {
      const given = await store.listGiven(tx, user.id);
      return Promise.all(given.map((mandate) => view({ tx, now: services.now() }, mandate)));
    }),
  );

  change(delegates.invite, client, async (inviting, asked) =>
    view(inviting, await invite(inviting, asked.body, asked.query.lang)),
  );

  change(delegates.change, client, async (changing, asked) => {
    checkUntil(asked.body.until, dayInDubai(changing.now));
    const { id } = changing.expected(await livingOf(changing, asked.params.id));
    return view(changing, await store.changeMandate(changing.tx, id, asked.body));
  });

  change(delegates.revoke, client, async (revoking, asked) => {
    const { id } = await livingOf(revoking, asked.params.id);
    await store.changeMandate(revoking.tx, id, { revokedAt: revoking.now });
    return undefined;
  });

  change(delegates.remind, client, async (reminding, asked) => {
    const { id, acceptedAt } = await livingOf(reminding, asked.params.id);
    if (acceptedAt) throw new Failure('conflict', 'The invitation has been accepted already.');
    await countInvitations(reminding);
    const { token, fresh } = freshLink(reminding.now);
    const mandate = await store.changeMandate(reminding.tx, id, fresh);
    await send(reminding, { mandate, token, language: asked.query.lang });
    return view(reminding, mandate);
  });
}

type Giving = AskedAct<Signed>;

const view = async ({ tx, now }: Pick<AskedAct, 'tx' | 'now'>, mandate: store.MandateRow) =>
  mandateView(mandate, await spentUnder(tx, mandate, now), now);

/** What is over is not brought back: whoever is wanted again is invited again. */
async function livingOf({ tx, by }: Giving, id: string): Promise<store.MandateRow> {
  const mandate = await store.lockGiven(tx, id, by.id);
  if (mandate && !mandate.revokedAt) return mandate;
  throw new Failure('not_found', 'There is no such mandate.');
}

async function invite(inviting: Giving, ask: InvitationAsk, language: Language) {
  const { tx, now, by } = inviting;
  checkUntil(ask.until, dayInDubai(now));
  if (ask.email === by.email.toLowerCase())
    refuseAddress('validation_failed', 'You act for yourself already');
  await countInvitations(inviting);
  const given = await store.listGiven(tx, by.id);
  const living = given.filter((mandate) => !mandate.revokedAt);
  // An invitation nobody took, or a mandate whose last day has passed, makes room for the next.
  const spent = living.find(({ email }) => email === ask.email);
  if (spent && ['lapsed', 'ended'].includes(mandateState(spent, now)))
    await store.changeMandate(tx, spent.id, { revokedAt: now });
  else if (living.length >= mostDelegates)
    throw new Failure('conflict', `At most ${mostDelegates} people may act for you at a time.`);
  const { token, fresh } = freshLink(now);
  const mandate = await store.insertMandate(tx, { ...ask, ...fresh, id: newId(), clientId: by.id });
  if (!mandate) return refuseAddress('conflict', 'Somebody with this address is invited already');
  await send(inviting, { mandate, token, language });
  return mandate;
}

function refuseAddress(code: 'conflict' | 'validation_failed', sentence: string): never {
  throw new Failure(code, `Please check email: ${sentence}.`, { fields: { email: sentence } });
}

/** Every invitation is a mail to somebody who did not ask for it. */
const countInvitations = ({ tx, by }: Giving) =>
  countRequest(tx, { subject: `invitations of ${by.id}`, most: 20, seconds: 3600 });

/** A new link makes the one before it useless. */
function freshLink(invitedAt: Instant) {
  const { token, hash: tokenHash } = newLinkToken();
  const tokenExpiresAt = hoursAfter(invitedAt, 24 * invitationDays);
  return { token, fresh: { tokenHash, invitedAt, tokenExpiresAt } };
}

interface Sent {
  mandate: store.MandateRow;
  token: string;
  language: Language;
}

async function send({ tx, services, now }: Giving, sent: Sent): Promise<void> {
  const { messages, publicUrl } = services;
  const client = (await store.findPerson(tx, sent.mandate.clientId, now))?.name ?? '';
  await messages.queue(tx, invitationLetter({ ...sent, client, publicUrl }));
}
