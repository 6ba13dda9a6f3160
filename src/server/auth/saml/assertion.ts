import { Temporal } from 'temporal-polyfill/full';
import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';

/** An assertion whose signature holds, as it was read. */
export interface Assertion {
  id: string;
  expiresAt: string;
  nameId: string;
  nameIdFormat: string;
  attributes: Attribute[];
}

interface Attribute {
  names: string[];
  values: string[];
}

const value = z.object({ _: z.string().optional() });

const Confirmation = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z.tuple([
    z.object({
      $: z.object({
        Recipient: z.string(),
        NotOnOrAfter: z.string(),
        InResponseTo: z.string().optional(),
      }),
    }),
  ]),
});

const Read = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1) }),
    Issuer: z.tuple([value]),
    Subject: z.tuple([
      z.object({
        NameID: z
          .tuple([value.extend({ $: z.object({ Format: z.string().optional() }).optional() })])
          .optional(),
        SubjectConfirmation: z.array(z.unknown()),
      }),
    ]),
    AttributeStatement: z
      .array(
        z.object({
          Attribute: z
            .array(
              z.object({
                $: z.object({ Name: z.string(), FriendlyName: z.string().optional() }),
                AttributeValue: z.array(value).default([]),
              }),
            )
            .default([]),
        }),
      )
      .default([]),
  }),
});

interface Expected {
  issuer: string;
  recipient: string;
  /** Undefined where the identity provider began, without being asked. */
  requestId: string | undefined;
  skewSeconds: number;
  now: Instant;
}

/**
 * Reads what was signed and nothing else. For whom it is and which request it answers is checked here:
 * the frame around an assertion, where the library looks for the request, need not be signed.
 */
export function readAssertion(signed: unknown, expected: Expected): Assertion {
  const { Assertion: read } = Read.parse(signed);
  if (read.Issuer[0]._ !== expected.issuer) throw new Error('it is of another identity provider');
  const [subject] = read.Subject;
  const confirmations = subject.SubjectConfirmation.flatMap((each) => {
    const parsed = Confirmation.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
  const meant = confirmations.find((confirmation) => isMeant(confirmation, expected));
  if (!meant) throw new Error('it does not answer this request, or no longer');
  const [nameId] = subject.NameID ?? [];
  return {
    id: read.$.ID,
    expiresAt: meant.SubjectConfirmationData[0].$.NotOnOrAfter,
    nameId: nameId?._ ?? '',
    nameIdFormat: nameId?.$?.Format ?? '',
    attributes: read.AttributeStatement.flatMap(({ Attribute }) => Attribute).map((attribute) => ({
      names: [attribute.$.Name, attribute.$.FriendlyName ?? attribute.$.Name],
      values: attribute.AttributeValue.flatMap(({ _ }) => (_ === undefined ? [] : [_])),
    })),
  };
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

function isMeant(confirmation: z.infer<typeof Confirmation>, expected: Expected): boolean {
  const { Recipient, NotOnOrAfter, InResponseTo } = confirmation.SubjectConfirmationData[0].$;
  const end = Temporal.Instant.from(NotOnOrAfter).add({ seconds: expected.skewSeconds });
  return (
    confirmation.$.Method === bearer &&
    Recipient === expected.recipient &&
    InResponseTo === expected.requestId &&
    Temporal.Instant.compare(expected.now, end) < 0
  );
}
