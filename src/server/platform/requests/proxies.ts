/** Whose word about a caller's address is taken. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Whether a machine is a proxy of ours; hop 0 is the one that is connected to us. */
type Trust = (address: string, hop: number) => boolean;

/** Networks that have a name, as other servers write them. */
const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const mostHops = 10;

const sentence =
  'must be false, how many proxies of your own stand in front (1 is usual), or their networks such as loopback,10.0.0.0/8';

/** `true` would take the word of whoever writes the header, so it is no answer. */
export const trustProxy = () =>
  z
    .string()
    .transform((text, context): Trust | false => {
      const trust = trustIn(text.trim());
      if (trust !== undefined) return trust;
      context.addIssue(sentence);
      return z.NEVER;
    })
    .default(false);

function trustIn(text: string): Trust | false | undefined {
  if (/^(false|off|0)$/.test(text)) return false;
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? trustHops(Number(text)) : undefined;
  return trustNetworks(text.split(',').map((part) => part.trim()));
}

/**
 * So many machines are ours. The nearest must be on this machine or in a private network: whoever comes
 * straight from outside is believed nothing, whatever was counted. Proxies elsewhere are named by network.
 */
function trustHops(hops: number): Trust {
  const isNear = trustNetworks(Object.keys(named));
  return (address, hop) => hop < hops && (hop > 0 || isNear?.(address, hop) === true);
}

function trustNetworks(parts: string[]): Trust | undefined {
  const networks = new BlockList();
  for (const part of parts.flatMap((name) => named[name] ?? [name]))
    if (!addNetwork(networks, part)) return undefined;
  return (address) => {
    const kind = isIP(address);
    return kind !== 0 && networks.check(address, kind === 6 ? 'ipv6' : 'ipv4');
  };
}

function addNetwork(networks: BlockList, part: string): boolean {
  const [address = '', written, ...rest] = part.split('/');
  const kind = isIP(address);
  const longest = kind === 6 ? 128 : 32;
  const prefix = written === undefined ? longest : Number(written);
  const isWritten = written === undefined || /^\d{1,3}$/.test(written);
  // A network of everything would be `true` by another name.
  if (kind === 0 || rest.length > 0 || !isWritten || prefix < 1 || prefix > longest) return false;
  networks.addSubnet(address, prefix, kind === 6 ? 'ipv6' : 'ipv4');
  return true;
}

/** Who asks, for a connection that the framework does not see: the first from our side that is not ours. */
export function networkAddress(trust: Trust | false, { headers, socket }: IncomingMessage): string {
  const nearest = socket.remoteAddress ?? '';
  if (!trust) return nearest;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const told = forwarded.map((part) => part.trim()).filter((part) => part !== '');
  const chain = [nearest, ...told.toReversed()];
  return chain.find((address, hop) => !trust(address, hop)) ?? chain.at(-1) ?? nearest;
}
