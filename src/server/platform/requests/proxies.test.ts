import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { networkAddress, trustProxy } from '#server/platform/requests/proxies.ts';

/** Who is taken for the sender, when this machine is connected and says who was before it. */
function senderOf(setting: string, nearest: string, forwarded?: string): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: nearest });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return networkAddress(trustProxy().parse(setting), request);
}

const forged = '198.51.100.66';
const client = '203.0.113.7';

test('without a proxy of ours nobody is believed', () => {
  for (const off of ['false', 'off', '0']) {
    assert.equal(senderOf(off, '127.0.0.1', forged), '127.0.0.1');
    assert.equal(senderOf(off, client, forged), client);
  }
});

test('of what the header says only the part that our own proxies wrote counts', () => {
  assert.equal(senderOf('1', '127.0.0.1', client), client);
  assert.equal(senderOf('1', '127.0.0.1', `${forged}, ${client}`), client);
  assert.equal(senderOf('2', '10.0.0.9', `${forged}, ${client}, 10.0.0.8`), client);
  assert.equal(
    senderOf('loopback,10.0.0.0/8', '127.0.0.1', `${forged},${client},10.0.0.8`),
    client,
  );
  assert.equal(senderOf('192.0.2.1', '192.0.2.1', `${forged}, ${client}`), client);
  assert.equal(senderOf('2001:db8::/32', '2001:db8::1', `${forged}, ${client}`), client);
});

test('whoever comes past the proxies is believed nothing', () => {
  assert.equal(senderOf('1', client, forged), client);
  assert.equal(senderOf('3', client, `${forged}, ${forged}, ${forged}`), client);
  assert.equal(senderOf('10.0.0.0/8', '127.0.0.1', forged), '127.0.0.1');
  assert.equal(senderOf('2001:db8::/32', client, forged), client);
});

test('a proxy that is reached by IPv4 is known when its address is written as IPv6', () => {
  assert.equal(senderOf('loopback', '::ffff:127.0.0.1', client), client);
  assert.equal(senderOf('1', '::ffff:10.1.2.3', client), client);
  assert.equal(senderOf('10.0.0.0/8', '::ffff:203.0.113.9', forged), '::ffff:203.0.113.9');
});
