/** By which right the house opens a client's paper; the client opens their own, and a delegate with the same hand. */
import { Failure } from '#domain/failure.ts';
import { refuseField } from '#server/documents/details.ts';
import type { Opener } from '#server/documents/openings/openings.ts';
import { permissionFor } from '#server/documents/share-store.ts';
import type { Sql } from '#server/platform/sql.ts';

type Right = Pick<Opener, 'why' | 'reason' | 'matterId' | 'shareId'>;

/** So much has to be said where the client gave no permission. */
const shortestReason = 10;

/** What is shared with the request they work on, or what they give the client a reason for. */
export async function rightToOpen(
  tx: Sql,
  documentId: string,
  { matter, reason }: { matter: string | null; reason: string },
): Promise<Right> {
  if (matter) {
    const share = await permissionFor(tx, documentId, matter);
    if (!share) throw new Failure('forbidden', 'This paper is not shared with this request.');
    return { why: 'shared', reason, matterId: matter, shareId: share.id };
  }
  if (reason.length < shortestReason)
    refuseField(
      'reason',
      `The client reads why; please write at least ${shortestReason} characters`,
    );
  return { why: 'reason', reason, matterId: null, shareId: null };
}
