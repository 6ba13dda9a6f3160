import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Auth } from '#server/auth/auth.ts';
import { globOf, mayRedirect, withFragment, withQuery } from '#server/auth/redirects.ts';

const allows = (siteUrl: string, url: string, redirectUrls: string[] = [], production = false) =>
  // Nothing else of the service is asked.
  mayRedirect({ siteUrl, production, settings: { redirectUrls } } as Partial<Auth> as Auth, url);

test('the site itself is allowed, with scheme, host and port', () => {
  const site = 'https://rihla.example';
  assert.equal(allows(site, 'https://rihla.example/ar/dashboard?a=1#b'), true);
  for (const url of [
    'http://rihla.example/',
    'https://rihla.example:8443/',
    'https://rihla.example.evil.example/',
    'https://evil.example/https://rihla.example',
    'https://rihla.example@evil.example/',
    'https://rihla.example\\@evil.example/',
    'https://evil.example\n/rihla.example',
    'javascript:alert(1)//rihla.example',
    '/dashboard',
    '',
  ])
    assert.equal(allows(site, url), false, url);
});

test('on one’s own machine any port will do', () => {
  assert.equal(allows('http://localhost:4400', 'http://localhost:3000/back'), true);
  assert.equal(allows('http://localhost:4400', 'http://127.0.0.1:3000/back'), true);
  assert.equal(allows('http://localhost:4400', 'http://10.0.0.1/'), false);
  assert.equal(allows('http://localhost:4400', 'http://2130706433/', ['**']), true);
  assert.equal(allows('http://localhost:4400', 'http://167772161/', ['**']), false);
});

test('a house that runs for real sends nobody to their own machine, unless it says so', () => {
  const site = 'https://rihla.example';
  const hosts = ['127.0.0.1:3000', '127.9.9.9', '[::1]:3000', 'localhost:3000', '2130706433'];
  for (const host of hosts) {
    assert.equal(allows(site, `http://${host}/back`, [], true), false, host);
    assert.equal(allows('http://localhost:4400', 'http://localhost:3000/back', [], true), true);
  }
  assert.equal(allows(site, 'http://127.0.0.1:3000/back', []), true);
  assert.equal(allows('http://localhost:4400', 'http://127.0.0.1:3000/back', [], true), true);
  const listed = ['http://127.0.0.1:3000/**', 'http://10.0.0.1/**'];
  assert.equal(allows(site, 'http://127.0.0.1:3000/back', listed, true), true);
  assert.equal(allows(site, 'http://127.0.0.1:3001/back', listed, true), false);
  assert.equal(allows(site, 'http://10.0.0.1/back', listed, true), false);
});

test('further addresses are allowed by pattern, whatever their fragment', () => {
  const list = ['https://*.app.example/**', 'rihla://open/*'];
  const site = 'https://rihla.example';
  assert.equal(allows(site, 'https://a.app.example/x/y#z', list), true);
  assert.equal(allows(site, 'https://a.b.app.example/x', list), false);
  assert.equal(allows(site, 'rihla://open/door', list), true);
  assert.equal(allows(site, 'rihla://open/door/two', list), false);
});

test('a star stays within a part, two stars cross, the rest is literal', () => {
  assert.equal(globOf('https://a.b/*').test('https://axb/c'), false);
  assert.equal(globOf('https://a.b/?').test('https://a.b/cc'), false);
  assert.equal(globOf('https://a.b/**').test('https://a.b/c/d.e'), true);
});

test('an answer keeps what the address already asks for', () => {
  assert.equal(withQuery('https://a.b/c?d=1#e', { code: 'x y' }), 'https://a.b/c?d=1&code=x+y#e');
  assert.equal(
    withFragment('https://a.b/c?d=1#e', { type: 't', access_token: 'a' }),
    'https://a.b/c?d=1#access_token=a&sb=&type=t',
  );
});
