import { useState } from 'react';
import { isAddress } from '#web/auth/credentials.ts';
import { useForm } from '#web/auth/use-form.ts';
import { HourFields } from '#web/consultation/hour-fields.tsx';
import {
  MessageField,
  PersonFields,
  SubjectField,
  type Wrong,
} from '#web/consultation/person-fields.tsx';
import { SentNote } from '#web/consultation/sent-note.tsx';
import { type Sent, useSendWish } from '#web/consultation/use-send-wish.ts';
import { useWish, type Wish } from '#web/consultation/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Texts } from '#web/texts.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';

/**
 * The request as it stands on a page of its own: the form, and after it was sent the note in its
 * place. It needs the words of `platform` and `consultation` and the direction of `ui/direction.tsx`,
 * and brings a calendar: pages load it lazily.
 */
export function ConsultationForm({ subject }: { subject: string }) {
  const { t } = useText();
  const [sent, setSent] = useState<Sent>();
  if (!sent) return <ConsultationFields subject={subject} onSent={setSent} />;
  return (
    <SentNote sent={sent} title={t.consultation.sentTitle}>
      <Button variant="outline" onClick={() => setSent(undefined)}>
        {t.consultation.another}
      </Button>
    </SentNote>
  );
}

interface ConsultationFieldsProps {
  subject: string;
  onSent: (sent: Sent) => void;
}

export function ConsultationFields({ subject: given, onSent }: ConsultationFieldsProps) {
  const { t } = useText();
  const wish = useWish(given);
  const { busy, refused, send } = useSendWish(onSent);
  const words = t.consultation.wrong;
  const { errors, formProps } = useForm(
    () => wrongIn(wish, words),
    () => send(wish),
  );
  const wrong = { ...errors, ...fieldsOf(refused?.fields, words) };
  return (
    <form {...formProps} className="grid gap-5">
      <SubjectField wish={wish} given={given} error={wrong.subject} />
      <HourFields wish={wish} error={wrong.startsAt} />
      <PersonFields wish={wish} wrong={wrong} />
      <MessageField wish={wish} />
      {refused && (
        <AlertPanel title={t.consultation.notSent} text={t.platform.errors[refused.code]} />
      )}
      <Button type="submit" wide busy={busy} busyLabel={t.consultation.sending}>
        {t.consultation.send}
      </Button>
      <p className="text-caption text-ink-mute">{t.consultation.promise}</p>
    </form>
  );
}

type WrongWords = Texts['consultation']['wrong'];

/** In the order of the form: the first wrong field gets the focus. */
function wrongIn({ subject, startsAt, name, email, phone }: Wish, words: WrongWords): Wrong {
  const isPhone = /^\s*(\+?[\d ().-]{5,})?\s*$/.test(phone);
  return {
    subject: subject.trim() ? undefined : words.subject,
    startsAt: startsAt ? undefined : words.startsAt,
    name: name.trim() ? undefined : words.name,
    email: isAddress(email) ? undefined : words.email,
    phone: isPhone ? undefined : words.phone,
  };
}

/** The server names fields; the sentence under them is ours, in the reader's language. */
function fieldsOf(fields: Record<string, string> = {}, words: WrongWords): Wrong {
  const known = Object.entries(words).filter(([name]) => name in fields);
  return Object.fromEntries(known);
}
