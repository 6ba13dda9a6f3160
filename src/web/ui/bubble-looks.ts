const bubble = 'max-w-[min(38rem,92%)] rounded-hair px-4 py-3 text-[0.9375rem] leading-6';

/** The assistant's on sand, one's own on the primary colour, a person's on paper with a line. */
export const bubbleLooks = {
  theirs: `${bubble} self-start bg-sunk text-ink`,
  own: `${bubble} self-end bg-primary text-on-primary tablet:max-w-[26rem]`,
  person: `${bubble} self-start bg-raised text-ink shadow-[inset_0_0_0_1px_var(--line-strong)]`,
};
