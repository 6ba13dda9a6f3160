import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Loader } from '#web/ui/loader.tsx';

/** Stands where a screen will be, while it or the session is waited for. */
export function WaitingFor({ words }: { words?: ((t: Texts) => string) | undefined }) {
  const { t } = useText();
  return (
    <div className="grid min-h-svh place-content-center">
      <Loader label={words ? words(t) : t.shell.loading} />
    </div>
  );
}
