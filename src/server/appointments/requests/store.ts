import { z } from 'zod';
import { Id, Instant, Language } from '#contract/primitives.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

export const ConsultationRequest = z.object({
  id: Id,
  clientId: Id.nullable(),
  subject: z.string(),
  startsAt: Instant,
  zone: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: Language,
  withdrawnAt: Instant.nullable(),
});
export type ConsultationRequest = z.infer<typeof ConsultationRequest>;

const columns = (sql: Sql) => sql`
  id, client_id, subject, starts_at, zone, name, email, phone, message, language, withdrawn_at`;

export const findConsultationByLink = (sql: Sql, withdrawalHash: string) =>
  maybe(ConsultationRequest, sql)`
    select ${columns(sql)} from app.consultation_requests
    where withdrawal_hash = ${withdrawalHash}`;

/** Held until the transaction ends, so that two withdrawals happen in turn. */
export const lockConsultationByLink = (sql: Sql, withdrawalHash: string) =>
  maybe(ConsultationRequest, sql)`
    select ${columns(sql)} from app.consultation_requests
    where withdrawal_hash = ${withdrawalHash} for update`;

export async function markWithdrawn(sql: Sql, id: string, at: string): Promise<void> {
  await sql`update app.consultation_requests set withdrawn_at = ${at} where id = ${id}`;
}

/** Two years after the hour, or after it was taken back, nobody needs to know who asked for it. */
export async function deletePastRequests(sql: Sql): Promise<void> {
  await sql`
    delete from app.consultation_requests
    where least(starts_at, withdrawn_at) < now() - interval '24 months'`;
}
