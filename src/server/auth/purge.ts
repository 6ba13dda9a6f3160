import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';

/** What was begun and never finished, and what only had to be remembered for a while. */
export const purgeWorkers = (sql: Database): Worker[] => [
  // Twenty to four at night in Dubai.
  byTheClock('purge_sign_in', '40 23 * * *', () => sql.as(system, purge)),
];

/** A day after its end nothing here can be used any more, and nobody asks after it. */
export async function purge(tx: Sql): Promise<void> {
  await tx`delete from auth.saml_relay_states where created_at < now() - interval '1 day'`;
  await tx`delete from auth.saml_assertions where expires_at < now() - interval '1 day'`;
  await tx`delete from auth.mfa_challenges where created_at < now() - interval '1 day'`;
  await tx`delete from auth.passkey_challenges where created_at < now() - interval '1 day'`;
  await tx`delete from auth.guess_episodes where last_at < now() - interval '1 day'`;
  await tx`delete from auth.rate_counters where window_start < now() - interval '2 days'`;
  await tx`delete from auth.send_times where sent_at < now() - interval '1 day'`;
  // A mailed link is good for as long as AUTH_OTP_EXPIRY says, a week at most in any sane house.
  await tx`delete from auth.one_time_tokens where created_at < now() - interval '8 days'`;
  await tx`
    delete from auth.flow_states f where created_at < now() - interval '1 day'
    and not exists (select 1 from auth.one_time_tokens t where t.flow_state_id = f.id)`;
}
