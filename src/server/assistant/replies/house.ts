/** The house itself: where it is, an hour with its people, a home seen with an agent, a child's year. */
import type { Topic } from '#contract/appointments/appointments.ts';
import { plain } from '#domain/search/normal-form.ts';
import { consultationAction, openAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { suggestionsOf } from '#server/assistant/replies/small-talk.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { isOfTheBook } from '#server/assistant/understand/guesses.ts';

const asksForContact =
  /\b(?:your|the|rihlas?) (?:phone|telephone|whatsapp|e ?mail|address|office|opening hours|hours|contact)\b|phone number|\bopening hours\b|contact details|how (?:can|do) i (?:reach|contact|call) you|where are you(?: located| based)?\b|\bwhats ?app (?:you|number)|(?:^|\b)(?:can i|how to|want to) (?:call|e ?mail|whats ?app|reach|contact) (?:you|the office)|^\W*(?:your )?(?:e ?mail|phone|telephone|whats ?app|contact|address|hours)(?: address| number| details)?\W*$|(?:اتواصل|نتواصل|التواصل|اوصل) (?:معكم|معاكم|وياكم|لكم)|(?:متي|شكم|اي ساعه) (?:تفتحون|تفتحوا|تسكرون|تغلقون|دوامكم)|دوامكم|رقمكم|واتسابكم|رقم (?:ال)?واتساب|^ ?(?:عندكم |في )?واتساب ?[؟?]?$|ايميلكم|رقم (?:هاتفكم|الهاتف)|عنوانكم|مكتبكم|ساعات العمل|ساعات عملكم|كيف اتصل بكم|بريدكم/;

export function contactReply(context: Context): Reply | undefined {
  const { meant, knowledge, tools, telling } = context;
  const wantsElse = meant.acts.has('consultation');
  if (!asksForContact.test(plain(meant.message)) || meant.named.length > 0 || wantsElse)
    return undefined;
  const { language } = meant;
  const { contact } = knowledge.snapshot.texts('company');
  const lines = contact.address.lines.map((line) => line[language]);
  const { phone, email } = tools.contact;
  return replyWith(telling.say.small.contact(lines, phone, email, contact.hours[language]), {
    sources: [contact, tools.contact],
    citations: [
      { id: 'contact', kind: 'page', title: telling.say.actions.contact, path: '/contact' },
    ],
    actions: [openAction(telling.say.actions.contact, '/contact')],
  });
}

const topicOfPersona: Record<string, Topic> = {
  'education-consultant': 'schooling',
  'luxury-concierge': 'vip',
  'real-estate-consultant': 'real-estate',
  'business-setup-advisor': 'business',
  'travel-concierge': 'travel',
};

export function consultationReply(context: Context): Reply | undefined {
  const { meant, telling } = context;
  if (!meant.acts.has('consultation') || meant.named.length > 0) return undefined;
  if (isOfTheBook(context) || wishesElse(context)) return undefined;
  const { persona, language } = meant;
  const topic = topicOfPersona[persona.slug];
  const subject = telling.say.subjects.of(persona.serviceName[language]);
  return replyWith(telling.say.small.consultation, {
    actions: [consultationAction(language, { subject, ...(topic && { topic }) })],
  });
}

/** A company that gives advice is no advice. */
const wishesElse = ({ heard: { kinds } }: Context): boolean =>
  kinds[0] !== undefined &&
  kinds[0].p >= 0.95 &&
  !['consultation', 'viewing'].includes(kinds[0].is);

/** Whoever wants to sell is not shown what others sell. */
export function sellingReply({ meant, telling }: Context): Reply | undefined {
  const said = plain(meant.message);
  if (
    !/\b(?:sell|selling|list) (?:my|our)\b|(?:بيع|ابيع|نبيع) (?:شقت|بيت|فيل|منزل|عقار)\S*ي\b|(?:بيع|ابيع) (?:شقتي|بيتي|فيلتي|منزلي|عقاري)/.test(
      said,
    )
  )
    return undefined;
  const subject = telling.say.subjects.of(meant.persona.serviceName[meant.language]);
  return replyWith(telling.say.small.selling, {
    actions: [consultationAction(meant.language, { subject, topic: 'real-estate' })],
  });
}

/** A viewing without a home: whoever speaks of viewings means homes. */
export function viewingReply(context: Context): Reply | undefined {
  const { meant, telling } = context;
  const said = plain(meant.message);
  const homes = meant.named.some(({ thing }) => thing.kind === 'home');
  if (!/\bviewings?\b|معاين/.test(said) || homes || meant.own.types.length > 0) return undefined;
  const shown = meant.shown.filter(({ kind }) => kind === 'home').slice(0, 3);
  const subject = telling.say.subjects.of(meant.persona.serviceName[meant.language]);
  return replyWith(telling.say.ask.viewing, {
    things: shown,
    actions: [
      consultationAction(meant.language, { subject, topic: 'real-estate' }),
      openAction(telling.say.actions.all, '/real-estate'),
    ],
    suggestions: suggestionsOf(context),
  });
}

/** The class a child enters, by age and curriculum. */
export function yearReply(context: Context): Reply | undefined {
  const { meant, telling, knowledge } = context;
  const [age] = meant.wish.ages;
  if (age === undefined || !meant.acts.has('year')) return undefined;
  const wanted = knowledge.things.filter(
    ({ entry, slug }) =>
      entry.of === 'curriculum' && (!meant.wish.curriculum || slug === meant.wish.curriculum),
  );
  const years = wanted.flatMap((thing) => yearAt(thing, age, context));
  if (years.length === 0) return undefined;
  const { yearGroups } = knowledge.snapshot.texts('schooling');
  return replyWith(telling.say.about.year(age, years.join(telling.say.comma)), {
    citations: wanted.map(({ id, kind, title, path }) => ({
      id,
      kind,
      title: title[meant.language],
      path,
    })),
    sources: [yearGroups],
    suggestions: suggestionsOf(context),
  });
}

function yearAt({ slug, title }: Thing, age: number, { telling, meant }: Context): string[] {
  const name = telling.yearName(slug, age);
  return name ? [`**${name}** (${title[meant.language]})`] : [];
}
