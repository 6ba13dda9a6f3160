/** Signs as Apple's wallet reads it: a detached PKCS #7 signature with the chain of its certificate. */
import { createHash, sign, type X509Certificate } from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, AsnObjectIdentifierConverter, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import type { Instant } from '#contract/primitives.ts';
import type { PassSigner } from '#server/platform/config/wallet.ts';

const signingTime = '1.2.840.113549.1.9.5';
const sha256 = new AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1' });
const rsa = new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.1', parameters: null });

export function signDetached(content: Uint8Array, signer: PassSigner, now: Instant): Buffer {
  const chain = [signer.certificate, ...signer.chain].map(parsed);
  const [own] = chain;
  if (!own) throw new Error('A signature needs its certificate.');
  const attributes = signedAttributes(content, now);
  const { issuer, serialNumber } = own.tbsCertificate;
  const info = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({
      issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }),
    }),
    digestAlgorithm: sha256,
    signedAttrs: attributes,
    signatureAlgorithm: rsa,
    signature: new OctetString(sign('sha256', setOf(attributes), signer.key)),
  });
  return enveloped(info, chain);
}

function enveloped(info: SignerInfo, chain: readonly Certificate[]): Buffer {
  const certificates = chain.map((certificate) => new CertificateChoices({ certificate }));
  const signed = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([sha256]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet(certificates),
    signerInfos: new SignerInfos([info]),
  });
  const content = AsnConvert.serialize(signed);
  return Buffer.from(
    AsnConvert.serialize(new ContentInfo({ contentType: id_signedData, content })),
  );
}

function signedAttributes(content: Uint8Array, now: Instant): Attribute[] {
  const digest = createHash('sha256').update(content).digest();
  const type = AsnObjectIdentifierConverter.toASN(id_data).toBER(false);
  const values: [string, ArrayBuffer][] = [
    [id_contentType, type],
    [signingTime, utcTime(now)],
    [id_messageDigest, AsnConvert.serialize(new OctetString(digest))],
  ];
  return values.map(([attrType, value]) => new Attribute({ attrType, attrValues: [value] }));
}

/** `261118120000Z`, as certificates write moments until 2050. */
function utcTime(moment: Instant): ArrayBuffer {
  const written = Buffer.from(`${moment.slice(2, 19).replaceAll(/[-T:]/g, '')}Z`);
  return new Uint8Array([0x17, written.length, ...written]).buffer;
}

/** What is signed is the set of them, written as one; in it the shorter stand first. */
function setOf(attributes: readonly Attribute[]): Buffer {
  const parts = attributes.map((one) => Buffer.from(AsnConvert.serialize(one)));
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x81, body.length];
  return Buffer.concat([Buffer.from([0x31, ...length]), body]);
}

const parsed = (certificate: X509Certificate): Certificate =>
  AsnConvert.parse(certificate.raw, Certificate);
