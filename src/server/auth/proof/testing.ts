import assert from 'node:assert/strict';
import { codeOf, withTotp } from '#server/auth/factors/testing.ts';
import { authClient, password } from '#server/auth/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

type Owner = { id: string; email: string };

/** As if everything that an account proved had been proven so many minutes earlier. */
export async function ageProofs(app: TestApp, { id }: Pick<Owner, 'id'>, minutes = 11) {
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.sessions set
        proven_at = proven_at - make_interval(mins => ${minutes}::int),
        amr = (
          select jsonb_agg(entry || jsonb_build_object(
            'timestamp', (entry ->> 'timestamp')::int - ${minutes * 60}::int))
          from jsonb_array_elements(amr) entry)
      where user_id = ${id}`,
  );
}

/** Signs in with the password and nothing else. */
export async function withPassword(app: TestApp, { email }: Owner) {
  const auth = authClient(app);
  const { data, error } = await auth.signInWithPassword({ email, password });
  assert.equal(error, null);
  return { auth, ...calling(app, data.session?.access_token ?? '') };
}

/** An authenticator app for an account, and a session that has shown it. */
export async function withApp(app: TestApp, owner: Owner) {
  const { auth } = await withPassword(app, owner);
  const { token, secret, id } = await withTotp(auth);
  const prove = () => auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
  return { auth, secret, factorId: id, prove, ...calling(app, token) };
}

/** Requests to the product with a token. */
export function calling(app: TestApp, token: string) {
  const json = { 'content-type': 'application/json' };
  const send = (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    app.send(method, path.startsWith('/functions/') ? path : `/rest/v1${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(body && json), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { token, send };
}
