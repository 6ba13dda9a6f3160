import { useId, useState } from 'react';
import { account, type TokenAnswer } from '#contract/account.ts';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { type FormRefusal, useAsk } from '#web/platform/auth/use-ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useForm } from '#web/ui/fields/use-form.ts';

/** For the day the telephone is lost: one of the codes that were shown once. */
export function RecoveryCodeForm({ onDone }: { onDone?: () => void }) {
  const { t } = useText();
  const [code, setCode] = useState('');
  const { busy, wrong, refusal, spend } = useSpend(onDone);
  const noteId = useId();
  const { errors, formProps } = useForm(
    () => ({ code: code.trim() ? undefined : t.auth.fields.recoveryCode }),
    async () => {
      await spend(code.trim());
      return 'code';
    },
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
        typed={[code, setCode]}
        error={errors.code ?? (wrong ? t.auth.fields.recoveryWrong : undefined)}
        describedBy={refusal && noteId}
      />
      <div className="mt-6 grid gap-5">
        <RefusalNote id={noteId} refusal={refusal} />
        <Button type="submit" wide busy={busy} busyLabel={t.auth.second.checking}>
          {t.auth.second.continue}
        </Button>
      </div>
    </form>
  );
}

/** A code that is taken gives the session its full worth; the library keeps it from then on. */
function useSpend(onDone?: () => void) {
  const { t } = useText();
  const [told, setTold] = useState<FormRefusal>();
  const { busy, ask, refusal = told } = useAsk('form');
  const [wrong, setWrong] = useState(false);
  const spend = async (code: string) => {
    setTold(undefined);
    const { data } = await ask(async (auth) => {
      const answer = await taken(code);
      if (!(answer instanceof ApiError)) return auth.setSession(answer);
      const mistyped = answer.code === 'validation_failed';
      setWrong(mistyped);
      if (!mistyped) setTold({ says: t.platform.errors[answer.code] });
      return { data: null, error: null };
    });
    if (data?.session) onDone?.();
  };
  return { busy, wrong, refusal, spend };
}

async function taken(code: string): Promise<TokenAnswer | ApiError> {
  try {
    return await call(account.useRecoveryCode, { body: { code } });
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
