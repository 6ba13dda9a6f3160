import type { User } from '@supabase/auth-js';
import { useId, useState } from 'react';
import { useChange } from '#web/account/use-change.ts';
import { CodeField } from '#web/auth/code-form.tsx';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { SignInClient } from '#web/platform/auth/auth-client.ts';
import { phoneOf, readPhone } from '#web/platform/auth/factor-phone.ts';
import { useCodeForm } from '#web/platform/auth/use-code-form.ts';
import { forgetTextCode, useTextCode } from '#web/platform/auth/use-text-code.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useFocusOnArrival, useForm } from '#web/ui/fields/use-form.ts';

/** A number, then the code that was sent to it. A reload in between goes on with the code. */
export function PhoneForm({ user, onDone }: { user: User; onDone: () => Promise<void> }) {
  const unfinished = user.factors?.find(
    ({ factor_type, status }) => factor_type === 'phone' && status === 'unverified',
  );
  const enrolment = usePhoneEnrolment(unfinished?.id);
  const [phone, setPhone] = useState(unfinished ? `+${phoneOf(unfinished)}` : '');
  if (!enrolment.sent)
    return <NumberStep enrolment={enrolment} phone={phone} setPhone={setPhone} />;
  return <CodeStep enrolment={enrolment} phone={phone} onDone={onDone} />;
}

interface NumberStepProps {
  enrolment: PhoneEnrolment;
  phone: string;
  setPhone: (phone: string) => void;
}

function NumberStep({ enrolment, phone, setPhone }: NumberStepProps) {
  const { t } = useText();
  const { busy, left, send, refusal } = enrolment;
  const noteId = useId();
  const { phone: words } = t.security;
  const { errors, formProps } = useForm(
    () => ({ phone: readPhone(phone) ? undefined : words.wrong }),
    () => send(readPhone(phone) ?? ''),
  );
  useFocusOnArrival(formProps.ref, 'phone');
  return (
    <form {...formProps} className="grid gap-5">
      <TextField
        label={words.label}
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder={words.example}
        dir="ltr"
        maxLength={30}
        required
        typed={[phone, setPhone]}
        error={errors.phone}
        describedBy={refusal && noteId}
      />
      <RefusalNote id={noteId} refusal={refusal} />
      <Button type="submit" wide busy={busy} busyLabel={words.sending} disabled={left > 0}>
        <span className="tnum">{left > 0 ? words.wait(left) : words.send}</span>
      </Button>
    </form>
  );
}

interface CodeStepProps {
  enrolment: PhoneEnrolment;
  phone: string;
  onDone: () => Promise<void>;
}

function CodeStep({ enrolment, phone, onDone }: CodeStepProps) {
  const { t } = useText();
  const { phone: words, totp } = t.security;
  const { busy, change, refusal = enrolment.refusal } = useChange();
  const noteId = useId();
  const { field, formProps } = useCodeForm(async (code) => {
    const { factorId = '', challengeId = '' } = enrolment.sent ?? {};
    const given = { factorId, challengeId, code };
    const refused = await change((auth) => auth.mfa.verify(given), words.turnedOn);
    if (refused) return;
    forgetTextCode();
    return onDone();
  });
  useFocusOnArrival(formProps.ref, 'code');
  return (
    <form {...formProps} className="grid gap-5">
      <p className="text-body text-ink-soft">
        {words.sent} <bdi className="font-medium whitespace-nowrap text-ink">{phone}</bdi>
      </p>
      <CodeField label={words.code} {...field} describedBy={refusal && noteId} />
      <RefusalNote id={noteId} refusal={refusal} />
      <Button type="submit" wide busy={busy} busyLabel={totp.verifying}>
        {totp.verify}
      </Button>
      <Again enrolment={enrolment} phone={phone} />
    </form>
  );
}

function Again({ enrolment, phone }: { enrolment: PhoneEnrolment; phone: string }) {
  const { t } = useText();
  const { phone: words } = t.security;
  const { busy, left, send, forget } = enrolment;
  return (
    <div className="grid justify-items-center gap-4">
      <Button
        variant="outline"
        wide
        busy={busy}
        busyLabel={words.sending}
        disabled={left > 0}
        onClick={() => send(readPhone(phone) ?? '')}
      >
        <span className="tnum">{left > 0 ? words.wait(left) : words.again}</span>
      </Button>
      <button type="button" className={quietLink} onClick={forget}>
        {words.other}
      </button>
    </div>
  );
}

type PhoneEnrolment = ReturnType<typeof usePhoneEnrolment>;

/** Sends the code that proves a number to be one's own; the factor it belongs to is made on the way. */
function usePhoneEnrolment(unfinishedId: string | undefined) {
  const { send, ...code } = useTextCode(unfinishedId, 'form');
  const sendTo = (phone: string) => send((auth) => challengeNumber(auth, phone));
  return { ...code, send: sendTo };
}

async function challengeNumber(auth: SignInClient, phone: string) {
  const factorId = await factorFor(auth, phone);
  return { ...(await auth.mfa.challenge({ factorId })), factorId };
}

/**
 * The one that was begun with this number before, so that the service keeps counting how often it is
 * written to; those begun with another number are cleared away.
 */
async function factorFor(auth: SignInClient, phone: string): Promise<string> {
  const { data: listed } = await auth.mfa.listFactors();
  const unfinished = (listed?.all ?? []).filter(
    ({ factor_type, status }) => factor_type === 'phone' && status === 'unverified',
  );
  const same = unfinished.find((factor) => phoneOf(factor) === phone);
  for (const { id } of unfinished) if (id !== same?.id) await auth.mfa.unenroll({ factorId: id });
  if (same) return same.id;
  // Two factors may not share a name, not even the empty one that the app has.
  const enrolled = { factorType: 'phone', phone: `+${phone}`, friendlyName: `+${phone}` } as const;
  const { data, error } = await auth.mfa.enroll(enrolled);
  if (error) throw error;
  return data.id;
}
