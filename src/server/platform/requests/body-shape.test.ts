import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  excessIn,
  excessInText,
  mostDepth,
  mostValues,
} from '#server/platform/requests/body-shape.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('a value is too deep or too manifold by one', () => {
  assert.equal(excessIn(JSON.parse(nested(mostDepth))), undefined);
  assert.equal(excessIn(JSON.parse(nested(mostDepth + 1))), 'deep');
  assert.equal(excessIn(JSON.parse(nested(200_000))), 'deep');
  assert.equal(excessIn(Array(mostValues).fill(0)), undefined);
  assert.equal(excessIn(Array(mostValues + 1).fill(0)), 'many');
  assert.equal(excessIn({ a: Array(mostValues).fill({}) }), 'many');
  for (const plain of [undefined, null, 'text', 7, {}, []])
    assert.equal(excessIn(plain), undefined);
});

test('a text is known for what it is before it is read, and quotes hide nothing', () => {
  assert.equal(excessInText(nested(mostDepth)), undefined);
  assert.equal(excessInText(nested(mostDepth + 1)), 'deep');
  assert.equal(excessInText(`[${'0,'.repeat(mostValues)}0]`), undefined);
  assert.equal(excessInText(`[${'0,'.repeat(mostValues + 1)}0]`), 'many');
  // No comma stands between most of these, and each is a value to read and to check.
  assert.equal(excessInText(`[${`${nested(mostDepth - 1)},`.repeat(1_000)}0]`), 'many');
  assert.equal(excessInText(`[${'{},'.repeat(mostValues / 2)}0]`), undefined);
  const quoted = JSON.stringify({ a: `${'[{,"\\'.repeat(mostValues)}` });
  assert.equal(excessInText(quoted), undefined);
  assert.equal(excessInText(`{"a\\"":${nested(mostDepth)}}`), 'deep');
  for (const broken of ['', '"', '"\\', '{"a', ']]]]', '\\"[']) excessInText(broken);
});

test('every base refuses a bottomless body in its own shape, and none with a defect', async (t) => {
  const app = await borrowApp(t);
  const { service } = app.services.auth.projectKeys;
  const deep = `{"email":"a@b.example","data":${nested(100_000)}}`;
  const post = (path: string, body: string) =>
    app.send('POST', path, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${service}` },
      body,
    });
  const house = await post('/rest/v1/consultations', deep);
  assert.deepEqual([house.status, house.body.code], [400, 'bad_request']);
  const auth = await post('/auth/v1/signup', deep);
  assert.deepEqual([auth.status, auth.body.error_code], [400, 'bad_json']);
  const storage = await post('/storage/v1/bucket', deep);
  assert.deepEqual([storage.status, storage.body.statusCode], [400, '400']);
  assert.equal(storage.body.code, 'InvalidRequest');
  for (const path of ['/realtime/v1/api/broadcast', '/functions/v1/chat-assistant']) {
    const small = `{"a":${nested(5_000)}}`;
    assert.deepEqual([(await post(path, small)).status, path], [400, path]);
  }
  const wide = await post('/rest/v1/consultations', `[${'{},'.repeat(mostValues)}{}]`);
  assert.deepEqual([wide.status, wide.body.code], [400, 'bad_request']);
});
