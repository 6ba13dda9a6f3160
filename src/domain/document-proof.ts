/** Papers that somebody could pass for another with: they ask who it is once more. */
import type { DocumentType } from '#contract/document-kinds.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { isBefore, minutesAfter } from '#domain/time.ts';

const identityPapers: readonly DocumentType[] = ['passport', 'visa', 'emirates_id'];

/** So long a proof is good: to look through a family's passports, not to leave a desk open. */
export const proofMinutes = 10;

interface Proof {
  /** When the second factor was last shown; null for whoever has none, and cannot be asked. */
  provenAt: Instant | null;
  now: Instant;
}

/** Whether the second factor must be shown again. */
export function isProofStale({ provenAt, now }: Proof): boolean {
  return provenAt !== null && !isBefore(now, minutesAfter(provenAt, proofMinutes));
}

export function requireProof({ type, ...proof }: Proof & { type: DocumentType }): void {
  if (identityPapers.includes(type)) requireProofOfAll(proof);
}

/** Where papers come without being told apart: an archive of all, a bucket. */
export function requireProofOfAll(proof: Proof): void {
  if (isProofStale(proof))
    throw new Failure('proof_needed', 'Please show your second factor again to open this paper.');
}
