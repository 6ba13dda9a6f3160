import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { account, type ProofAsk } from '#contract/account.ts';
import { CodeField } from '#web/auth/code-form.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call, codeOf, succeeds } from '#web/platform/api.ts';
import { useAsk } from '#web/platform/auth/use-ask.ts';
import { useCodeForm } from '#web/platform/auth/use-code-form.ts';
import { SignInAgain } from '#web/proof/sign-in-way.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useForm } from '#web/ui/fields/use-form.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface WayProps {
  onDone: () => void;
}

export function PasswordWay({ onDone }: WayProps) {
  const { t } = useText();
  const { proof: words } = t;
  const [password, setPassword] = useState('');
  const { busy, refused, show } = useProve(onDone);
  const { errors, formProps } = useForm(
    () => ({ password: password ? undefined : t.auth.fields.password }),
    () => show({ password } satisfies ProofAsk),
  );
  return (
    <form {...formProps} className="grid gap-5">
      {refused.sentence && <AlertPanel title={words.failed} text={refused.sentence} />}
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        showLabel={t.auth.show}
        hideLabel={t.auth.hide}
        typed={[password, setPassword]}
        error={errors.password ?? refused.field}
      />
      <Confirm busy={busy} />
    </form>
  );
}

/** For whoever came by a company, a provider or a link, and has no password. */
export function CodeWay({ onDone }: WayProps) {
  const { t } = useText();
  const { proof: words } = t;
  const { busy, refused, show } = useProve(onDone);
  const { field, formProps } = useCodeForm((code) => show({ code } satisfies ProofAsk));
  return (
    <form {...formProps} className="grid gap-5">
      {refused.sentence && <AlertPanel title={words.failed} text={refused.sentence} />}
      <SendCode />
      <CodeField label={words.code} {...field} error={field.error ?? refused.field} />
      <Confirm busy={busy} />
    </form>
  );
}

function Confirm({ busy }: { busy: boolean }) {
  const { t } = useText();
  return (
    <>
      <Button type="submit" wide busy={busy} busyLabel={t.auth.second.checking}>
        {t.auth.second.continue}
      </Button>
      <p className="text-center">
        <SignInAgain>{t.proof.forgotten}</SignInAgain>
      </p>
    </>
  );
}

function SendCode() {
  const { t } = useText();
  const { proof: words } = t;
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

interface RefusedProof {
  /** What is wrong with what was typed. */
  field?: string;
  sentence?: string;
}

/** Shows the password or the code; what was refused can be tried again as often as the house allows. */
function useProve(onDone: () => void) {
  const { t } = useText();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (body: ProofAsk) => call(account.prove, { body }),
  });
  const show = async (ask: ProofAsk) => {
    if (await succeeds(mutateAsync(ask))) onDone();
  };
  return { show, busy: isPending, refused: refusedBy(error) };

  function refusedBy(failure: Error | null): RefusedProof {
    if (!failure) return {};
    const fields = failure instanceof ApiError ? failure.body.fields : undefined;
    if (fields?.password) return { field: t.proof.wrongPassword };
    if (fields?.code) return { field: t.proof.wrongCode };
    return { sentence: t.platform.errors[codeOf(failure)] };
  }
}
