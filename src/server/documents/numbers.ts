/** The number of a paper, sealed with its owner's key: the table alone says no passport's number. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceSize = 12;
const tagSize = 16;

const keyFrom = (ownerKey: Buffer) =>
  Buffer.from(hkdfSync('sha256', ownerKey, Buffer.alloc(0), 'rihla document number 1', 32));

/** Bound to its paper: put beside another one, it does not open. */
export function sealNumber(ownerKey: Buffer, documentId: string, number: string): Buffer {
  const nonce = randomBytes(nonceSize);
  const cipher = createCipheriv(algorithm, keyFrom(ownerKey), nonce);
  cipher.setAAD(Buffer.from(documentId));
  const sealed = [cipher.update(number, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]);
}

export function openNumber(ownerKey: Buffer, documentId: string, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, keyFrom(ownerKey), sealed.subarray(0, nonceSize));
  decipher.setAAD(Buffer.from(documentId));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagSize));
  const content = sealed.subarray(nonceSize, sealed.length - tagSize);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}
