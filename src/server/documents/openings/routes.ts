import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documents } from '#contract/documents/documents.ts';
import { errorStatus } from '#contract/errors.ts';
import type { Instant } from '#contract/primitives.ts';
import { requireProofFor } from '#domain/auth/fresh-proof.ts';
import { Failure } from '#domain/failure.ts';
import { disposition } from '#domain/file-names.ts';
import { holdsMandate } from '#server/delegates/actions.ts';
import type { ClientCaller, VaultGuards } from '#server/documents/callers.ts';
import type { VaultFiles } from '#server/documents/files.ts';
import { openNumber } from '#server/documents/numbers.ts';
import { closedPage } from '#server/documents/openings/closed-page.ts';
import { hashOf, minuteOf, writeOpening } from '#server/documents/openings/openings.ts';
import { findByTicket, insertReading, type Ticketed } from '#server/documents/openings/store.ts';
import { standingShare } from '#server/documents/share-store.ts';
import { lockLive } from '#server/documents/shares.ts';
import type { DocumentRow } from '#server/documents/store.ts';
import { findVersion } from '#server/documents/version-store.ts';
import { fileOf, refuseUnknownPaper, showOne } from '#server/documents/views.ts';
import { act } from '#server/platform/act.ts';
import { nameOf } from '#server/platform/person-name.ts';
import { anyone, serve } from '#server/platform/serve.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Parts {
  services: Services;
  guards: VaultGuards;
  files: VaultFiles;
}

export const numberOf = ({ id, numberSealed }: DocumentRow, key: Buffer): string =>
  numberSealed ? openNumber(key, id, numberSealed) : '';

export function documentOpeningRoutes(app: FastifyInstance, { services, guards, files }: Parts) {
  serve(app, documents.open, guards.client, async (asked) => {
    const { user, params, body, request } = asked;
    const key = await files.keyOf(user.id);
    return act(services, documents.open, asked, async ({ tx, now }) => {
      const row = await lockLive(tx, params.id, user.id);
      requireProofFor(row.type, user, now);
      const older = body.version && (await findVersion(tx, body.version, row.id));
      const file = body.version ? older || refuseUnknownPaper() : fileOf(row);
      const opening = { row, versionId: file.id, now };
      const way = await writeOpening(tx, opening, {
        ...handOf(user),
        why: 'own',
        reason: '',
        matterId: null,
        shareId: null,
        sessionId: user.sessionId,
        userAgent: request.headers['user-agent'],
      });
      const document = await showOne(tx, row.id, user.id);
      return { document, file, number: numberOf(row, key), ...way };
    });
  });

  serve(app, documents.content, anyone, async ({ params, query, request, reply }) => {
    const found = await wayIn(services, params.ticket);
    if (!found) return refuseTicket(request, reply);
    const kind = query.download === undefined ? 'inline' : 'attachment';
    const place = { ...found, id: found.versionId };
    const { content, media } = await files.read(place, { way: reply.raw });
    reply.headers(headersOf({ ...found, media }, kind)).send(content);
    // The bytes are still on their way; what serves would else think that nothing was sent.
    await reply;
    return undefined;
  });
}

/** Whose hand it is: a delegate is the client to the database, and themselves in the log. */
const handOf = (user: ClientCaller) =>
  user.delegate
    ? ({ actorKind: 'delegate', actorId: user.delegate.id, actorName: user.delegate.name } as const)
    : ({ actorKind: 'owner', actorId: user.id, actorName: nameOf(user) } as const);

/** What a ticket leads to, and that it was gone there; nothing where it is over. */
const wayIn = ({ sql, now }: Services, ticket: string) =>
  sql.as(system, async (tx) => {
    const moment = now();
    const found = await findByTicket(tx, hashOf(ticket), moment);
    if (!found || !(await stillMay(tx, found, moment))) return undefined;
    const { id: openingId, ownerId } = found;
    await insertReading(tx, { openingId, ownerId, at: minuteOf(moment) });
    return found;
  });

/**
 * A ticket ends by time and with the paper, and at once with what it was given by: the session, the
 * permission, the mandate, the work for this house.
 */
async function stillMay(tx: Sql, ticket: Ticketed, now: Instant): Promise<boolean> {
  const { actorKind, actorId: delegateId, ownerId: clientId, shareId } = ticket;
  if (!ticket.sessionStands) return false;
  if (shareId && !(await standingShare(tx, shareId))) return false;
  if (actorKind === 'house') return ticket.isHouse;
  if (actorKind === 'owner') return true;
  return holdsMandate(tx, { delegateId, clientId }, { needed: 'documents', now });
}

/** Whoever looks at a page reads what to do; a program gets the house's own shape of refusals. */
async function refuseTicket(request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
  if (!request.headers.accept?.includes('text/html'))
    throw new Failure('ticket_over', 'This paper is closed; please open it again.');
  const file = { fileName: 'closed.html', media: 'text/html; charset=utf-8' };
  reply.status(errorStatus.ticket_over).headers(headersOf(file, 'inline'));
  reply.send(closedPage(request.headers['accept-language'] ?? ''));
  await reply;
  return undefined;
}

/**
 * Shown by our own pages alone, and never as a page of ours: nothing in it may load or run. Browsers
 * draw a PDF with a viewer of their own, which needs to be framed and to style itself.
 */
const paperPolicy =
  "default-src 'none'; object-src 'self'; plugin-types application/pdf; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'";

const headersOf = (
  { fileName, media }: { fileName: string; media: string },
  kind: 'inline' | 'attachment',
) => ({
  'content-type': media,
  'content-disposition': disposition(kind, fileName),
  'content-security-policy': paperPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'none',
  'cache-control': 'private, no-store',
});
