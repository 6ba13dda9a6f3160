/** What the house has written about a constraint: a verdict rests on it, and where no entry knows more, it answers. */
import type { ConstraintFinding } from '#domain/assistant/plan/constraint.ts';
import type { Passage } from '#server/assistant/passages/passage.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

type Written = [
  of: ConstraintFinding['of'],
  kind: Thing['kind'],
  topic: string | undefined,
  id: string,
];

const known: Written[] = [
  ['health', 'experience', undefined, 'bkg-pregnancy'],
  ['diet', 'venue', undefined, 'vip-diet'],
  ['pets', 'experience', 'flights', 'bkg-pets-air'],
  ['alcohol', 'venue', undefined, 'vip-alcohol'],
  ['access', 'experience', undefined, 'faq-accessibility'],
  ['access', 'venue', undefined, 'faq-accessibility'],
];

/** A general promise is cited; what is written of the constraint itself also answers. */
export const answersIt = ({ id }: Passage): boolean => !id.startsWith('faq-');

export function writtenOf(
  findings: readonly ConstraintFinding[],
  { kind, topic }: Thing,
  { knowledge, meant }: Context,
): Passage | undefined {
  const found = known.find(
    ([of, ofKind, ofTopic, id]) =>
      findings.some((one) => one.of === of) &&
      kind === ofKind &&
      (ofTopic === undefined || ofTopic === topic) &&
      (id !== 'bkg-pregnancy' || meant.wish.needs.includes('pregnancy')),
  );
  return found && knowledge.passages.all.find(({ id }) => id === found[3]);
}
