/** What a message says, as far as it can be told from its words: at most five guesses of each kind, the best first. */
import { type EmergencySign, signIn } from '#domain/assistant/alarms.ts';
import { countsOf } from '#domain/assistant/classifier/features.ts';
import { type ClassifierGuess, guesses } from '#domain/assistant/classifier/head.ts';
import { isPartyAlone } from '#domain/assistant/needs.ts';
import {
  actsOf,
  alarmIn,
  guessesWithinAct,
  isAlarm,
  type Judgement,
  type Trained,
} from '#server/assistant/understand/classifiers.ts';
import { none } from '#server/assistant/understand/lessons.ts';

export interface MessageGuesses {
  acts: ClassifierGuess[];
  /** What somebody surely does with the message. */
  act: string | undefined;
  /** The answer of the book that is surely asked for. */
  entry: string | undefined;
  /** Which answers of the book may be asked for; the rest of what is likely is that none is. */
  entries: ClassifierGuess[];
  /** Which thing of the catalogue they may speak of, every one of them; none is one of them. */
  things: ClassifierGuess[];
  /** What may be asked of it. */
  facets: ClassifierGuess[];
  /** Which of their own affairs they ask about, if about any. */
  own: ClassifierGuess[];
  /** Which kind of thing they wish for or ask about, if any. */
  kinds: ClassifierGuess[];
  /** How it goes on with what was said before: asks of it, changes, picks, or begins anew. */
  turns: ClassifierGuess[];
  /** Somebody is in danger: in which. */
  alarm: string | undefined;
  /** Perhaps somebody is. */
  mayBeAlarm: boolean;
}

/** An answer of the book fits so well that single words of the message mean nothing else. */
export const isOfTheBook = (
  { heard: { entries } }: { heard: MessageGuesses },
  from = 0.6,
): boolean => (entries[0]?.p ?? 0) >= from && entries[0]?.is !== 'faq-hours';

export function heardBy(
  { intent, entry, thing, facet, turn }: Trained,
  message: string,
  before: readonly string[],
): MessageGuesses {
  const counts = countsOf(message);
  const intents = guesses(intent.head, counts, intent.head.labels.length);
  const acts = actsOf(intents);
  const entries = guesses(entry.head, counts, most + 1);
  const asked = surely(entries, entry);
  return {
    acts: acts.slice(0, most),
    act: surely(acts, intent),
    entries: entries.filter(({ is }) => is !== none).slice(0, most),
    entry: asked === none ? undefined : asked,
    things: guesses(thing.head, counts, thing.head.labels.length),
    facets: guesses(facet.head, counts, most),
    own: guessesWithinAct('own', intents).slice(0, most),
    kinds: kindsIn(intents).slice(0, most),
    turns: before.length > 0 ? guesses(turn.head, countsOf(message, before), most) : [],
    ...alarmOf(acts, message, intent),
  };
}

/** Whether it is wished for or asked about, it is of that kind. */
function kindsIn(intents: readonly ClassifierGuess[]): ClassifierGuess[] {
  const named = intents.flatMap(({ is, p }) => {
    const kind = /^(?:wish|ask):(.+)$/.exec(is)?.[1];
    return kind ? [{ is: `kind:${kind}`, p }] : [];
  });
  const sums = new Map<string, number>();
  for (const { is, p } of named) sums.set(is, (sums.get(is) ?? 0) + p);
  const all = [...sums].map(([is, p]) => ({ is, p }));
  return guessesWithinAct('kind', all).toSorted((a, b) => b.p - a.p);
}

const most = 5;

function surely([best]: readonly ClassifierGuess[], { sure }: Judgement): string | undefined {
  return best && best.p >= Math.max(0.5, sure[best.is] ?? 1) ? best.is : undefined;
}

function alarmOf(acts: readonly ClassifierGuess[], message: string, judgement: Trained['intent']) {
  const sign = signIn(message, judgement.signs);
  const likely = sign !== 'sure' && isPartyAlone(message) ? 0 : alarmIn(acts);
  const isLikely = likely >= judgement.alarms[sign];
  return {
    alarm: isLikely ? dangerIn(acts) : undefined,
    mayBeAlarm: likely >= judgement.doubts[sign] && !isTurnOfSpeech(acts, sign),
  };
}

/** Whoever is `starving` needs a table: where that is likelier and no sign speaks against it, nobody is frightened. */
function isTurnOfSpeech([first]: readonly ClassifierGuess[], sign: EmergencySign): boolean {
  if (first?.is !== 'emergency-lookalike' || sign === 'sure') return false;
  return sign === 'none' || first.p >= 0.7;
}

/** Which danger it is, where one is clearly likelier than the others; else what helps in all of them. */
function dangerIn(acts: readonly ClassifierGuess[]): string | undefined {
  const dangers = acts.filter(({ is }) => isAlarm(is));
  const [first] = dangers;
  if (!first) return undefined;
  const all = dangers.reduce((sum, { p }) => sum + p, 0);
  return first.p >= all * 0.75 ? first.is : 'emergency-accident';
}
