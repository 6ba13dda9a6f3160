import { useState } from 'react';
import { Topic } from '#contract/appointments/appointments.ts';
import { dayIn } from '#domain/appointments/days.ts';
import { AdviserField } from '#web/appointments/adviser-field.tsx';
import { BookedNote } from '#web/appointments/booked-note.tsx';
import { HourRefused } from '#web/appointments/hour-refusal.tsx';
import { PersonFields, SubjectField, type WishErrors } from '#web/appointments/person-fields.tsx';
import { SlotFields } from '#web/appointments/slot-fields.tsx';
import { type SentAppointment, useBook } from '#web/appointments/use-book.ts';
import { type AppointmentWish, useWish } from '#web/appointments/use-wish.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { isAddress } from '#web/platform/auth/credentials.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import type { ConsultationSubject } from '#web/platform/overlays/overlay.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Chips } from '#web/ui/controls/chips.tsx';
import { useForm } from '#web/ui/fields/use-form.ts';

/**
 * The scheduler as it stands on a page of its own: the form, and after it was booked the note in its
 * place. It brings a calendar and the queries: pages load it lazily.
 */
export function AppointmentForm({ subject }: { subject: string }) {
  const { t } = useText();
  const [sent, setSent] = useState<SentAppointment>();
  return (
    <AppProviders>
      {sent ? (
        <BookedNote sent={sent} title={t.appointments.bookedTitle}>
          <Button variant="outline" onClick={() => setSent(undefined)}>
            {t.appointments.another}
          </Button>
        </BookedNote>
      ) : (
        <AppointmentFields given={{ subject }} onSent={setSent} />
      )}
    </AppProviders>
  );
}

interface AppointmentFieldsProps {
  given: ConsultationSubject;
  onSent: (sent: SentAppointment) => void;
}

export function AppointmentFields({ given, onSent }: AppointmentFieldsProps) {
  const { t } = useText();
  const wish = useWish(given);
  const { busy, refused, gone, book, forgive } = useBook(onSent);
  const words = t.appointments.wrong;
  const { errors, formProps } = useForm(
    () => wrongIn(wish, gone, words),
    () => book(wish),
  );
  const wrong = { ...errors, ...fieldsOf(refused?.fields, words) };
  return (
    <div className="@container">
      <form {...formProps} className="grid gap-6">
        {!given.home && <TopicField wish={wish} />}
        <SubjectField wish={wish} error={wrong.subject} />
        <AdviserField
          sought={wish}
          onChoose={(adviser) => wish.choose({ adviser, startsAt: undefined })}
        />
        <SlotFields
          key={`${wish.topic} ${wish.adviser}`}
          choice={{ ...wish, gone }}
          onChoose={wish.choose}
          error={wrong.startsAt}
        />
        <PersonFields wish={wish} wrong={wrong} />
        {refused && (
          <HourRefused
            refusal={refused}
            onChoose={(startsAt) => {
              wish.choose({ day: dayIn(zoneHere(), startsAt), startsAt });
              forgive();
            }}
          />
        )}
        <Button type="submit" wide busy={busy} busyLabel={t.appointments.booking}>
          {t.appointments.book}
        </Button>
        <p className="text-caption text-ink-mute">{t.appointments.promise}</p>
      </form>
    </div>
  );
}

function TopicField({ wish }: { wish: AppointmentWish }) {
  const { t } = useText();
  const options = Topic.options.map((value) => ({ value, label: t.appointments.topics[value] }));
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="text-[0.875rem] leading-5 text-ink-soft">
        {t.appointments.topic}
      </p>
      <Chips
        label={t.appointments.topic}
        options={options}
        value={wish.topic}
        onChange={(topic) =>
          wish.choose({ topic, adviser: '', day: undefined, startsAt: undefined })
        }
      />
    </div>
  );
}

type WrongWords = Texts['appointments']['wrong'];

/** In the order of the form: the first wrong field gets the focus. */
function wrongIn(wish: AppointmentWish, gone: ReadonlySet<string>, words: WrongWords): WishErrors {
  const { subject, startsAt, name, email, phone } = wish;
  const isPhone = /^(?:\+?[\d ().-]{5,})?$/.test(phone.trim());
  return {
    subject: subject.trim() ? undefined : words.subject,
    startsAt: startsAt && !gone.has(startsAt) ? undefined : words.startsAt,
    name: name.trim() ? undefined : words.name,
    email: isAddress(email) ? undefined : words.email,
    phone: isPhone ? undefined : words.phone,
  };
}

/** The server names fields; the sentence under them is ours, in the reader's language. */
function fieldsOf(fields: Record<string, string> = {}, words: WrongWords): WishErrors {
  const known = Object.entries(words).filter(([name]) => name in fields);
  return Object.fromEntries(known);
}
