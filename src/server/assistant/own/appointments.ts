/** Hours with people of the house: whether they are confirmed, when, with whom and where. */
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import { momentIn } from '#server/assistant/own/matters.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import {
  consultationAction,
  openAction,
  personAction,
} from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

export function appointmentTitle(one: Appointment, { language, say }: Telling): string {
  const own = ownWords[language];
  const who = own.appointmentWith(one.adviser.name);
  return [`**${one.subject}**`, own.appointment[one.kind], who, one.place]
    .filter(Boolean)
    .join(say.comma);
}

export async function appointmentsReply(context: Context): Promise<Reply> {
  const { tools, telling, meant } = context;
  const own = ownWords[telling.language];
  const all = await tools.ownAppointments();
  const open = all.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return noneReply(all, context);
  const lines = open.map(
    (one) => `- ${momentIn(one.startsAt, telling)}: ${appointmentTitle(one, telling)}`,
  );
  return replyWith([own.appointments(open.length), ...lines].join('\n'), {
    citations: open.map(({ id, subject }) => ({
      id,
      kind: 'own',
      title: subject,
      path: '/dashboard',
    })),
    sources: [open, lines],
    actions: [
      openAction(telling.say.actions.dashboard, '/dashboard'),
      personAction(meant.language),
    ],
  });
}

/** With what there was last, and the way to a new one. */
function noneReply(all: readonly Appointment[], { telling, meant }: Context): Reply {
  const own = ownWords[telling.language];
  const last = all.find(({ state }) => state !== 'cancelled');
  const before = last && own.lastAppointment(last.subject, momentIn(last.startsAt, telling));
  const { subjects } = telling.say;
  return replyWith([own.noAppointments, before].filter(Boolean).join(' '), {
    sources: [last, before],
    actions: [
      consultationAction(meant.language, { subject: subjects.general }),
      personAction(meant.language),
    ],
  });
}
