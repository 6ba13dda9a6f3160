/** What comes next of every kind: bookings, hours with people, days of requests, what is due and what ends. */
import type { Citation } from '#contract/assistant/assistant.ts';
import type { Day } from '#contract/primitives.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { askedByLine } from '#domain/money/letter-sums.ts';
import { lineValue } from '#domain/money/line.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import { appointmentTitle } from '#server/assistant/own/appointments.ts';
import { citedMatter } from '#server/assistant/own/matters.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

interface Coming {
  day: Day;
  /** Empty where it is for a day. */
  clock: string;
  what: string;
  cited: Citation;
}

const most = 7;

/** Of the day that is named, or of all days. */
export async function aheadReply(context: Context): Promise<Reply> {
  const { telling, meant } = context;
  const { language, say } = telling;
  const own = ownWords[language];
  const { day, until } = meant.own.when;
  const asked = day ? await comingLines(context, { day, until: until ?? day }) : undefined;
  const isThen = asked !== undefined && asked.lines.length > 0;
  const next = isThen ? asked : await comingLines(context);
  const first = day && dateInWords(day, language);
  const last = until && until !== day ? dateInWords(until, language) : undefined;
  const none = first && !isThen ? [last ? own.nothingIn(first, last) : own.nothingOn(first)] : [];
  const intro = next.lines.length === 0 ? own.noAhead : own.ahead;
  return replyWith([...none, intro, ...next.lines].join('\n'), {
    citations: next.citations,
    sources: [next.sources, day, until],
    actions: [
      openAction(say.actions.dashboard, '/dashboard'),
      openAction(say.actions.myBookings, '/bookings?tab=upcoming'),
    ],
  });
}

interface Lines {
  lines: string[];
  citations: Citation[];
  sources: unknown[];
}

/** The next ones, the first of them first. */
export async function comingLines(
  context: Context,
  span?: { day: Day; until: Day },
): Promise<Lines> {
  const { language } = context.telling;
  const next = (await comingIn(context))
    .filter(({ day }) => !span || (day >= span.day && day <= span.until))
    .toSorted((a, b) => at(a).localeCompare(at(b)))
    .slice(0, most);
  const lines = next.map(({ day, clock, what }) => {
    const when = clock ? `${dateInWords(day, language)} ${clock}` : dateInWords(day, language);
    return `- ${when}: ${what}`;
  });
  return { lines, citations: next.map(({ cited }) => cited), sources: next };
}

const at = ({ day, clock }: Coming) => `${day} ${clock}`;

async function comingIn(context: Context): Promise<Coming[]> {
  const { tools } = context;
  const parts = await Promise.all([
    bookingsIn(context),
    hoursIn(context),
    duesIn(context),
    papersIn(context),
  ]);
  return parts.flat().filter(({ day }) => day >= tools.today);
}

async function bookingsIn({ tools, telling }: Context): Promise<Coming[]> {
  const { say } = telling;
  return (await tools.ownBookings()).map(({ id, offering, reference, startsAt, place, party }) => ({
    day: dayInDubai(startsAt),
    clock: clockInDubai(startsAt),
    what: `**${offering.title}** (${reference})${say.comma}${say.facts.people(party)}${say.comma}${say.own.places[place]}`,
    cited: { id, kind: 'own', title: offering.title, path: `/dashboard/bookings/${id}` },
  }));
}

/** Appointments of the scheduler stand in their matters too: those are told once. */
async function hoursIn({ tools, telling }: Context): Promise<Coming[]> {
  const own = ownWords[telling.language];
  const [appointments, matters] = await Promise.all([tools.ownAppointments(), tools.ownMatters()]);
  const open = appointments.filter(({ isOpen }) => isOpen);
  const known = new Set(open.map(({ id }) => id));
  return [
    ...open.map((one) => ({
      day: dayInDubai(one.startsAt),
      clock: clockInDubai(one.startsAt),
      what: appointmentTitle(one, telling),
      cited: { id: one.id, kind: 'own', title: one.subject, path: '/dashboard' } as const,
    })),
    ...matters.flatMap((matter) => {
      const name = `**${matter.title}** (${matter.reference})`;
      const hours = matter.hours.filter(({ id }) => !known.has(id));
      const set = hours.map(({ title, startsAt }) => ({
        day: dayInDubai(startsAt),
        clock: clockInDubai(startsAt),
        what: `${title}${telling.say.comma}${name}`,
        cited: citedMatter(matter),
      }));
      const what = `${name}${telling.say.comma}${own.wantedFor}`;
      const day = matter.day
        ? [{ day: matter.day, clock: '', what, cited: citedMatter(matter) }]
        : [];
      return [...set, ...day];
    }),
  ];
}

async function duesIn({ tools, telling }: Context): Promise<Coming[]> {
  const own = ownWords[telling.language];
  const money = await tools.ownMoney();
  const dues = (money?.open ?? []).flatMap((invoice) => {
    const { id, title, number, cardPays, byHand, once, asked: next } = invoice;
    if (!next) return [];
    const due = askedByLine(
      { sum: next.amount, by: next.dueOn, cardPays, byHand, once },
      telling.language,
    );
    const value = lineValue(due, telling.speaker.money);
    const what = `**${title}** (${number})${telling.say.comma}${due.label}: ${value}`;
    const path = `/profile/invoices?invoice=${id}`;
    return [{ day: next.dueOn, clock: '', what, cited: { id, kind: 'own', title, path } as const }];
  });
  const plans = (money?.account.memberships ?? []).flatMap(
    ({ id, name, state, endsOn, periodTo }) =>
      state === 'active' && !endsOn
        ? [
            {
              day: periodTo,
              clock: '',
              what: `**${name}**${telling.say.comma}${own.renews}`,
              cited: { id, kind: 'own', title: name, path: '/profile/invoices' } as const,
            },
          ]
        : [],
  );
  return [...dues, ...plans];
}

async function papersIn({ tools, telling }: Context): Promise<Coming[]> {
  const own = ownWords[telling.language];
  return (await tools.ownPapers()).flatMap(({ id, title, expires, isEnding }) =>
    expires && isEnding
      ? [
          {
            day: expires,
            clock: '',
            what: `**${title}**${telling.say.comma}${own.paperEnds}`,
            cited: { id, kind: 'own', title, path: '/profile/documents' } as const,
          },
        ]
      : [],
  );
}
