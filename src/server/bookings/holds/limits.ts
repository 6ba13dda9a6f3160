/** Whether somebody may keep one more place from others. */
import { createHash } from 'node:crypto';
import { BlockList } from 'node:net';
import { type HoldCounts, type HoldExcess, holdExcess } from '#domain/bookings/hold-limits.ts';
import { Failure } from '#domain/failure.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';

/** Our own machine, or a proxy of ours that was not named: behind it are all, and they are not one. */
const inHouse = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inHouse.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inHouse.addSubnet(network, bits, 'ipv6');

/** What is kept of where somebody asked from: a hash, and nothing where it does not tell people apart. */
export function heldFrom(ip: string): string | null {
  const isOurs = inHouse.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4');
  if (isOurs) return null;
  return createHash('sha256')
    .update(`holds from ${networkOf(ip)}`)
    .digest('base64url');
}

const sentences: Record<HoldExcess, string> = {
  own: 'You keep as many places as one may without paying. Please pay for one of them or let it go first.',
  here: 'You keep several places of this already. Please pay for one of them or let it go first.',
  near: 'Many places are being kept from your connection. Please pay for one or let it go, or try again later.',
};

/** Refuses one more than somebody may keep. */
export function checkHolds(counts: HoldCounts): void {
  const reason = holdExcess(counts);
  if (reason) throw new Failure('too_many_holds', sentences[reason], { params: { reason } });
}
