/** What an asker's own turns say, by rules: later words replace earlier ones, and nothing is claimed beside. */
import type { Day, Language, Localised } from '#contract/primitives.ts';
import { tokensOf } from '#domain/assistant/numbers.ts';
import { type SpokenWish, wishIn } from '#domain/assistant/wish.ts';
import {
  type ConversationFacts,
  noFacts,
  type SummaryNeed,
  type SummaryOccasion,
} from '#domain/conversations/summary.ts';
import { plain } from '#domain/search/normal-form.ts';
import { daysBetween } from '#domain/time.ts';

interface Around {
  today: Day;
  language: Language;
  /** What the places of the house are called. */
  places: readonly Localised[];
}

/** More is not read: the newest say what still holds. */
const mostTurns = 20;

export function factsIn(turns: readonly string[], around: Around): ConversationFacts {
  const facts = turns.slice(-mostTurns).reduce((so, turn) => withTurn(so, turn, around), {
    ...noFacts(around.language),
  });
  return { ...facts, asks: askedIn(turns) };
}

function withTurn(before: ConversationFacts, turn: string, { today, language, places }: Around) {
  const tokens = tokensOf(turn);
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const says = (phrases: readonly string[]) => phrases.some((each) => said.includes(` ${each} `));
  const named = places.filter(({ en, ar }) => says([plain(en), plain(ar)]));
  const wish = wishIn(turn, today);
  const { ages, party: people, children, budget } = wish;
  const { day, until, part, clock } = wish.when;
  const found: ConversationFacts = {
    ...before,
    urgent: before.urgent || says(hurry),
    mood: says(upset) ? 'upset' : says(worried) ? 'worried' : before.mood,
    party: {
      ...before.party,
      ...(people !== undefined && { people }),
      ...(children !== undefined && { children }),
      ...(ages.length > 0 && { ages }),
    },
    when: {
      ...(day ? {} : before.when),
      ...(day && { day }),
      ...(until && { until }),
      ...(part && { part }),
      ...(clock && { clock }),
    },
    nights: nightsIn(wish, said) ?? before.nights,
    places: named.length > 0 ? named.map((place) => place[language]) : before.places,
    budget: budget ?? before.budget,
    occasion: occasions.find(([, phrases]) => says(phrases))?.[0] ?? before.occasion,
    needs: together(
      before.needs,
      needs.flatMap(([need, phrases]) => (says(phrases) ? [need] : [])),
    ),
    refused: together(before.refused, refusedIn(turn)),
    references: together(before.references, turn.toUpperCase().match(reference) ?? []),
  };
  return found;
}

const together = <T>(before: readonly T[], more: readonly T[]): T[] => [
  ...new Set([...before, ...more]),
];

/** As requests and bookings are called. */
const reference = /\bR[A-Z]-[A-Z0-9]{6}\b/g;

const list = (text: string) =>
  text
    .split(',')
    .map((each) => plain(each.trim()).trim())
    .filter(Boolean);

const hurry =
  list(`urgent, urgently, asap, right now, immediately, as soon as possible, quickly, emergency,
  عاجل, عاجلا, بسرعة, ضروري, فورا, حالا, الحين, مستعجل, مستعجلة, طارئ`);
const upset =
  list(`angry, furious, unacceptable, disappointed, disappointing, terrible, awful, complaint, complain,
  ridiculous, disgusted, fed up, not happy, unhappy, upset, rude, late again, never came, worst,
  زعلان, زعلانة, غاضب, غير مقبول, سيئة, سيئ, شكوى, اشتكي, محبط, خيبة, ما جاء, لم يصل, منزعج`);
const worried = list(`worried, anxious, afraid, scared, nervous, stressed, panicking,
  قلق, قلقة, قلقان, خائف, خايف, خايفة, متوتر, خائفة`);

const occasions: [SummaryOccasion, string[]][] = [
  ['birthday', list('birthday, bday, turning, عيد ميلاد, ميلاد')],
  ['anniversary', list('anniversary, ذكرى زواج, ذكرى زواجنا')],
  ['honeymoon', list('honeymoon, شهر العسل, شهر عسل')],
  ['proposal', list('propose, proposal, proposing, خطبة, اخطب')],
  ['wedding', list('wedding, زفاف, عرس')],
  ['graduation', list('graduation, graduating, تخرج')],
];

const needs: [SummaryNeed, string[]][] = [
  ['wheelchair', list('wheelchair, step free, accessible, كرسي متحرك')],
  ['pregnancy', list('pregnant, expecting, pregnancy, حامل')],
  ['diet', list('vegetarian, vegan, halal, kosher, gluten free, نباتي, نباتية, حلال')],
  ['allergy', list('allergy, allergic, allergies, حساسية')],
  ['pets', list('dog, dogs, cat, cats, pet, pets, كلب, قطة, حيوان اليف')],
  ['no_alcohol', list('no alcohol, alcohol free, without alcohol, بدون كحول, من غير كحول')],
];

const refusals = list(
  'no, not, without, nothing, dont want, do not want, لا, مو, بدون, ما ابي, ما ابغى, ليس',
);
const longestClause = 60;

/** A clause that begins with a refusal, as it was said. */
const refusedIn = (turn: string): string[] =>
  turn
    .split(/[.,;!?\n،؛؟]/u)
    .map((clause) => clause.replaceAll(/\s+/gu, ' ').trim())
    .filter((clause) => {
      const said = `${plain(clause)} `;
      const isRefusal = refusals.some((each) => said.startsWith(`${each} `));
      return isRefusal && clause.includes(' ') && clause.length <= longestClause;
    });

/** Those that were counted, or that lie between two days; the days of a car are no nights. */
function nightsIn({ length, when: { day, end } }: SpokenWish, said: string): number | undefined {
  if (length !== undefined && / (?:nights?|ليله|ليال|ليالي|ليلتين) /.test(said)) return length;
  return day && end ? daysBetween(day, end) : undefined;
}

const persons = new Set(
  list(`person, human, agent, concierge, someone, somebody, expert, representative, operator, manager, people,
    شخص, موظف, انسان, مستشار, خبير, احد, بشر, مسؤول`),
);
const longestAsk = 160;
const fewestWords = 3;

/** The newest that says what for: asking for a person is known already. */
function askedIn(turns: readonly string[]): string {
  const lines = turns.map((turn) => turn.replaceAll(/\s+/gu, ' ').trim()).filter(Boolean);
  const says = (line: string) => {
    const words = tokensOf(line);
    const wantsPerson = words.length <= 10 && words.some(({ word }) => persons.has(word));
    return words.length >= fewestWords && !wantsPerson;
  };
  return shortened(lines.findLast(says) ?? lines.at(-1) ?? '');
}

function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= longestAsk) return text;
  const cut = letters.slice(0, longestAsk).join('');
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined)}…`;
}
