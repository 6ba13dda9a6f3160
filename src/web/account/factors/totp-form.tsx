import { useEffect, useId, useRef, useState } from 'react';
import { qrAddress, spaceKey } from '#web/account/factors/totp-key.ts';
import { useChange } from '#web/account/use-change.ts';
import { CodeField } from '#web/auth/code-form.tsx';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { type FormRefusal, useAsk } from '#web/platform/auth/use-ask.ts';
import { useCodeForm } from '#web/platform/auth/use-code-form.ts';
import { copyText } from '#web/platform/browser/copy-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

interface Enrolment {
  id: string;
  qr: string;
  secret: string;
}

export function TotpForm({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useText();
  const { enrolment, unmade } = useEnrolment();
  const { busy, change, refusal = unmade } = useChange();
  const noteId = useId();
  const { totp: words } = t.security;
  const { field, formProps } = useCodeForm(async (code) => {
    if (!enrolment) return;
    const given = { factorId: enrolment.id, code };
    const refused = await change((auth) => auth.mfa.challengeAndVerify(given), words.turnedOn);
    if (!refused) await onDone();
  });
  return (
    <form {...formProps} className="grid gap-5">
      {enrolment ? <Key {...enrolment} /> : <Skeleton className="mx-auto size-44" />}
      <CodeField label={words.code} {...field} describedBy={refusal && noteId} />
      <RefusalNote id={noteId} refusal={refusal} />
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
          {spaceKey(secret)}
        </p>
        <Button size="small" variant="quiet" className="mt-1" onClick={copy}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}

/** A factor is made when the form appears; one that is never verified is cleared away by the service. */
function useEnrolment(): { enrolment: Enrolment | undefined; unmade: FormRefusal | undefined } {
  const { ask, refusal } = useAsk('form');
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
  return { enrolment, unmade: refusal };
}
