import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signInAs, startNamed, startStandIn } from '#server/auth/providers/stand-in-testing.ts';
import { call, fragmentOf, lastTo, sentTo } from '#server/auth/testing.ts';
import type { TestApp } from '#server/testing.ts';

const tenant = '/8a3c0f1e-0000-4000-8000-000000000001/v2.0';

const personAt = async (app: TestApp, landed: URL) =>
  (await call(app, 'GET /user', undefined, fragmentOf(landed).access_token)).body;

const reasonOf = ({ searchParams }: URL) => searchParams.get('error_code');

test('somebody of the house’s own tenant signs in with Microsoft', async (t) => {
  const standIn = await startStandIn(t, tenant);
  const app = await startNamed(t, 'AZURE', standIn);
  const claims = {
    sub: 'pairwise-1',
    tid: '8a3c0f1e-0000-4000-8000-000000000001',
    name: 'Layla Haddad',
    email: 'Layla@Acme.example',
    preferred_username: 'layla@acme.example',
  };
  const person = await personAt(app, await signInAs(app, standIn, 'azure', claims));
  assert.equal(person.email, 'layla@acme.example');
  assert.deepEqual(person.app_metadata, { provider: 'azure', providers: ['azure'] });
  const said = person.user_metadata as Record<string, unknown>; // the protocol's object
  assert.deepEqual(
    [said.iss, said.full_name, said.preferred_username, said.email_verified],
    [standIn.issuer, 'Layla Haddad', 'layla@acme.example', true],
  );

  const foreign = { ...claims, iss: standIn.issuer.replace('8a3c0f1e', 'ffffffff') };
  assert.equal(reasonOf(await signInAs(app, standIn, 'azure', foreign)), 'unexpected_failure');
});

test('an address that its domain’s owner never proved leads into nobody’s account', async (t) => {
  const standIn = await startStandIn(t, tenant);
  const app = await startNamed(t, 'AZURE', standIn);
  const service = app.services.auth.projectKeys.service;
  const owner = { email: 'owner@example.com', email_confirm: true };
  const { body: owned } = await call(app, 'POST /admin/users', owner, service);
  const evil = { sub: 'evil', email: 'owner@example.com', xms_edov: false };
  const landed = await signInAs(app, standIn, 'azure', evil);
  assert.equal(reasonOf(landed), 'provider_email_needs_verification');
  assert.equal(fragmentOf(landed).access_token, undefined);
  assert.equal((await sentTo(app, 'owner@example.com')).length, 0);

  const proved = { sub: 'good', email: 'owner@example.com', xms_edov: '1' };
  const person = await personAt(app, await signInAs(app, standIn, 'azure', proved));
  assert.equal(person.id, owned.id);
});

test('without an address the sign-in name is one to be confirmed', async (t) => {
  const standIn = await startStandIn(t, tenant);
  const app = await startNamed(t, 'AZURE', standIn);
  const claims = { sub: 'no-mail', preferred_username: 'layla@acme.example', xms_edov: true };
  const landed = await signInAs(app, standIn, 'azure', claims);
  assert.equal(reasonOf(landed), 'provider_email_needs_verification');
  assert.equal(
    landed.searchParams.get('error_description'),
    'Unverified email with azure. A confirmation email has been sent to your azure email',
  );
  assert.equal((await lastTo(app, 'layla@acme.example')).template, 'auth-signup');
  const nameless = { sub: 'nothing', preferred_username: 'layla' };
  assert.equal(reasonOf(await signInAs(app, standIn, 'azure', nameless)), 'unexpected_failure');
});

test('where every tenant may enter, only a proved address counts', async (t) => {
  const standIn = await startStandIn(t, '/common/v2.0');
  const app = await startNamed(t, 'AZURE', standIn);
  const claims = { sub: 'anybody', email: 'layla@example.com' };
  const unproved = await signInAs(app, standIn, 'azure', claims);
  assert.equal(reasonOf(unproved), 'provider_email_needs_verification');
  const proved = { sub: 'somebody', email: 'omar@example.com', xms_edov: true };
  const person = await personAt(app, await signInAs(app, standIn, 'azure', proved));
  assert.equal(person.email, 'omar@example.com');
});
