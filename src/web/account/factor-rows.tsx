import type { User } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CodesRow } from '#web/account/codes-row.tsx';
import { FactorRow } from '#web/account/factor-row.tsx';
import { PhoneForm } from '#web/account/phone-form.tsx';
import { RecoveryCodes } from '#web/account/recovery-codes.tsx';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { TotpForm } from '#web/account/totp-form.tsx';
import { useRecoveryCodes } from '#web/account/use-recovery-codes.ts';
import { settingsQuery } from '#web/auth/settings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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

interface OffersProps {
  user: User;
  onDone: () => Promise<void>;
}

/** What is not set up yet, as far as this house offers it. */
function Offers({ user, onDone }: OffersProps) {
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
  const [open, setOpen] = useState(false);
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
        <Dialog
          trigger={trigger}
          open={open}
          onOpenChange={setOpen}
          title={words.dialog}
          text={words.text}
          closeLabel={t.security.close}
        >
          {form(async () => setOpen(false))}
        </Dialog>
      }
    />
  );
}
