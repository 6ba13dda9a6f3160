import type { Entrance } from '#web/auth/entrance.ts';
import { StrengthMeter } from '#web/auth/strength-meter.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface EntryFieldProps {
  entrance: Entrance;
  error?: string | undefined;
  /** The refusal that it has part in. */
  describedBy?: string | undefined;
}

interface EmailFieldProps extends EntryFieldProps {
  label?: string;
}

export function EmailField({ entrance, error, describedBy, label }: EmailFieldProps) {
  const { t } = useText();
  return (
    <TextField
      label={label ?? t.auth.email}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      typed={[entrance.typed.email, (email) => entrance.type({ email })]}
      error={error}
      describedBy={describedBy}
    />
  );
}

interface PasswordEntryProps extends EntryFieldProps {
  /** A password that is being chosen, with its least length; else the one that opens the account. */
  chosen?: { least: number; placeholder: string; label?: string };
}

export function PasswordEntry({ entrance, error, describedBy, chosen }: PasswordEntryProps) {
  const { t } = useText();
  const field = (
    <PasswordField
      label={chosen?.label ?? t.auth.password}
      name="password"
      autoComplete={chosen ? 'new-password' : 'current-password'}
      placeholder={chosen?.placeholder}
      minLength={chosen?.least}
      required
      typed={[entrance.typed.password, (password) => entrance.type({ password })]}
      error={error}
      describedBy={describedBy}
      showLabel={t.auth.show}
      hideLabel={t.auth.hide}
    />
  );
  if (!chosen) return field;
  return (
    <div>
      {field}
      <StrengthMeter password={entrance.typed.password} />
    </div>
  );
}
