import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { errorStatus } from '#contract/errors.ts';
import { answerUnreadable } from '#server/platform/requests/unreadable.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

/** Sends bytes as they are and hears everything that comes back. */
async function sayTo(app: TestApp, bytes: string): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // The server may have said all it wants while we still speak.
  socket.on('error', () => {});
  socket.end(bytes, 'latin1');
  await once(socket, 'close');
  const heard = Buffer.concat(chunks).toString();
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

function assertShaped(body: string, asked: string) {
  const said: unknown = JSON.parse(body);
  assert.ok(said && typeof said === 'object' && 'code' in said && 'message' in said, asked);
  assert.ok(typeof said.code === 'string' && said.code in errorStatus, body);
}

const host = 'Host: localhost\r\n';
const close = 'Connection: close\r\n';

const unreadable: [string, number, string][] = [
  ['no HTTP at all', 400, 'hello there\r\n\r\n'],
  ['an unknown method', 400, `FROB / HTTP/1.1\r\n${host}\r\n`],
  ['no host', 400, 'GET /rest/v1/catalogue HTTP/1.1\r\n\r\n'],
  ['a header that is none', 400, `GET / HTTP/1.1\r\n${host}no colon\r\n\r\n`],
  ['a zero in a header', 400, `GET / HTTP/1.1\r\n${host}x-a: b\0c\r\n\r\n`],
  [
    'two lengths',
    400,
    `POST /rest/v1/leads HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`,
  ],
  [
    'a length and chunks',
    400,
    `POST /rest/v1/leads HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a chunk of no size',
    400,
    `POST /rest/v1/leads HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n`,
  ],
  ['headers without end', 431, `GET / HTTP/1.1\r\n${host}x-a: ${'a'.repeat(70_000)}\r\n\r\n`],
  ['an address without end', 431, `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n${host}\r\n`],
  [
    'a wish nobody grants',
    400,
    `GET /rest/v1/catalogue HTTP/1.1\r\n${host}${close}Expect: the-impossible\r\n\r\n`,
  ],
  ['a broken escape', 400, `GET /rest/v1/%zz HTTP/1.1\r\n${host}${close}\r\n`],
  [
    'an address of many kilobytes',
    404,
    `GET /rest/v1/${'a'.repeat(8000)} HTTP/1.1\r\n${host}${close}\r\n`,
  ],
  [
    'a body that is too large',
    413,
    `POST /rest/v1/leads HTTP/1.1\r\n${host}${close}Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{}`,
  ],
  [
    'a type that is not read',
    415,
    `POST /rest/v1/leads HTTP/1.1\r\n${host}${close}Content-Type: text/csv\r\nContent-Length: 2\r\n\r\na,`,
  ],
  [
    'a body that is no JSON',
    400,
    `POST /rest/v1/leads HTTP/1.1\r\n${host}${close}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{]`,
  ],
  [
    'a prototype in the body',
    400,
    `POST /rest/v1/leads HTTP/1.1\r\n${host}${close}Content-Type: application/json\r\nContent-Length: 17\r\n\r\n{"__proto__": {}}`,
  ],
];

test('whatever cannot be read is refused in the one shape of refusals', async (t) => {
  const app = await borrowApp(t);
  for (const [asked, expected, bytes] of unreadable) {
    const { status, body } = await sayTo(app, bytes);
    assert.equal(status, expected, `${asked}: ${body.slice(0, 200)}`);
    assertShaped(body, asked);
  }
});

test('a wish nobody grants is refused in the words of each protocol', async (t) => {
  const app = await borrowApp(t);
  const expect = (path: string) =>
    sayTo(app, `GET ${path} HTTP/1.1\r\n${host}${close}Expect: 200-ok\r\n\r\n`);
  const auth = await expect('/auth/v1/settings');
  assert.deepEqual(
    [auth.status, Object.keys(JSON.parse(auth.body))],
    [400, ['code', 'error_code', 'msg']],
  );
  const storage = await expect('/storage/v1/bucket');
  assert.equal(JSON.parse(storage.body).statusCode, '400');
});

test('whoever speaks too slowly is told so', async () => {
  const socket = new PassThrough();
  const error = Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  // A stream that is written and ended, as a connection is.
  answerUnreadable(error, socket as unknown as Parameters<typeof answerUnreadable>[1]);
  const said = String(socket.read());
  assert.match(said, /^HTTP\/1\.1 408 Request Timeout\r\n/);
  assertShaped(said.split('\r\n\r\n')[1] ?? '', said);
});
