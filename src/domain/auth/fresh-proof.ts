/** What would outlast a stolen session, or cannot be undone, asks who it is once more. */
import type { DocumentType } from '#contract/documents/kinds.ts';
import type { ProofMeans } from '#contract/errors.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { isBefore, minutesAfter } from '#domain/time.ts';

/** So long a proof is good: to look through a family's passports, not to leave a desk open. */
export const proofMinutes = 10;

/** What somebody last showed of themselves, in the strongest way their account knows. */
export interface Proof {
  means: ProofMeans;
  at: Instant;
}

const sentences: Record<ProofMeans, string> = {
  factor: 'Please show your second factor again.',
  password: 'Please enter your password again.',
  code: 'Please enter the code that we send you by mail.',
  sign_in: 'Please sign in again.',
};

export const isFresh = ({ at }: Proof, now: Instant): boolean =>
  isBefore(now, minutesAfter(at, proofMinutes));

export function requireFresh(proof: Proof, now: Instant): void {
  const { means } = proof;
  if (!isFresh(proof, now))
    throw new Failure('fresh_proof_needed', sentences[means], { params: { means } });
}

/** Papers that somebody could pass for another with. */
const identityPapers = ['passport', 'visa', 'emirates_id'] as const satisfies DocumentType[];
export type IdentityPaper = (typeof identityPapers)[number];

export const isOfIdentity = (type: DocumentType): type is IdentityPaper =>
  identityPapers.some((one) => one === type);

interface Reader {
  /** Of whoever's hand it is. */
  proof: Proof;
  delegate?: object | undefined;
}

/** Whoever opens another's identity has more than a password of their own to lose. */
export function requireProofFor(type: DocumentType, reader: Reader, now: Instant): void {
  if (!isOfIdentity(type)) return;
  if (reader.delegate && reader.proof.means !== 'factor')
    throw new Failure(
      'own_factor_needed',
      'Set up a second factor in your own security settings first; then you can open this paper.',
    );
  requireFresh(reader.proof, now);
}
