import { createPublicKey, randomBytes, sign } from 'node:crypto';
import { Temporal } from 'temporal-polyfill/full';
import type { Instant } from '#contract/primitives.ts';

/**
 * SAML wraps public keys in certificates and reads nothing of them but the key. Node makes none, so
 * this writes the smallest one: its few fields in DER, see RFC 5280, section 4.1.
 */
export function selfSigned(privateKey: string, now: Instant): string {
  const key = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const fields = sequence(
    der(0xa0, integer(Buffer.of(2))), // version 3
    integer(positive(randomBytes(16))),
    sha256WithRsa,
    name,
    validity(now),
    name,
    key,
  );
  const signature = sign('sha256', fields, privateKey);
  const certificate = sequence(fields, sha256WithRsa, der(0x03, Buffer.of(0), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.of(0x80 | bytes.length), bytes]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const integer = (bytes: Uint8Array) => der(0x02, bytes);

/** A leading one would make the number negative, a leading zero would be one too many. */
const positive = ([first = 0, ...rest]: Uint8Array) =>
  Uint8Array.of((first & 0x3f) | 0x40, ...rest);

const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const sha256WithRsa = sequence(objectId('2a864886f70d01010b'), der(0x05));
const commonName = sequence(objectId('550403'), der(0x0c, Buffer.from('Rihla')));
const name = sequence(der(0x31, commonName));

function validity(now: Instant): Buffer {
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').toPlainDate();
  const begin = today.subtract({ days: 1 });
  return sequence(midnight(begin), midnight(begin.add({ years: 10 })));
}

/** `YYMMDD…` up to 2049, as the standard wants it. */
const midnight = (day: Temporal.PlainDate) =>
  der(0x17, Buffer.from(`${day.toString().replaceAll('-', '').slice(2)}000000Z`));
