import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { closeInTime } from '#server/platform/process/shutdown.ts';

test('half a request that never goes on does not hold up the end', async () => {
  const app = Fastify();
  app.get('/', async () => 'here');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  const isHeard = new Promise((resolve) => socket.once('data', resolve));
  // One request is answered, so the connection is known; the next one stops in its middle.
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\nGET / HTTP/1.1\r\nhost: he');
  await isHeard;
  await closeInTime(app, 1);
  await ended;
  assert.equal(app.server.listening, false);
});
