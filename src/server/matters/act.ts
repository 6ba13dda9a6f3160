import type { Endpoint } from '#contract/endpoint.ts';
import type { DeskMatter } from '#contract/matters/desk.ts';
import type { Matter } from '#contract/matters/matters.ts';
import type { Language } from '#contract/primitives.ts';
import type { Proof } from '#domain/auth/fresh-proof.ts';
import type { Somebody } from '#server/matters/messages/messages.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { type MatterReader, showAtDesk, showMatter } from '#server/matters/views.ts';
import { type AskedAct, type AskingCaller, act } from '#server/platform/act.ts';
import type { Guards } from '#server/platform/guards.ts';
import { nameOf } from '#server/platform/person-name.ts';
import type { Delegate } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Somebody who is signed in, as far as a matter wants to know them. */
interface Person {
  id: string;
  email: string;
  metadata: Record<string, unknown>;
  /** When and how whoever's hand it is last proved who they are. */
  proof: Proof;
  /** The session they ask from, where one is known. */
  sessionId: string | null;
}
export type ClientPerson = Person & { kind: 'client'; delegate?: Delegate };
export type StaffPerson = Person & { kind: 'staff' };

export type MatterGuards = Guards<ClientPerson, StaffPerson>;

/** An act in the name by which the history calls them. */
type Named = Somebody & Pick<AskedAct, 'version'>;

export const actBy = <Answer>(
  services: Services,
  endpoint: Endpoint,
  asked: AskingCaller<ClientPerson | StaffPerson>,
  work: (acting: Named) => Promise<Answer>,
): Promise<Answer> =>
  act(services, endpoint, asked, (acting) => work({ ...acting, name: nameOf(acting.by) }));

type Reading = AskingCaller<ClientPerson | StaffPerson> & { query: { lang: Language } };
type Work = (acting: Named) => Promise<MatterRow>;

/** What came of it, as the client reads it. */
export const actor =
  (services: Services, artBase: string) =>
  (endpoint: Endpoint, reading: Reading, work: Work): Promise<Matter> =>
    actBy(services, endpoint, reading, async (acting) =>
      showMatter(acting.tx, await work(acting), readerIn(acting, reading, artBase)),
    );

/** The same at the desk. */
export const deskActor =
  (services: Services, artBase: string) =>
  (endpoint: Endpoint, reading: Reading, work: Work): Promise<DeskMatter> =>
    actBy(services, endpoint, reading, async (acting) =>
      showAtDesk(acting.tx, await work(acting), readerIn(acting, reading, artBase)),
    );

function readerIn(
  { snapshot, now }: Somebody,
  { user, query }: Reading,
  artBase: string,
): MatterReader {
  const side = user.kind === 'client' ? 'client' : 'house';
  return { id: user.id, side, language: query.lang, now, snapshot, artBase };
}
