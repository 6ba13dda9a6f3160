/** Who acts on a conversation, and in whose name the database lets them. */
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import * as store from '#server/conversations/store.ts';
import { type Act, type AskingCaller, act, actAsHouse } from '#server/platform/act.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export type ConversationAct = Pick<Act, 'services' | 'tx' | 'snapshot' | 'now' | 'by'>;

/** A visitor has no rows of their own: the secret is the right, and the house acts on it. */
export function actFor<Answer>(
  services: Services,
  endpoint: Endpoint,
  asked: AskingCaller<Caller>,
  work: (acting: ConversationAct) => Promise<Answer>,
): Promise<Answer> {
  const acts = asked.user.kind === 'visitor' ? actAsHouse : act;
  return acts(services, endpoint, asked, work);
}

interface Owning {
  user: Caller;
  params: { id: string };
  body: { token?: string | undefined };
}

/** The row where it is the asker's own; locked, unless it is only looked at. */
export async function ownOf(
  { tx }: ConversationAct,
  { user, params, body }: Owning,
  read = store.lockConversation,
): Promise<store.ConversationRow> {
  const row = await read(tx, params.id);
  if (row && isOwn(row, user, body.token)) return row;
  throw new Failure('not_found', 'There is no such conversation.');
}

/** A client who began as a visitor still holds the secret. */
function isOwn(row: store.ConversationRow, user: Caller, token: string | undefined): boolean {
  if (row.clientId !== null) return user.kind === 'client' && user.id === row.clientId;
  return token !== undefined && row.visitorHash === linkHash(token);
}
