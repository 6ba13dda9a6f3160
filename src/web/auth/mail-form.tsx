import { useId, useState } from 'react';
import { CaptchaField } from '#web/auth/captcha-field.tsx';
import type { Entrance } from '#web/auth/entrance.ts';
import { EmailField } from '#web/auth/entry-fields.tsx';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { StepHead } from '#web/auth/step-head.tsx';
import { useSend } from '#web/auth/use-send.ts';
import { useText } from '#web/i18n/use-text.ts';
import { domainOf, isAddress } from '#web/platform/auth/credentials.ts';
import { type FormRefusal, useAsk } from '#web/platform/auth/use-ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';
import { useForm } from '#web/ui/fields/use-form.ts';

interface MailFormProps {
  entrance: Entrance;
  words: { title: string; text: string; send: string; sending: string; email?: string };
  busy: boolean;
  send: () => Promise<unknown>;
  /** The address is fine, but not for this. */
  refused?: string | undefined;
  refusal: FormRefusal | undefined;
}

/** One address and one button: all it takes to be sent a link, or to one's company. */
function MailForm({ entrance, words, busy, send, refused, refusal }: MailFormProps) {
  const { t } = useText();
  const noteId = useId();
  const { errors, formProps } = useForm(
    () => ({ email: isAddress(entrance.typed.email) ? undefined : t.auth.fields.email }),
    send,
  );
  return (
    <form {...formProps}>
      <StepHead title={words.title} text={words.text} />
      <EmailField
        entrance={entrance}
        error={errors.email ?? refused}
        describedBy={refusal && noteId}
        {...(words.email && { label: words.email })}
      />
      <div className="mt-6 grid gap-6">
        <RefusalNote id={noteId} refusal={refusal} />
        <CaptchaField captcha={entrance.captcha} />
        <Button type="submit" wide busy={busy} busyLabel={words.sending}>
          {words.send}
        </Button>
      </div>
      <p className="mt-6 text-center">
        <button type="button" className={quietLink} onClick={() => entrance.go('sign-in')}>
          {t.auth.backToSignIn}
        </button>
      </p>
    </form>
  );
}

export function LinkForm({ entrance, kind }: { entrance: Entrance; kind: 'recovery' | 'magic' }) {
  const { t } = useText();
  const { busy, send, refusal } = useSend(entrance);
  const words = kind === 'recovery' ? t.auth.recover : t.auth.magic;
  const sendOnce = async () => {
    const { data } = await send(kind);
    if (data) entrance.setSent(kind);
  };
  return (
    <MailForm entrance={entrance} words={words} busy={busy} refusal={refusal} send={sendOnce} />
  );
}

export function CompanyForm({ entrance }: { entrance: Entrance }) {
  const { t } = useText();
  const { busy, ask, refusal } = useAsk('form');
  const email = entrance.typed.email;
  const [unknown, setUnknown] = useState('');
  const leave = async () => {
    const { refused } = await entrance.captcha.spend((proof) =>
      ask(
        (auth) =>
          auth.signInWithSSO({
            domain: domainOf(email),
            options: { redirectTo: entrance.returnTo(), ...proof },
          }),
        [noSuchCompany],
      ),
    );
    if (refused === noSuchCompany) setUnknown(email);
  };
  const refused = unknown !== '' && unknown === email ? t.auth.company.unknown : undefined;
  return (
    <MailForm
      entrance={entrance}
      busy={busy}
      refused={refused}
      refusal={refusal}
      words={t.auth.company}
      send={leave}
    />
  );
}

const noSuchCompany = 'sso_provider_not_found';
