/** Which things somebody means: by name, by an area, or by pointing at what was just shown. */
import { isGeneric, type MessageAct, topicsIn } from '#domain/assistant/lexicon.ts';
import { meaningsOf } from '#domain/assistant/meanings.ts';
import { curriculaIn, noWish, type SpokenWish } from '#domain/assistant/wish.ts';
import { plain, wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import { attributesOf } from '#server/assistant/attributes/attributes.ts';
import { fitsWish } from '#server/assistant/fit.ts';
import { pickedOf } from '#server/assistant/remember/pick.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { thingName } from '#server/assistant/understand/catalogue-phrases.ts';
import { describedOne } from '#server/assistant/understand/descriptions.ts';
import { listHeard } from '#server/assistant/understand/kinds.ts';
import type { Mention } from '#server/assistant/understand/mentions.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

/** What they name. */
export function namedThings(context: Context): Thing[] {
  const { meant } = context;
  const areas = areasAsked(context);
  if (areas.length > 0) return areas;
  const curricula = curriculaAsked(context);
  if (curricula.length > 1) return curricula;
  const found = meant.named.filter(
    (mention) =>
      isMeant(mention.thing, meant) &&
      agrees(mention, meant) &&
      suits(mention, context) &&
      !isLandmark(mention, context),
  );
  const [best] = found;
  if (!best) return describedIn(context);
  const alike = found.filter(
    ({ thing, weight, share }) =>
      thing.kind === best.thing.kind &&
      ((weight >= best.weight * 0.8 && share >= best.share - 0.25) ||
        (meant.acts.has('compare') && share >= 0.6)),
  );
  const things = alike.map(({ thing }) => thing);
  if (meant.acts.has('compare') && things.length === 1) return besides(best.thing, context);
  return meant.acts.has('compare') || things.length <= 3 ? things : [];
}

/** `The jump out of the plane over the Palm` names nothing and means one thing. */
function describedIn(context: Context): Thing[] {
  const { knowledge, meant, going } = context;
  // What was said before still holds: another kind of thing is another subject, said as one.
  const isOfOther = going !== undefined && going.relation !== 'same';
  if (isOfOther || meant.acts.has('compare') || wantsSeveral(context)) return [];
  const thing = plainlyDescribed(context) ?? describedInList(context);
  return thing && isMeant(thing, meant) && fitsWish(thing, meant, knowledge) ? [thing] : [];
}

/** A description is less than a name: where no list is spoken of, it must be plain. */
const plainly = 0.85;

function plainlyDescribed({ heard, knowledge, meant }: Context): Thing | undefined {
  const [best] = heard.things;
  if (!best || best.p < plainly) return undefined;
  const thing = knowledge.things.find((one) => thingName(one) === best.is);
  // A sports car for two days is asked of the cars, whatever else is called so.
  const list = listHeard(heard);
  return list && meant.topics.includes(list) && thing?.topic !== list ? undefined : thing;
}

/** Within the list that is spoken of, one that is likelier than all the others. */
function describedInList({ heard, knowledge, meant }: Context): Thing | undefined {
  // A desert safari is the name of the list and describes nothing in it.
  if (meant.telling.every((one) => topicsIn([one]).used.size > 0)) return undefined;
  const listed = knowledge.things.filter(({ topic }) => meant.topics.some((one) => one === topic));
  return describedOne(heard.things, listed, isWish(heard) ? ofWish : undefined);
}

/** Who wishes for a yacht may mean any of them; who asks how long it takes thinks of one. */
const ofWish = { p: 0.15, share: 0.8 };
const isWish = ({ acts: [act] }: Context['heard']): boolean => act?.is === 'wish';

/** What there is, or the cheapest of it: that is a list, whichever of it they think of. */
const wantsSeveral = ({
  heard: {
    facets: [facet],
  },
  meant,
}: Context): boolean =>
  (facet?.is === 'list' && facet.p >= 0.6) || others.some((act) => meant.acts.has(act));

function curriculaAsked({ meant, knowledge }: Context): Thing[] {
  if (!meant.acts.has('compare')) return [];
  const slugs = curriculaIn(meant.message);
  return knowledge.things.filter(({ kind, slug }) => kind === 'curriculum' && slugs.includes(slug));
}

/** A table with a view of the Burj is no home in it: half a name of what nobody asks for. */
function isLandmark({ thing, share }: Mention, { heard, meant }: Context): boolean {
  const list = listHeard(heard);
  const isOther = list !== undefined && list !== thing.topic;
  return (
    isOther &&
    share < 0.95 &&
    meant.topics.includes(list) &&
    !meant.topics.some((topic) => topic === thing.topic)
  );
}

/** What something is compared with is often named by half. */
function besides(first: Thing, { meant, knowledge }: Context): Thing[] {
  const before = [...meant.spoken, ...meant.shown].find(
    ({ id, kind }) => kind === first.kind && id !== first.id,
  );
  if (before) return [before, first];
  const half = knowledge.mentions.in(meant.weighty, 0.3);
  const other = half.find(({ thing }) => thing !== first && thing.kind === first.kind);
  return other ? [first, other.thing] : [first];
}

type Going = Pick<Understanding, 'isFollowUp' | 'acts' | 'own' | 'telling'> & {
  areas: boolean;
  /** They surely change what was said before, in however many words. */
  changes: boolean;
};

const ordinals: [RegExp, number][] = [
  [/\b(?:first|1st)\b|الاول|اول واحد/, 0],
  [/\b(?:second|2nd)\b|الثاني|ثاني واحد/, 1],
  [/\b(?:third|3rd)\b|الثالث|ثالث واحد/, 2],
  [/\blast\b|الاخير|اخر واحد/, 99],
];

export function pointedAt(context: Context): Thing[] {
  const { meant, heard, going } = context;
  const { shown, listed } = meant;
  if (going?.relation === 'ask' && going.focus.of === 'thing') return going.things;
  if (shown.length === 0 && listed.length === 0) return [];
  const said = plain(meant.message);
  const place = ordinals.find(([pattern]) => pattern.test(said));
  if (
    place &&
    /\bone\b|\b(?:first|second|third|last)$|الاول|الثاني|الثالث|الاخير|(?:اول|ثاني|ثالث|اخر) واحد/.test(
      said,
    )
  ) {
    const list = listed.length > 0 ? listed : shown;
    const thing = list[Math.min(place[1], list.length - 1)];
    return thing ? [thing] : [];
  }
  if (meant.named.length > 0) return [];
  const picked = pickedOf(context);
  if (picked.length > 0) return picked;
  const [only] = shown;
  const isAboutIt = /\b(?:it|that one|this one|that|this)\b|احجزه|احجزها|هذا|هذه/.test(said);
  return only &&
    (isAboutIt || shown.length === 1) &&
    goesOn({ ...meant, areas: meant.own.areas.length > 0, changes: changesIt(heard) })
    ? [only]
    : [];
}

const changesIt = ({ acts: [first] }: Context['heard']): boolean =>
  first !== undefined && first.p >= 0.4 && (first.is === 'change' || first.is === 'refine');

/** Another question, day or number about the same: `and for four?`, `what about Friday`, `is it ok for kids?`. */
function goesOn({ isFollowUp, acts, own, telling, areas, changes }: Going): boolean {
  if (!isFollowUp || areas || others.some((act) => acts.has(act))) return false;
  const { when, party, children, ages, length } = own;
  const slots = [when.day, when.part, when.clock, party, children, length, ages[0]];
  const says = acts.size > 0 || slots.some((slot) => slot !== undefined);
  return says && telling.length <= (changes ? 6 : 2);
}

/** Whoever asks for these wants something else than what was shown. */
const others: MessageAct[] = ['cheaper', 'cheapest', 'dearest', 'largest', 'compare', 'fastest'];

const asksWhether =
  /^\W*(?:is|are|does|do|can|could|may|has|have|will)\b|(?:^| )(?:هل|ممكن|اقدر|فيه|في)(?: |$)/;

/** What somebody asks about a thing, yes or no, that nothing said of it speaks of. */
export function unsaidOf(thing: Thing, { meant, knowledge, telling }: Context): string[] {
  if (!asksWhether.test(plain(meant.message)) || meant.acts.has('book')) return [];
  if (askedSentencesOf(thing, meant, telling)) return [];
  const known = knowledge.stemsOf(thing);
  const isSaid = (one: string) =>
    [one, ...meaningsOf(one)].some((word) => known.has(word)) || isGeneric(one) || judging.has(one);
  const isName = (one: string) => meant.named.some(({ said }) => said.has(one));
  return meant.telling.filter((one) => !isSaid(one) && !isName(one));
}

/** Something of it was asked that it does say. */
const askedSentencesOf = (thing: Thing, { acts }: Understanding, telling: Telling): boolean =>
  attributesOf(thing, telling).some((attribute) => attribute.acts.some((act) => acts.has(act)));

/** Whether it is good is what its own words are for. */
const judging = new Set([
  'good',
  'nice',
  'great',
  'worth',
  'popular',
  'famous',
  'best',
  'free',
  'available',
]);

const areaWords =
  /\b(?:average|typical|yield|commute|drive|driving|how far|distance|area|community|neighbou?rhood|live in|living in)\b|متوسط|العايد|عائد|المسافه|الحي|السكن في/;

/** An area itself is asked about, not what is in it. */
function areasAsked({ heard, meant, knowledge }: Context): Thing[] {
  const work = plain(meant.message).split(works)[1];
  const there = work ? knowledge.places.in(wordsOf(work).slice(0, 6).map(stem)).areas : [];
  const { areas: all } = meant.own;
  // Where somebody works is a place to reach, not one of those that are compared.
  const areas = all.length > 2 ? all.filter((area) => !there.includes(area)) : all;
  const found = areas.flatMap(
    (slug) => knowledge.things.find((thing) => thing.kind === 'area' && thing.slug === slug) ?? [],
  );
  if (found.length === 0) return [];
  const said = plain(meant.message);
  const isCompared = meant.acts.has('compare') && found.length > 1 && !otherSubject(meant);
  if (isCompared) return found;
  if (meant.acts.has('agent') && !asksForMoney(heard)) return agentsFor(areas, knowledge.things);
  if (meant.acts.has('commute') && /far|drive|distance|commute|minutes|يبعد|المسافه/.test(said))
    return found.slice(0, 1);
  if (areaWords.test(said) && !otherSubject(meant)) return found.slice(0, 1);
  const isBare =
    meant.weighty.length <= 3 &&
    meant.topics.length === 0 &&
    meant.own.types.length === 0 &&
    meant.own.party === undefined &&
    meant.own.when.part === undefined &&
    meant.own.when.day === undefined;
  return isBare ? found.slice(0, 1) : [];
}

const works = /\b(?:works?|working|office|job)\b|(?:شغل|مكتب|دوام|[يت]شتغل)\S*/;

/** What an agent costs is no question for an agent. */
const asksForMoney = ({ facets: [facet] }: Context['heard']): boolean =>
  facet !== undefined && facet.p >= 0.6 && ['pay-now', 'total', 'extra-costs'].includes(facet.is);

const otherSubject = ({ topics }: Understanding) =>
  topics.some((topic) => topic !== 'homes' && topic !== 'visas');

function agentsFor(areas: string[], things: readonly Thing[]): Thing[] {
  const found = things.filter(
    ({ entry }) => entry.of === 'agent' && areas.some((area) => entry.item.areas.includes(area)),
  );
  return found.slice(0, 2);
}

/** Half a name of something that breaks what they said is no name: a villa for rent to somebody who buys. */
function suits({ thing, share }: Mention, { meant, knowledge }: Context): boolean {
  const said = { ...meant, wish: { ...noWish, ...purse(meant.own) } };
  return share >= 0.95 || fitsWish(thing, said, knowledge);
}

const purse = ({ budget, purpose }: SpokenWish) => ({
  ...(budget && { budget }),
  ...(purpose && { purpose }),
});

/** Names that are ordinary words need a word beside them that says so. */
function isMeant({ entry, kind }: Thing, meant: Understanding): boolean {
  if (kind === 'area') return false;
  if (entry.of === 'plan')
    return (
      meant.topics.includes('plans') ||
      meant.named.filter(({ thing }) => thing.kind === 'plan').length > 1
    );
  if (entry.of === 'curriculum')
    return (
      meant.acts.has('compare') ||
      meant.acts.has('count') ||
      /average|متوسط|how many|كم مدرس/.test(plain(meant.message))
    );
  if (entry.of === 'company')
    return (
      !meant.own.areas.includes('difc') ||
      meant.topics.includes('companies') ||
      meant.acts.has('compare')
    );
  // Whoever counts visas asks for a company that brings them.
  return entry.of !== 'visa' || meant.own.visas === undefined;
}

/** One word is the whole name of these, and no word of another subject. */
const kindsByOneWord = new Set(['venue', 'plan', 'tier', 'company', 'curriculum', 'experience']);

/** A part of a name counts where nothing else is spoken of, and nothing narrows a list. */
function agrees(
  { thing: { topic, kind }, share, isOwn, said }: Mention,
  meant: Understanding,
): boolean {
  const { topics, isFollowUp, own } = meant;
  const narrows =
    own.budget !== undefined ||
    own.bedrooms !== undefined ||
    (own.ages.length > 0 && kind === 'school');
  if (narrows && share < 0.85 && !isOwn) return false;
  const isWhole = share >= 0.6 && (said.size > 1 || isOwn || kindsByOneWord.has(kind));
  if (isWhole || (isOwn && said.size > 1) || isFollowUp || topics.length === 0) return true;
  return topics.some((one) => one === topic) || topic === 'curricula' || topic === 'agents';
}
