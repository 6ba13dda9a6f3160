import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, post, startWithCompany, userOf } from '#server/auth/saml/company-testing.ts';
import { fragmentOf } from '#server/auth/testing.ts';

const decoded = (answer: string) => Buffer.from(answer, 'base64').toString('utf8');
const encoded = (xml: string) => Buffer.from(xml).toString('base64');
const signedAssertion = /<saml:Assertion .*<\/saml:Assertion>/s;

/** What somebody makes of a true answer who wants to be somebody else. */
const forgeries: Record<string, (xml: string) => string> = {
  'another address': (xml) => xml.replaceAll('layla@acme.test', 'boss@acme.test'),
  'no signature': (xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, ''),
  'a second assertion before the true one': (xml) =>
    xml.replace(signedAssertion, (true_) => `${evil(true_)}${true_}`),
  'a second assertion after the true one': (xml) =>
    xml.replace(signedAssertion, (true_) => `${true_}${evil(true_)}`),
  'the true one hidden in an extension': (xml) =>
    xml.replace(
      signedAssertion,
      (true_) => `<samlp:Extensions>${true_}</samlp:Extensions>${evil(true_)}`,
    ),
  'the true one inside the forged one': (xml) =>
    xml.replace(signedAssertion, (true_) =>
      evil(true_).replace('</saml:Assertion>', `${true_}</saml:Assertion>`),
    ),
  'the signature moved to the forged one': (xml) =>
    xml.replace(signedAssertion, (true_) =>
      true_
        .replaceAll('person-1', 'boss')
        .replace(/(<ds:Signature.*<\/ds:Signature>)/s, `$1<saml:Advice>${true_}</saml:Advice>`),
    ),
  'entities of its own': (xml) => `<!DOCTYPE r [<!ENTITY e "boss">]>${xml}`,
  'no XML at all': () => 'boss',
  nothing: () => '',
};

const evil = (assertion: string) =>
  assertion
    .replace(/<ds:Signature.*<\/ds:Signature>/s, '')
    .replaceAll('person-1', 'boss')
    .replaceAll('layla@acme.test', 'boss@acme.test')
    .replace(/ ID="[^"]*"/, ' ID="_forged"');

for (const [name, forge] of Object.entries(forgeries))
  test(`a forged answer opens nothing: ${name}`, async (t) => {
    const { app, company } = await startWithCompany(t);
    const { requestId, relay } = await ask(app, company);
    const answer = encoded(forge(decoded(await company.answer({ requestId }))));
    const landed = await post(app, answer, relay);
    assert.equal(landed.searchParams.get('error_code'), 'validation_failed');
    assert.equal(landed.searchParams.get('error'), 'invalid_request');
    const unasked = await post(app, encoded(forge(decoded(await company.answer()))));
    assert.equal(fragmentOf(unasked).access_token, undefined);
  });

test('a comment inside a name does not make it another name', async (t) => {
  const { app, company } = await startWithCompany(t);
  const plain = await userOf(app, await post(app, await company.answer()));
  const cut = decoded(await company.answer()).replace('>person-1<', '>person<!-- -->-1<');
  const landed = await post(app, encoded(cut));
  assert.equal((await userOf(app, landed)).id, plain.id);
});
