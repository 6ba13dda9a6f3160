import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** What a page hands to a device, as far as the device reads it. */
interface Asked {
  challenge: string;
  user?: { id: string };
}

interface Device {
  /** Where the page that asks was opened. */
  origin: string;
  rpId?: string;
}

/** A security key in software: one key pair, ES256, no attestation. */
export function softwareAuthenticator({ origin, rpId = 'localhost' }: Device) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const known = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  let counter = 0;
  let userHandle: string | undefined;
  return {
    id,
    create({ challenge, user }: Asked, { isVerified = true } = {}) {
      userHandle = user?.id;
      const authData = Buffer.concat([
        head(rpId, isVerified ? 0x45 : 0x41, counter),
        attested(credentialId, publicKey),
      ]);
      return { ...known, response: creation({ challenge, origin }, authData) };
    },
    get({ challenge }: Asked, { isVerified = true } = {}) {
      counter += 1;
      const shown = head(rpId, isVerified ? 0x05 : 0x01, counter);
      const signed = assertion({ challenge, origin }, shown, privateKey);
      return { ...known, response: { ...signed, ...(userHandle && { userHandle }) } };
    },
    /** As if the key had been copied to another device before its last use. */
    rewind() {
      counter = 0;
    },
  };
}

interface Page {
  challenge: string;
  origin: string;
}

function creation(page: Page, authData: Buffer) {
  return {
    clientDataJSON: clientData('webauthn.create', page),
    attestationObject: attestation(authData).toString('base64url'),
    transports: ['internal' as const],
  };
}

function assertion(page: Page, authData: Buffer, key: KeyObject) {
  const clientDataJSON = clientData('webauthn.get', page);
  const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
  return {
    clientDataJSON,
    authenticatorData: authData.toString('base64url'),
    signature: createSign('sha256').update(signed).sign(key).toString('base64url'),
  };
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

function clientData(type: string, page: Page): string {
  return Buffer.from(JSON.stringify({ type, ...page })).toString('base64url');
}

/** Present and verified (0x05), with a new key behind it (0x40), and how often it has signed. */
function head(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

/** No model, then the key's name and the key itself. */
function attested(credentialId: Buffer, key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const cose = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
  const length = Buffer.from([0, credentialId.length]);
  return Buffer.concat([Buffer.alloc(16), length, credentialId, cose]);
}

/** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const bytes = (key: number, value: Buffer) => Buffer.from([key, 0x58, 32, ...value]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    bytes(0x21, x),
    bytes(0x22, y),
  ]);
}

/** CBOR: { fmt: 'none', attStmt: {}, authData }. */
function attestation(authData: Buffer): Buffer {
  const text = (words: string) => Buffer.from([0x60 + words.length, ...Buffer.from(words)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
    Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]),
    authData,
  ]);
}
