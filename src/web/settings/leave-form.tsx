import { useState } from 'react';
import type { Departure, LeaveAsk } from '#contract/privacy.ts';
import { CodeField } from '#web/auth/code-form.tsx';
import { digitsOf } from '#web/auth/credentials.ts';
import { useAsk } from '#web/auth/use-ask.ts';
import { useForm } from '#web/auth/use-form.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, codeOf } from '#web/platform/api.ts';
import { forgetSession } from '#web/platform/session.ts';
import { useLeave } from '#web/settings/queries.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

interface LeaveFormProps {
  departure: Departure;
  onKeep: () => void;
}

/** Says what ends, asks for the proof that it is the owner, and lets go of this device too. */
export function LeaveForm({ departure, onKeep }: LeaveFormProps) {
  const { t } = useText();
  const { leave: words } = t.settings;
  const { proof, bookingsAhead, openMatters } = departure;
  const [given, setGiven] = useState('');
  const { refused, busy, leave } = useLeaving();
  const { errors, formProps } = useForm(
    () => ({ [proof]: given ? undefined : words.needed }),
    () => leave(proof === 'password' ? { password: given } : { code: digitsOf(given) }),
  );
  const wrong = errors[proof] ?? refused.field;
  const standing = words.standing(bookingsAhead, openMatters);
  return (
    <form {...formProps} className="grid gap-5">
      {standing && <p className="text-[0.9375rem] text-ink-soft">{words.ends(standing)}</p>}
      {refused.sentence && <AlertPanel title={words.failed} text={refused.sentence} />}
      {proof === 'password' ? (
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          showLabel={t.auth.show}
          hideLabel={t.auth.hide}
          value={given}
          error={wrong}
          onChange={({ target }) => setGiven(target.value)}
        />
      ) : (
        <>
          <SendCode />
          <CodeField label={words.code} value={given} onChange={setGiven} error={wrong} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={busy} busyLabel={words.confirming}>
          {words.confirm}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}

interface Refused {
  field?: string;
  sentence?: string;
}

function useLeaving() {
  const { t } = useText();
  const { leave: words } = t.settings;
  const { mutateAsync, isPending, error } = useLeave();
  const leave = async (ask: LeaveAsk) => {
    const done = await mutateAsync(ask).catch(() => undefined); // said by `error`
    if (!done) return;
    notify.success(words.done, words.doneText);
    // Every session has ended; this browser's would only be refused.
    forgetSession();
  };
  return { leave, busy: isPending, refused: refusedBy(error) };

  function refusedBy(failure: Error | null): Refused {
    if (!failure) return {};
    const fields = failure instanceof ApiError ? failure.body.fields : undefined;
    if (fields?.password) return { field: words.wrongPassword };
    if (fields?.code) return { field: words.wrongCode };
    return { sentence: t.platform.errors[codeOf(failure)] };
  }
}

function SendCode() {
  const { t } = useText();
  const { leave: words } = t.settings;
  const { busy, ask } = useAsk();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    const { refused } = await ask((auth) => auth.reauthenticate());
    setSent(!refused);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-caption text-ink-soft" role="status">
        {isSent ? words.codeSent : words.codeText}
      </p>
      <Button size="small" variant="outline" busy={busy} busyLabel={words.sending} onClick={send}>
        {words.sendCode}
      </Button>
    </div>
  );
}
