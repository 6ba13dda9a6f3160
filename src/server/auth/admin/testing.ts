import { AuthAdminApi } from '@supabase/auth-js';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { epochSeconds } from '#domain/time.ts';
import { call } from '#server/auth/testing.ts';
import { one, system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

/** The client library's admin part as it is, with the service key. */
export function adminClient(app: TestApp) {
  const { service } = app.services.auth.projectKeys;
  return new AuthAdminApi({
    url: `${app.url}/auth/v1`,
    headers: { Authorization: `Bearer ${service}`, apikey: service },
  });
}

/** A raw request with the service key. */
export const asAdmin = (app: TestApp, asked: string, body?: unknown): Promise<Answer> =>
  call(app, asked, body, app.services.auth.projectKeys.service);

/** Tokens that must not open an admin endpoint, each with the code of its refusal. */
export async function falseTokens(app: TestApp): Promise<[string, string][]> {
  const { service, anon } = app.services.auth.projectKeys;
  const [header = '', payload = ''] = service.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const claims = { role: 'service_role', exp: epochSeconds(app.services.now()) + 60 };
  const { kid = '' } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const forged = new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid })
    .sign(new TextEncoder().encode('a secret that nobody gave to this server'));
  return [
    [`${none}.${payload}.`, 'bad_jwt'],
    [`${header}.${payload}.AAAA`, 'bad_jwt'],
    [await forged, 'bad_jwt'],
    ['not-a-token', 'bad_jwt'],
    [anon, 'not_admin'],
  ];
}

/** How much there is: a refused request leaves all of it as it was. */
export function tally(app: TestApp) {
  const Tally = z.object({ users: z.number(), changed: z.string(), entries: z.number() });
  return app.sql.as(
    system,
    (tx) =>
      one(Tally, tx)`
      select (select count(*) from auth.users) as users,
        (select max(updated_at)::text from auth.users) as changed,
        (select count(*) from auth.audit_log_entries) as entries`,
  );
}
