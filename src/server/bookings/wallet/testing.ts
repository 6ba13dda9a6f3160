/** A certificate as Apple issues them for passes, made for one test and trusted by nobody. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
} from '@peculiar/asn1-x509';

const rsaWithSha256 = new AlgorithmIdentifier({
  algorithm: '1.2.840.113549.1.1.11',
  parameters: null,
});

const named = ([type, utf8String]: [string, string]) =>
  new RelativeDistinguishedName([
    new AttributeTypeAndValue({ type, value: new AttributeValue({ utf8String }) }),
  ]);

/** One PEM file, as the house keeps it: the certificate and its key. */
export function passFile(): string {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const subject = new Name(
    [
      ['0.9.2342.19200300.100.1.1', 'pass.example.rihla'],
      ['2.5.4.3', 'Pass Type ID: pass.example.rihla'],
      ['2.5.4.11', 'TEAM123456'],
    ].map(([type = '', value = '']) => named([type, value])),
  );
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const tbsCertificate = new TBSCertificate({
    version: 2,
    serialNumber: new Uint8Array([7]).buffer,
    signature: rsaWithSha256,
    issuer: subject,
    subject,
    validity: new Validity({
      notBefore: new Date('2026-01-01T00:00:00Z'),
      notAfter: new Date('2036-01-01T00:00:00Z'),
    }),
    subjectPublicKeyInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
  });
  return pemOf(tbsCertificate, privateKey);
}

function pemOf(tbsCertificate: TBSCertificate, key: KeyObject): string {
  const signed = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), key);
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: rsaWithSha256,
    signatureValue: new Uint8Array(signed).buffer,
  });
  const body = Buffer.from(AsnConvert.serialize(certificate)).toString('base64');
  const lines = body.match(/.{1,64}/g)?.join('\n');
  return [
    `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----`,
    key.export({ type: 'pkcs8', format: 'pem' }),
  ].join('\n');
}
