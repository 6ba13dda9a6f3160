/** Who may come in: what the routes of every feature are handed by the app. */
import type { Guard } from '#server/platform/serve.ts';
import type { Caller } from '#server/platform/sql.ts';

type ClientCaller = Extract<Caller, { kind: 'client' }>;
type StaffCaller = Extract<Caller, { kind: 'staff' }>;

/** What a feature wants to know of somebody beyond who they are (a name, a fresh proof) it says here. */
export interface Guards<
  Client extends ClientCaller = ClientCaller,
  Staff extends StaffCaller = StaffCaller,
> {
  client: Guard<Client>;
  staff: Guard<Staff>;
  /** Where this build's pictures lie. */
  artBase: string;
}
