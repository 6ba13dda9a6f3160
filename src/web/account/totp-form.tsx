import { useEffect, useRef, useState } from 'react';
import { copyText } from '#web/account/copy-text.ts';
import { qrAddress, spaced } from '#web/account/totp-key.ts';
import { useChange } from '#web/account/use-change.ts';
import { CodeField } from '#web/auth/code-form.tsx';
import { digitsOf, isCode } from '#web/auth/credentials.ts';
import { useAsk } from '#web/auth/use-ask.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useForm } from '#web/ui/use-form.ts';

interface Enrolment {
  id: string;
  qr: string;
  secret: string;
}

export function TotpForm({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useText();
  const enrolment = useEnrolment();
  const { busy, change } = useChange();
  const [code, setCode] = useState('');
  const { totp: words } = t.security;
  const { errors, formProps } = useForm(
    () => ({ code: isCode(code) ? undefined : t.auth.fields.code }),
    async () => {
      if (!enrolment) return;
      const refused = await change(
        (auth) => auth.mfa.challengeAndVerify({ factorId: enrolment.id, code: digitsOf(code) }),
        words.turnedOn,
      );
      if (refused) setCode('');
      else await onDone();
    },
  );
  return (
    <form {...formProps} className="grid gap-5">
      {enrolment ? <Key {...enrolment} /> : <Skeleton className="mx-auto size-44" />}
      <CodeField label={words.code} value={code} onChange={setCode} error={errors.code} />
      <Button type="submit" wide busy={busy} busyLabel={words.verifying} disabled={!enrolment}>
        {words.verify}
      </Button>
    </form>
  );
}

function Key({ qr, secret }: Enrolment) {
  const { t } = useText();
  const { totp: words } = t.security;
  const copy = async () => {
    if (await copyText(secret)) notify.success(t.auth.successTitle, words.copied);
  };
  return (
    <div className="grid gap-4">
      {/* Cameras want dark on light, in the dark theme too. */}
      <img src={qr} alt={words.qr} width={176} height={176} className="mx-auto bg-white p-2.5" />
      <div className="text-center">
        <p className="text-caption text-ink-mute">{words.manual}</p>
        <p dir="ltr" className="tnum mt-1 font-medium tracking-[0.06em] break-words select-all">
          {spaced(secret)}
        </p>
        <Button size="small" variant="quiet" className="mt-1" onClick={copy}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}

/** A factor is made when the form appears; one that is never verified is cleared away by the service. */
function useEnrolment(): Enrolment | undefined {
  const { ask } = useAsk();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });
  async function begin() {
    const { data } = await ask(async (auth) => {
      await clearUnfinished();
      return auth.mfa.enroll({ factorType: 'totp', issuer: 'Rihla', friendlyName: '' });

      async function clearUnfinished() {
        const { data: listed } = await auth.mfa.listFactors();
        const unfinished = listed?.all.filter(
          ({ factor_type, status }) => factor_type === 'totp' && status === 'unverified',
        );
        for (const { id } of unfinished ?? []) await auth.mfa.unenroll({ factorId: id });
      }
    });
    if (data)
      setEnrolment({ id: data.id, qr: qrAddress(data.totp.qr_code), secret: data.totp.secret });
  }
  return enrolment;
}
