import { useId } from 'react';
import { CaptchaField } from '#web/auth/captcha-field.tsx';
import { CodeField } from '#web/auth/code-form.tsx';
import type { Entrance, SentMail } from '#web/auth/entrance.ts';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { StepHead } from '#web/auth/step-head.tsx';
import { useSend } from '#web/auth/use-send.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useAsk } from '#web/platform/auth/use-ask.ts';
import { useCodeForm } from '#web/platform/auth/use-code-form.ts';
import { useCooldown } from '#web/platform/auth/use-cooldown.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';
import { notify } from '#web/ui/notify.ts';

/** The service sends one mail a minute to an address, for each purpose. */
const betweenMails = 60;

export function CheckMail({ entrance, sent }: { entrance: Entrance; sent: SentMail }) {
  const { t } = useText();
  const { busy, send, refusal } = useSend(entrance);
  const noteId = useId();
  const [left, wait] = useCooldown(betweenMails);
  const again = async () => {
    const asked = await send(sent);
    if (asked.data) notify.success(t.auth.successTitle, t.auth.mail.resent);
    if (asked.data || asked.wait) wait(asked.wait ?? betweenMails);
  };
  return (
    <div>
      <StepHead title={t.auth.mail.title} text={t.auth.mail[sent]} />
      <p className="-mt-5 mb-6 text-body font-medium break-words">
        <bdi>{entrance.typed.email.trim()}</bdi>
      </p>
      <MailCode entrance={entrance} sent={sent} />
      <div className="mb-4 grid gap-4">
        <RefusalNote id={noteId} refusal={refusal} />
        <CaptchaField captcha={entrance.captcha} />
      </div>
      <Button
        variant="outline"
        wide
        busy={busy}
        busyLabel={t.auth.mail.resending}
        disabled={left > 0}
        aria-describedby={refusal && noteId}
        onClick={again}
      >
        <span className="tnum">{left > 0 ? t.auth.mail.wait(left) : t.auth.mail.resend}</span>
      </Button>
      <p className="mt-5 text-caption text-ink-mute">{t.auth.mail.hint}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2">
        <button type="button" className={quietLink} onClick={() => entrance.setSent(undefined)}>
          {t.auth.mail.other}
        </button>
        <button type="button" className={quietLink} onClick={() => entrance.go('sign-in')}>
          {t.auth.backToSignIn}
        </button>
      </p>
    </div>
  );
}

const kinds = { signup: 'signup', recovery: 'recovery', magic: 'email' } as const;

/** The mail carries a code as well, for those who read it on another device. */
function MailCode({ entrance, sent }: { entrance: Entrance; sent: SentMail }) {
  const { t } = useText();
  const { busy, ask, refusal } = useAsk('form');
  const noteId = useId();
  const { field, formProps } = useCodeForm(async (token) => {
    const asked = { email: entrance.typed.email.trim(), token, type: kinds[sent] };
    const { refused } = await ask((auth) => auth.verifyOtp(asked));
    return refused && 'code';
  });
  return (
    <form {...formProps} className="mb-4">
      <CodeField label={t.auth.mail.code} {...field} describedBy={refusal && noteId} />
      <div className="mt-5 grid gap-5">
        <RefusalNote id={noteId} refusal={refusal} />
        <Button type="submit" wide busy={busy} busyLabel={t.auth.second.checking}>
          {t.auth.second.continue}
        </Button>
      </div>
    </form>
  );
}
