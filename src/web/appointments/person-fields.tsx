import { appointmentLengths as longest } from '#contract/appointments/appointments.ts';
import { writeAppointmentDraft } from '#web/appointments/draft.ts';
import type { AppointmentWish } from '#web/appointments/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx';

export type WishErrors = Partial<Record<keyof AppointmentWish, string | undefined>>;

export function SubjectField({
  wish,
  error,
}: {
  wish: AppointmentWish;
  error: string | undefined;
}) {
  const { t } = useText();
  return (
    <TextField
      label={t.appointments.subject}
      name="subject"
      required
      maxLength={longest.subject}
      typed={[wish.subject, (subject) => wish.choose({ subject })]}
      error={error}
    />
  );
}

export function PersonFields({ wish, wrong }: { wish: AppointmentWish; wrong: WishErrors }) {
  const { t } = useText();
  const mail: Partial<TextFieldProps> = { type: 'email', autoComplete: 'email', dir: 'ltr' };
  const telephone: Partial<TextFieldProps> = { type: 'tel', autoComplete: 'tel', dir: 'ltr' };
  const field = (name: 'name' | 'email' | 'phone') => ({
    name,
    label: t.appointments[name],
    maxLength: longest[name],
    value: wish[name],
    error: wrong[name],
    onChange: ({ target }: { target: { value: string } }) =>
      writeAppointmentDraft({ [name]: target.value }),
  });
  const called = wish.home ? {} : { helper: t.appointments.phoneHelp };
  return (
    <div className="grid items-start gap-x-10 gap-y-5 @min-[40rem]:grid-cols-2">
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} {...mail} required />
      <TextField {...field('phone')} {...telephone} {...called} note={t.appointments.optional} />
      <MessageField wish={wish} />
    </div>
  );
}

function MessageField({ wish }: { wish: AppointmentWish }) {
  const { t } = useText();
  return (
    <TextArea
      label={t.appointments.message}
      note={t.appointments.optional}
      name="message"
      maxLength={longest.message}
      typed={[wish.message, (message) => writeAppointmentDraft({ message })]}
    />
  );
}
