import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf, subscriberOf } from '#server/platform/requests/rate-limit.ts';

test('an IPv6 household counts as one sender, an IPv4 address as itself', () => {
  assert.equal(networkOf('203.0.113.7'), '203.0.113.7');
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2');
  assert.equal(networkOf('2001:db8:1:2::9'), '2001:db8:1:2');
  assert.equal(networkOf('2001:db8::9'), '2001:db8:0:0');
  assert.equal(networkOf('2001:0DB8:0001:0002:ffff::'), '2001:db8:1:2');
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0');
  assert.equal(networkOf('::1'), '0:0:0:0');
});

test('an IPv4 address is the same sender when it is written as IPv6', () => {
  assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
  assert.equal(networkOf('::FFFF:cb00:7107'), '203.0.113.7');
  assert.equal(networkOf('0:0:0:0:0:ffff:203.0.113.7'), '203.0.113.7');
});

test('what is no address at all is one sender, whatever is written there', () => {
  assert.equal(networkOf('unknown'), networkOf('<script>'));
  assert.equal(networkOf('203.0.113.7.9'), networkOf(''));
});

test('one subscriber is an IPv4 address, or an IPv6 /48 with all its households', () => {
  assert.equal(subscriberOf('203.0.113.7'), '203.0.113.7');
  assert.equal(subscriberOf('::ffff:203.0.113.7'), '203.0.113.7');
  assert.equal(subscriberOf('2001:db8:1:2::9'), subscriberOf('2001:db8:1:ffff:1::'));
  assert.notEqual(subscriberOf('2001:db8:1:2::9'), subscriberOf('2001:db8:2:2::9'));
  assert.equal(subscriberOf('<script>'), networkOf('<script>'));
});
