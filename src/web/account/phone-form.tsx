import type { User } from '@supabase/auth-js';
import { useState } from 'react';
import { useChange } from '#web/account/use-change.ts';
import { type PhoneEnrolment, usePhoneEnrolment } from '#web/account/use-phone-enrolment.ts';
import { CodeField } from '#web/auth/code-form.tsx';
import { digitsOf, isCode } from '#web/auth/credentials.ts';
import { phoneOf, readPhone } from '#web/auth/factor-phone.ts';
import { quietLink } from '#web/auth/step-head.tsx';
import { forgetTextCode } from '#web/auth/use-text-code.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFocusOnArrival, useForm } from '#web/ui/use-form.ts';

interface PhoneFormProps {
  user: User;
  onDone: () => Promise<void>;
}

/** A number, then the code that was sent to it. A reload in between goes on with the code. */
export function PhoneForm({ user, onDone }: PhoneFormProps) {
  const unfinished = user.factors?.find(
    ({ factor_type, status }) => factor_type === 'phone' && status === 'unverified',
  );
  const enrolment = usePhoneEnrolment(unfinished?.id);
  const [phone, setPhone] = useState(unfinished ? `+${phoneOf(unfinished)}` : '');
  if (!enrolment.sent) return <NumberStep {...{ enrolment, phone, setPhone }} />;
  return <CodeStep {...{ enrolment, phone, onDone }} />;
}

interface NumberStepProps {
  enrolment: PhoneEnrolment;
  phone: string;
  setPhone: (phone: string) => void;
}

function NumberStep({ enrolment: { busy, left, send }, phone, setPhone }: NumberStepProps) {
  const { t } = useText();
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
        value={phone}
        error={errors.phone}
        onChange={({ target }) => setPhone(target.value)}
      />
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
  const { busy, change } = useChange();
  const [code, setCode] = useState('');
  const { errors, formProps } = useForm(
    () => ({ code: isCode(code) ? undefined : t.auth.fields.code }),
    async () => {
      const { factorId = '', challengeId = '' } = enrolment.sent ?? {};
      const given = { factorId, challengeId, code: digitsOf(code) };
      const refused = await change((auth) => auth.mfa.verify(given), words.turnedOn);
      if (refused) return setCode('');
      forgetTextCode();
      return onDone();
    },
  );
  useFocusOnArrival(formProps.ref, 'code');
  return (
    <form {...formProps} className="grid gap-5">
      <p className="text-body text-ink-soft">
        {words.sent} <bdi className="font-medium whitespace-nowrap text-ink">{phone}</bdi>
      </p>
      <CodeField label={words.code} value={code} onChange={setCode} error={errors.code} />
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
