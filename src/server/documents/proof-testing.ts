import { codeOf, withTotp } from '#server/auth/factor-testing.ts';
import { authClient } from '#server/auth/testing.ts';
import type { Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** The client with an authenticator app, signed in with both factors. */
export async function proven(app: TestApp, { email, id }: Person) {
  const auth = authClient(app);
  await auth.signInWithPassword({ email, password: 'camel-train-42' });
  const factor = await withTotp(auth);
  const send = (path: string, body: object, method = 'POST', headers = {}) =>
    app.send(method, `/rest/v1${path}`, {
      headers: {
        ...{ authorization: `Bearer ${factor.token}`, 'content-type': 'application/json' },
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const prove = () =>
    auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
  /** As if the code had been typed so many minutes ago. */
  const age = (minutes: number) =>
    app.sql.as(
      system,
      (tx) => tx`
        update auth.sessions set amr = (
          select jsonb_agg(entry || jsonb_build_object(
            'timestamp', (entry ->> 'timestamp')::int - ${minutes * 60}::int))
          from jsonb_array_elements(amr) entry)
        where user_id = ${id}`,
    );
  return { send, prove, age, token: factor.token };
}
