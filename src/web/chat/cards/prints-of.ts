import type { AnswerCard } from '#contract/assistant/assistant.ts';
import type { TalkMessage } from '#web/chat/talk.ts';

/** What an answer shows as prints; the card that holds a place says all of it by itself. */
export const printsOf = ({
  cards = [],
  acts = [],
}: Partial<NonNullable<TalkMessage['answer']>> = {}): AnswerCard[] =>
  acts.some(({ act }) => act === 'hold') ? [] : cards;
