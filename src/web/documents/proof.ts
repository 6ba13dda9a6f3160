/** Some papers ask who it is once more; whoever shows it goes on with what they were about to do. */
import { codeOf } from '#web/platform/api.ts';

type Answer = (proven: boolean) => void;

let waiting: Answer | undefined;
const followers = new Set<() => void>();

function set(answer: Answer | undefined) {
  waiting = answer;
  for (const follow of followers) follow();
}

export const isAsked = () => waiting !== undefined;

export function followAsking(follow: () => void): () => void {
  followers.add(follow);
  return () => {
    followers.delete(follow);
    // With the screen that asks goes the question.
    if (followers.size === 0) answerProof(false);
  };
}

export function answerProof(proven: boolean) {
  const answer = waiting;
  set(undefined);
  answer?.(proven);
}

/** Does it, and once more after the proof that was missing. */
export async function proven<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (codeOf(error) !== 'proof_needed' || followers.size === 0) throw error;
    answerProof(false);
    if (!(await new Promise<boolean>(set))) throw error;
    return act();
  }
}
