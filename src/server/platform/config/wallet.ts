import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Who signs passes for Apple's wallet, read from one file. */
export interface PassSigner {
  certificate: X509Certificate;
  /** What stands between it and Apple's root. */
  chain: X509Certificate[];
  key: KeyObject;
  /** As the certificate names them. */
  passType: string;
  team: string;
}

const Account = z.object({ client_email: z.string(), private_key: z.string() });

/** A ticket goes into a wallet where the house has an account with those who make them. */
export const walletVariables = {
  WALLET_APPLE: read(
    signerIn,
    'a PEM file with a pass certificate, its RSA key and Apple’s intermediate',
  ),
  WALLET_GOOGLE: read(accountIn, 'the JSON file of a service account'),
  WALLET_GOOGLE_ISSUER: z
    .string()
    .regex(/^\d{1,20}$/, 'must be the number of an issuer')
    .optional(),
};

type Variables = z.infer<z.ZodObject<typeof walletVariables>>;

/** One of the two alone would do nothing. */
export function incompleteWallet(env: Variables): string | undefined {
  if ((env.WALLET_GOOGLE === undefined) === (env.WALLET_GOOGLE_ISSUER === undefined)) return;
  return 'WALLET_GOOGLE and WALLET_GOOGLE_ISSUER must be set together.';
}

export function walletSettings({ WALLET_APPLE, WALLET_GOOGLE, WALLET_GOOGLE_ISSUER }: Variables) {
  const google =
    WALLET_GOOGLE && WALLET_GOOGLE_ISSUER
      ? { ...WALLET_GOOGLE, issuer: WALLET_GOOGLE_ISSUER }
      : undefined;
  return { apple: WALLET_APPLE, google };
}

/** The file is read at the start: a wrong one ends it with a sentence. */
function read<Thing>(parse: (text: string) => Thing, what: string) {
  return z
    .string()
    .transform((path, context): Thing => {
      try {
        return parse(readFileSync(path, 'utf8'));
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'it cannot be read';
        context.addIssue(`must be the path of ${what} (${reason})`);
        return z.NEVER;
      }
    })
    .optional();
}

function signerIn(text: string): PassSigner {
  const blocks = text.split(/(?=-----BEGIN )/);
  const [certificate, ...chain] = blocks
    .filter((block) => block.startsWith('-----BEGIN CERTIFICATE'))
    .map((block) => new X509Certificate(block));
  const key = blocks.find((block) => /^-----BEGIN [A-Z ]*PRIVATE KEY/.test(block));
  if (!certificate || !key) throw new Error('it holds no certificate with its key');
  const own = createPrivateKey(key);
  if (own.asymmetricKeyType !== 'rsa' || !certificate.checkPrivateKey(own))
    throw new Error('the key is not the certificate’s');
  const passType = named(certificate, 'UID');
  const team = named(certificate, 'OU');
  return { certificate, chain, key: own, passType, team };
}

function named({ subject }: X509Certificate, part: string): string {
  const line = subject.split('\n').find((one) => one.startsWith(`${part}=`));
  if (!line) throw new Error(`the certificate names no ${part}`);
  return line.slice(part.length + 1);
}

function accountIn(text: string) {
  const { client_email: mail, private_key: key } = Account.parse(JSON.parse(text));
  return { mail, key: createPrivateKey(key) };
}
