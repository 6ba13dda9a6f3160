import type { User } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy, MessageSquareText, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { account } from '#contract/account.ts';
import { PhoneForm } from '#web/account/factors/phone-form.tsx';
import { FactorRow } from '#web/account/factors/row.tsx';
import { TotpForm } from '#web/account/factors/totp-form.tsx';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { settingsQuery } from '#web/platform/auth/settings.ts';
import { copyText, saveText } from '#web/platform/browser/copy-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Status } from '#web/ui/status.tsx';

/** The authenticator app, the telephone, and the codes that stand in for them. */
export function FactorRows({ user }: { user: User }) {
  const codes = useRecoveryCodes();
  const factors = user.factors ?? [];
  const verified = factors.filter(({ status }) => status === 'verified');
  // Codes are made with the first factor; making them again would spoil those that were kept.
  const done = async () => {
    if (verified.length === 0) await codes.make();
  };
  return (
    <>
      {verified.map((factor) => (
        <FactorRow key={factor.id} factor={factor} isLast={verified.length === 1} />
      ))}
      <Offers user={user} onDone={done} />
      {verified.length > 0 && <CodesRow codes={codes} />}
      <RecoveryCodes codes={codes} />
    </>
  );
}

/** What is not set up yet, as far as this house offers it. */
function Offers({ user, onDone }: { user: User; onDone: () => Promise<void> }) {
  const { t } = useText();
  const { data: settings } = useQuery(settingsQuery);
  const { totp, phone } = t.security;
  const has = (type: string) =>
    user.factors?.some(({ factor_type, status }) => factor_type === type && status === 'verified');
  return (
    <>
      {settings?.mfa_totp_enabled !== false && !has('totp') && (
        <Offer
          icon={<Smartphone {...rowIcon} />}
          words={{ ...totp, text: totp.scan }}
          form={(close) => <TotpForm onDone={() => close().then(onDone)} />}
        />
      )}
      {settings?.mfa_phone_enabled && !has('phone') && (
        <Offer
          icon={<MessageSquareText {...rowIcon} />}
          words={phone}
          form={(close) => <PhoneForm user={user} onDone={() => close().then(onDone)} />}
        />
      )}
    </>
  );
}

interface OfferProps {
  icon: ReactNode;
  words: { title: string; offNote: string; dialog: string; text: string };
  form: (close: () => Promise<void>) => ReactNode;
}

function Offer({ icon, words, form }: OfferProps) {
  const { t } = useText();
  const trigger = (
    <Button size="small" variant="outline" aria-label={words.dialog}>
      {t.security.totp.setUp}
    </Button>
  );
  return (
    <Row
      icon={icon}
      title={words.title}
      note={words.offNote}
      status={<Status tone="neutral">{t.security.off}</Status>}
      action={
        <TriggerDialog trigger={trigger} title={words.dialog} text={words.text}>
          {(close) => form(async () => close())}
        </TriggerDialog>
      }
    />
  );
}

function CodesRow({ codes }: { codes: RecoveryCodesState }) {
  const { t } = useText();
  const { codes: words } = t.security;
  return (
    <Row
      icon={<LifeBuoy {...rowIcon} />}
      title={words.title}
      note={words.note}
      action={
        <Button
          size="small"
          variant="outline"
          busy={codes.busy}
          busyLabel={words.making}
          onClick={codes.make}
        >
          {words.make}
        </Button>
      }
    >
      {codes.refused && <AlertPanel title={codes.refused} />}
    </Row>
  );
}

/** Shown this once; the service keeps only what it takes to recognise them. */
function RecoveryCodes({ codes: { shown, close } }: { codes: RecoveryCodesState }) {
  const { t } = useText();
  const { codes: words } = t.security;
  const listed = shown ?? [];
  const copy = async () => {
    if (await copyText(listed.join('\n'))) notify.success(t.auth.successTitle, words.copied);
  };
  return (
    <Dialog
      open={shown !== undefined}
      onOpenChange={(open) => !open && close()}
      title={words.dialog}
      text={words.text}
    >
      <ol
        dir="ltr"
        className="tnum grid grid-cols-2 gap-x-6 gap-y-2 rounded-hair bg-sunk px-5 py-4 text-[0.9375rem] tracking-[0.04em] select-all"
      >
        {listed.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button variant="outline" size="small" onClick={copy}>
          {words.copy}
        </Button>
        <Button
          variant="outline"
          size="small"
          onClick={() => saveText(words.file, `${listed.join('\n')}\n`)}
        >
          {words.save}
        </Button>
      </div>
      <Button wide className="mt-4" onClick={close}>
        {words.done}
      </Button>
    </Dialog>
  );
}

interface RecoveryCodesState {
  /** Shown once, then gone from here as well. */
  shown: string[] | undefined;
  busy: boolean;
  /** Why there are none, until the next try. */
  refused: string | undefined;
  make: () => Promise<void>;
  close: () => void;
}

function useRecoveryCodes(): RecoveryCodesState {
  const { t } = useText();
  const [shown, setShown] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const make = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { codes } = await call(account.createRecoveryCodes, {});
      setShown(codes);
    } catch (error) {
      const says = error instanceof ApiError ? t.platform.errors[error.code] : t.auth.unexpected;
      setRefused(says);
    }
    setBusy(false);
  };
  return { shown, busy, refused, make, close: () => setShown(undefined) };
}
