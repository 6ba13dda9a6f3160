import { useState } from 'react';
import { account, type TokenAnswer } from '#contract/account.ts';
import { useAsk } from '#web/auth/use-ask.ts';
import { useForm } from '#web/auth/use-form.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextField } from '#web/ui/text-field.tsx';

/** For the day the telephone is lost: one of the codes that were shown once. */
export function RecoveryCodeForm({ onDone }: { onDone?: () => void }) {
  const { t } = useText();
  const [code, setCode] = useState('');
  const { busy, wrong, spend } = useSpend(onDone);
  const { errors, formProps } = useForm(
    () => ({ code: code.trim() ? undefined : t.auth.fields.recoveryCode }),
    () => spend(code.trim()),
  );
  return (
    <form {...formProps}>
      <p className="-mt-3 mb-6 text-body text-ink-soft">{t.auth.second.recovery}</p>
      <TextField
        label={t.auth.second.recoveryCode}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        maxLength={64}
        value={code}
        error={errors.code ?? (wrong ? t.auth.fields.recoveryWrong : undefined)}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" wide busy={busy} busyLabel={t.auth.second.checking} className="mt-6">
        {t.auth.second.continue}
      </Button>
    </form>
  );
}

/** A code that is taken gives the session its full worth; the library keeps it from then on. */
function useSpend(onDone?: () => void) {
  const { t } = useText();
  const { busy, ask } = useAsk();
  const [wrong, setWrong] = useState(false);
  const spend = async (code: string) => {
    const { data } = await ask(async (auth) => {
      const answer = await taken(code);
      if (!(answer instanceof ApiError)) return auth.setSession(answer);
      const mistyped = answer.code === 'validation_failed';
      setWrong(mistyped);
      if (!mistyped) notify.error(t.auth.errorTitle, t.platform.errors[answer.code]);
      return { data: null, error: null };
    });
    if (data?.session) onDone?.();
  };
  return { busy, wrong, spend };
}

async function taken(code: string): Promise<TokenAnswer | ApiError> {
  try {
    return await call(account.useRecoveryCode, { body: { code } });
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
