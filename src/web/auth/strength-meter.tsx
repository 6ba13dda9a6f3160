import { type PasswordStrength, strengthOf } from '#domain/auth/password-strength.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

const looks: Record<PasswordStrength, { full: number; tint: string }> = {
  weak: { full: 1, tint: 'bg-danger' },
  fair: { full: 2, tint: 'bg-brass-fill' },
  strong: { full: 3, tint: 'bg-success' },
};

/** Three lines and a word, from the first letter on. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useText();
  if (!password) return null;
  const strength = strengthOf(password);
  const { full, tint } = looks[strength];
  return (
    <p className="mt-2.5 flex items-center gap-3 text-caption text-ink-mute">
      <span className="grid flex-1 grid-cols-3 gap-1.5" aria-hidden="true">
        {[1, 2, 3].map((line) => (
          <span key={line} className={classes('h-0.5', line <= full ? tint : 'bg-line')} />
        ))}
      </span>
      {t.auth.strength[strength]}
    </p>
  );
}
