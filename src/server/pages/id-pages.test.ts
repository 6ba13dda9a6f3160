import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatterArea } from '#contract/matters/kinds.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const someId = '0193f0a0-1c2d-7e3f-8a4b-5c6d7e8f9a0b';
const otherId = '0193f0a0-1c2d-7e3f-8a4b-5c6d7e8f9a0c';

test('a screen about one thing has one shell for every id, in both languages', async (t) => {
  const app = await borrowApp(t);
  for (const base of ['/dashboard/bookings', '/ar/dashboard/bookings', '/dashboard/education']) {
    const [one, other] = [await app.get(`${base}/${someId}`), await app.get(`${base}/${otherId}`)];
    assert.equal(one.status, 200);
    assert.equal(one.headers.get('etag'), other.headers.get('etag'));
    assert.match(one.text, /<meta name="robots" content="noindex"/);
    assert.doesNotMatch(one.text, new RegExp(someId));
  }
  const asData = await app.get(`/rest/v1/pages?path=/dashboard/bookings/${someId}`);
  assert.equal(Object(asData.body.page).name, 'own-booking');
  for (const area of MatterArea.options) {
    const [list, one] = await Promise.all(
      ['', `/${someId}`].map((id) => app.get(`/rest/v1/pages?path=/dashboard/${area}${id}`)),
    );
    assert.deepEqual(
      [list, one].map((answer) => Object(answer?.body.page).name),
      ['own-matters', 'own-matter'],
    );
  }
});

test('what ends in no id is not found, nor is the name the list has for it', async (t) => {
  const app = await borrowApp(t);
  const wrong = [
    'abc',
    ':id',
    someId.toUpperCase(),
    `${someId}0`,
    `${someId}/more`,
    someId.slice(1),
  ];
  for (const id of wrong) {
    const { status, text } = await app.get(`/dashboard/bookings/${id}`);
    assert.equal(status, 404, id);
    assert.match(text, /Oops! Page not found/);
    const asData = await app.get(`/rest/v1/pages?path=/dashboard/bookings/${id}`);
    assert.equal(asData.status, 404, id);
  }
  // An id makes no page of what has none.
  assert.equal((await app.get(`/bookings/${someId}`)).status, 404);
});

test('a client’s own screens are on no site map', async (t) => {
  const app = await borrowApp(t);
  const { text } = await app.get('/sitemap.xml');
  assert.doesNotMatch(text, /:id|\/dashboard|\/itinerary/);
});
