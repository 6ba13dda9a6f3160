/** A client's open requests: which is meant, where it stands, who has it, whose turn it is and when we speak next. */
import type { Citation } from '#contract/assistant/assistant.ts';
import type { Instant } from '#contract/primitives.ts';
import { matterKindsIn } from '#domain/assistant/matter-kinds.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import { titledAs } from '#server/assistant/money/subjects.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction, personAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { OwnMatter } from '#server/assistant/tools.ts';

/** Longer lists are read on their page. */
const most = 5;

export async function mattersReply(context: Context): Promise<Reply> {
  const all = await context.tools.ownMatters();
  const say = ownWords[context.telling.language];
  if (all.length === 0) return withWays(say.noMatters, [], context);
  const found = mattersMeant(context.meant.message, all);
  const [only] = found;
  if (only && found.length === 1) return matterReply(only, context);
  if (found.length > 1) return listReply(say.matters(found.length), found, context);
  const [kind] = matterKindsIn(context.meant.message);
  const intro = kind ? `${say.noneAbout(say.kinds[kind])} ${say.open}` : say.matters(all.length);
  return listReply(intro, all, context);
}

/** By words of its title, or by what it is about. */
export function mattersMeant(message: string, all: readonly OwnMatter[]): OwnMatter[] {
  const kinds = matterKindsIn(message);
  const ofKind = all.filter(({ kind }) => kinds.includes(kind));
  if (ofKind.length > 0) return ofKind;
  const named = titledAs(
    message,
    all.flatMap((matter) => matter.names.map((title) => ({ title, matter }))),
  );
  return [...new Set(named.map(({ matter }) => matter))];
}

/** All that is known of one. */
export function matterReply(matter: OwnMatter, context: Context): Reply {
  const { telling } = context;
  const lines = detailsOf(matter, telling).map((line) => `- ${line}`);
  return withWays([headOf(matter, telling), ...lines].join('\n'), [matter], context);
}

export const quotesReply = async (context: Context): Promise<Reply> => {
  const say = ownWords[context.telling.language];
  const all = await context.tools.ownMatters();
  const waiting = all.filter(({ quote }) => quote !== null);
  if (waiting.length === 0) return withWays(say.noQuotes, [], context);
  return listReply(say.quotes, waiting, context);
};

function listReply(intro: string, all: readonly OwnMatter[], context: Context): Reply {
  const { telling } = context;
  const shown = all.slice(0, most);
  const lines = shown.map(
    (matter) => `- ${[headOf(matter, telling), ...briefOf(matter, telling)].join(' · ')}`,
  );
  return withWays([intro, ...lines].join('\n'), shown, context);
}

/** Its page, its list, and always a person. */
function withWays(text: string, shown: readonly OwnMatter[], { telling, meant }: Context): Reply {
  const [only] = shown;
  const { myMatters } = telling.say.actions;
  const path = only && shown.length === 1 ? pathOf(only) : '/dashboard/requests';
  return replyWith(text, {
    citations: shown.map(citedMatter),
    sources: [shown, shown.map(momentsOf)],
    actions: [openAction(myMatters, path), personAction(meant.language)],
    offersPerson: shown.some(({ promise }) => promise !== null && promise.left < 0),
  });
}

const pathOf = ({ area, id }: OwnMatter) => `/dashboard/${area}/${id}`;

export const citedMatter = (matter: OwnMatter): Citation => ({
  id: matter.id,
  kind: 'own',
  title: matter.title,
  path: pathOf(matter),
});

/** What its hours and days were read from. */
const momentsOf = ({ promise, quote, hours }: OwnMatter) =>
  [promise?.due, quote?.until, ...hours.map(({ startsAt }) => startsAt)]
    .filter((one) => one !== undefined)
    .map((one) => [dayInDubai(one), clockInDubai(one)]);

/** `Tuesday, 17 November 2026, 18:00`. */
export const momentIn = (moment: Instant, { say, language }: Telling): string =>
  `${dateInWords(dayInDubai(moment), language)}${say.comma}${clockInDubai(moment)}`;

/** A missing paper makes it the client's turn, whoever works on the rest. */
function headOf({ title, reference, state, waitsOn, missing }: OwnMatter, { say }: Telling) {
  const turn = missing.length > 0 ? 'client' : waitsOn;
  return `**${title}** (${reference}): ${say.own.states[state]}${say.comma}${say.own.waitsOn[turn]}`;
}

/** Who has it and when we speak next. */
function briefOf({ owner, promise, quote, missing }: OwnMatter, telling: Telling): string[] {
  const say = ownWords[telling.language];
  const waits = quote !== null || missing.length > 0;
  const [late, due] = [promise !== null && promise.left < 0, promise?.due];
  const word = due
    ? [(late ? say.lateWord : say.nextWord)(momentIn(due, telling))]
    : waits
      ? []
      : [say.noWord];
  return [
    ...(owner ? [say.with(owner.name)] : waits ? [] : [say.withNobody]),
    ...(quote
      ? [say.quoteOpen(telling.speaker.money(quote.total), momentIn(quote.until, telling))]
      : []),
    ...(missing.length > 0 ? [say.bring(missing.join(telling.say.comma))] : []),
    ...word,
  ];
}

function detailsOf(matter: OwnMatter, telling: Telling): string[] {
  const say = ownWords[telling.language];
  return [
    ...(matter.step ? [say.now(matter.step)] : []),
    ...briefOf(matter, telling),
    ...matter.hours.map(({ title, startsAt }) => say.hour(title, momentIn(startsAt, telling))),
  ];
}
