/** What other features ask of the assistant. */
import type { Language } from '#contract/primitives.ts';
import { languageOf } from '#domain/assistant/language.ts';
import { dayInDubai } from '#domain/time.ts';
import { contextOf, embeddedAnswer } from '#server/assistant/brain.ts';
import { composeAnswer } from '#server/assistant/composition.ts';
import { cleanText } from '#server/assistant/history/history.ts';
import { houseTools } from '#server/assistant/house-tools.ts';
import { knowledgeOf } from '#server/assistant/knowledge.ts';
import { limitsOf } from '#server/assistant/limits.ts';
import { personaFrom } from '#server/assistant/personas.ts';
import { type Sentence, sentenceIn, thingsNamed } from '#server/assistant/sentence.ts';
import { readMessage } from '#server/assistant/understand/message-reader.ts';
import type { Said } from '#server/assistant/understand/understanding.ts';
import { type Caller, visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Counts a question that is asked elsewhere than in the chat, or refuses it. */
export const countQuestion = (services: Services, caller: Caller, ip: string): Promise<void> =>
  limitsOf(services).count(caller, ip);

interface Unanswered {
  message: string;
  /** What was said before it, oldest first. */
  history: Said[];
  /** A slug. */
  persona: string | null;
  language: Language;
}

interface Draft {
  text: string;
  /** What it rests on, by name. */
  sources: string[];
}

/**
 * An answer that a person may send after reading it; nothing where there is none that rests on something.
 * The house's own brain writes it, for what is said to a person goes to no language model; and with a
 * visitor's rights, for a client's own papers are opened where their opening is written down.
 */
export async function draftAnswer(
  services: Services,
  { message: written, history, persona: slug, language: fallback }: Unanswered,
): Promise<Draft | undefined> {
  const snapshot = await services.catalogue.current();
  const message = cleanText(written);
  const language = languageOf(message, fallback);
  const persona = personaFrom(snapshot, { persona: slug ?? undefined, systemPrompt: '' });
  const reader = { snapshot, artBase: '', language, persona };
  const tools = houseTools(services, { ...reader, caller: visitor });
  const asked = { message, history, language, persona, today: tools.today };
  const reply = await embeddedAnswer(asked, await knowledgeOf(snapshot), tools);
  const { response, citations } = composeAnswer(reply, reader);
  if (reply.offersPerson || citations.length === 0) return undefined;
  return { text: asWritten(response), sources: citations.map(({ title }) => title) };
}

/**
 * What one sentence says, read by the house's own brain with a visitor's rights: nothing of it is sent to a
 * language model, and nobody's own is opened.
 */
export async function readSentence(
  services: Services,
  { text, language: fallback }: { text: string; language: Language },
): Promise<Sentence> {
  const snapshot = await services.catalogue.current();
  const message = cleanText(text);
  const language = languageOf(message, fallback);
  const persona = personaFrom(snapshot, { persona: undefined, systemPrompt: '' });
  const reader = { snapshot, artBase: '', language, persona };
  const tools = houseTools(services, { ...reader, caller: visitor });
  const asked = { message, history: [], language, persona, today: tools.today };
  return sentenceIn(await contextOf(asked, await knowledgeOf(snapshot), tools));
}

/** Reads words one by one or together, as often as somebody wants to know which of them said what. */
export async function wordReader(services: Services) {
  const knowledge = await knowledgeOf(await services.catalogue.current());
  const today = dayInDubai(services.now());
  return (text: string): Pick<Sentence, 'wish' | 'topics' | 'named'> => {
    const { own: wish, topics, named } = readMessage(cleanText(text), today, knowledge);
    return { wish, topics, named: thingsNamed(named) };
  };
}

/** A sentence about what stands on the assistant's screen means nothing beside a person's words. */
const sentence = /[^.!?؟\n]+[.!?؟]?/gu;
const aboutScreen = /\bbutton\b|الزر/u;

/** As a person would write it: their words are shown as they stand. */
const asWritten = (markdown: string): string =>
  markdown
    .replaceAll(sentence, (words) => (aboutScreen.test(words) ? '' : words))
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replaceAll(/^[-*] /gm, '• ')
    .trim();
