import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { ContentInfo, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';
import { jwtVerify } from 'jose';
import { cancel } from '#server/billing/books/testing.ts';
import { assertRefused, borrow, confirmed, newClient } from '#server/bookings/testing.ts';
import { signDetached } from '#server/bookings/wallet/signature.ts';
import { passFile } from '#server/bookings/wallet/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { unzip } from '#server/privacy/testing.ts';
import { startApp } from '#server/testing.ts';

async function written(t: TestContext, name: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-wallet-'));
  t.after(() => rm(folder, { recursive: true }));
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const account = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return { publicKey, json: JSON.stringify({ client_email: 'wallet@rihla.example', private_key }) };
};

test('a house without accounts for wallets offers none, and says so', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id } = await confirmed(app, client);
  const { status, body } = await client.get(`/bookings/${id}/wallets`);
  assert.deepEqual([status, body], [200, { apple: false, google: null }]);
  assertRefused(await client.get(`/bookings/${id}/ticket.pkpass`), 404, 'not_found');
});

test('with a certificate and an issuer the ticket goes into both wallets, and tells no price', async (t) => {
  const { json, publicKey } = account();
  const app = await startApp(t, {
    AUTH_AUTOCONFIRM: 'on',
    AUTH_RATE_LIMITS: 'off',
    WALLET_APPLE: await written(t, 'pass.pem', passFile()),
    WALLET_GOOGLE: await written(t, 'account.json', json),
    WALLET_GOOGLE_ISSUER: '3388000000022222222',
  });
  const client = await newClient(app);
  const { id, reference } = await confirmed(app, client);

  const answer = await fetch(`${app.url}/rest/v1/bookings/${id}/ticket.pkpass?lang=ar`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  assert.equal(answer.headers.get('content-type'), 'application/vnd.apple.pkpass');
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const file = (name: string) => files.get(name) ?? assert.fail(name);
  const pass = JSON.parse(file('pass.json').toString());
  assert.equal(pass.passTypeIdentifier, 'pass.example.rihla');
  assert.equal(pass.teamIdentifier, 'TEAM123456');
  assert.equal(pass.serialNumber, id);
  assert.match(pass.barcodes[0].message, new RegExp(`/ar/dashboard/bookings/${id}$`));
  assert.ok(file('pass.json').toString().includes(reference));
  assert.doesNotMatch(file('pass.json').toString(), /[$]|AED|درهم/);
  const sums = JSON.parse(file('manifest.json').toString());
  for (const name of ['pass.json', 'icon.png', 'icon@2x.png', 'logo.png', 'strip@2x.png'])
    assert.equal(sums[name], createHash('sha1').update(file(name)).digest('hex'), name);
  assert.ok(file('signature').length > 500);

  const { body } = await client.get(`/bookings/${id}/wallets`);
  assert.equal(body.apple, true);
  const [, token = ''] = String(body.google).split('https://pay.google.com/gp/v/save/');
  const { payload } = await jwtVerify(token, publicKey, { audience: 'google' });
  assert.equal(payload.typ, 'savetowallet');
  assert.ok(JSON.stringify(payload).includes(reference));
  assert.doesNotMatch(JSON.stringify(payload), /[$]|AED/);

  // Whoever looks at it while it is given up asks once more, and gets none.
  await cancel(client, id);
  const { status, body: none } = await client.get(`/bookings/${id}/wallets`);
  assert.deepEqual([status, none], [200, { apple: false, google: null }]);
});

test('the signature over a pass is the certificate’s, over its sums and its moment', async (t) => {
  const path = await written(t, 'pass.pem', passFile());
  const { apple } = readConfig({ WALLET_APPLE: path }).wallet;
  const signer = apple ?? assert.fail('no signer');
  const signature = signDetached(Buffer.from('{}'), signer, '2026-11-18T12:00:00.000Z');
  const { content } = AsnConvert.parse(signature, ContentInfo);
  const signed = AsnConvert.parse(content, SignedData);
  assert.equal(signed.encapContentInfo.eContent, undefined);
  const own = signed.certificates?.[0]?.certificate ?? assert.fail('no certificate');
  const read = new X509Certificate(Buffer.from(AsnConvert.serialize(own)));
  assert.equal(read.fingerprint256, signer.certificate.fingerprint256);
  assert.equal(signed.signerInfos[0]?.signedAttrs?.length, 3);
});

test('a wrong file for a wallet ends the start with a sentence', async (t) => {
  const path = await written(t, 'pass.pem', 'nothing');
  assert.throws(
    () => readConfig({ WALLET_APPLE: path }),
    /WALLET_APPLE: must be the path of a PEM/,
  );
  assert.throws(() => readConfig({ WALLET_GOOGLE: '/nowhere.json' }), /WALLET_GOOGLE: must be/);
  assert.throws(
    () => readConfig({ WALLET_GOOGLE_ISSUER: '12' }),
    /WALLET_GOOGLE and WALLET_GOOGLE_ISSUER must be set together/,
  );
});
