/** The house asks who it is; whoever shows it goes on with what they were about to do. */
import { useSyncExternalStore } from 'react';
import type { ErrorBody, ProofMeans } from '#contract/errors.ts';

/** `second`: the session has not shown the second factor of its account at all. */
export type WantedProof = 'second' | ProofMeans;

/** What a refusal asks for; nothing where a proof would not help. */
export function wantedBy({ code, params }: ErrorBody): WantedProof | undefined {
  if (code === 'second_factor_needed') return 'second';
  // The server writes no other words there.
  return code === 'fresh_proof_needed' ? (params?.means as ProofMeans) : undefined;
}

let wanted: WantedProof | undefined;
let wasWanted = false;
let waiting: ((isProven: boolean) => void)[] = [];
const followers = new Set<() => void>();

function want(now: WantedProof | undefined) {
  wanted = now;
  wasWanted ||= now !== undefined;
  for (const follow of followers) follow();
}

function followWanted(follow: () => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}

/** What is asked for just now: one question, however many wait for its answer. */
export const useWanted = () =>
  useSyncExternalStore(
    followWanted,
    () => wanted,
    () => undefined,
  );

/** Who was asked once may be asked again: what asks stays, and can close in peace. */
export const useWasWanted = () =>
  useSyncExternalStore(
    followWanted,
    () => wasWanted,
    () => false,
  );

/** What draws the question when nothing does yet; set by what lies over the pages. */
export const question: { bring?: () => void } = {};

/** Says whether it was shown. Where nothing can ask, it was not. */
export function prove(asked: WantedProof): Promise<boolean> {
  if (!question.bring) return Promise.resolve(false);
  want(wanted ?? asked);
  question.bring();
  return new Promise((resolve) => waiting.push(resolve));
}

/** Says whether a refusal asked for a proof that was then given. */
export async function wasProven(refused: ErrorBody): Promise<boolean> {
  const missing = wantedBy(refused);
  return missing !== undefined && prove(missing);
}

export function answerProof(isProven: boolean) {
  const answers = waiting;
  waiting = [];
  want(undefined);
  for (const answer of answers) answer(isProven);
}
