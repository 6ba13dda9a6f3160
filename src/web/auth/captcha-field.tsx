import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PageCaptcha } from '#contract/pages/pages.ts';
import { type CaptchaApi, type CaptchaOptions, loadCaptcha } from '#web/auth/captcha-script.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Captcha } from '#web/platform/auth/use-captcha.ts';
import { followTheme } from '#web/platform/theme.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** The riddle of another house, where this one set it; nothing otherwise. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const { language } = useText();
  const dark = useSyncExternalStore(followTheme, isDark, () => false);
  if (!captcha.widget) return null;
  // A widget keeps the looks it was made with; another look is another widget.
  return <Riddle key={`${language} ${dark}`} captcha={captcha} widget={captcha.widget} />;
}

const isDark = () => document.documentElement.classList.contains('dark');

interface RiddleProps {
  captcha: Captcha;
  widget: PageCaptcha;
}

function Riddle({ captcha, widget }: RiddleProps) {
  const { t } = useText();
  const { captcha: words } = t.auth;
  const group = useRef<HTMLFieldSetElement>(null);
  const { place, failed, tryAgain } = useWidget({ captcha, widget }, group);
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0">
      <legend className="sr-only">{words.label}</legend>
      {failed && (
        <AlertPanel
          title={words.failed}
          text={words.failedText}
          action={
            <Button size="small" variant="outline" onClick={tryAgain}>
              {words.again}
            </Button>
          }
        />
      )}
      {/* As tall as the widget will be, so that nothing moves when it arrives. */}
      <div ref={place} hidden={failed} className="min-h-[78px]" />
      {captcha.missing && !failed && (
        <p role="alert" className="mt-1.5 text-caption text-danger">
          {words.missing}
        </p>
      )}
    </fieldset>
  );
}

function useWidget({ captcha, widget }: RiddleProps, group: RefObject<HTMLElement | null>) {
  const { language } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  const latest = useRef(captcha);
  useEffect(() => {
    latest.current = captcha;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt begins it again
  useEffect(() => {
    const options = {
      ...looksOf(widget, language, place.current?.clientWidth ?? 0),
      ...answersTo(latest),
    };
    const focus = () => group.current?.focus();
    return put(widget, place, options, {
      placed: (reset) => latest.current.placed(reset && { reset, focus }),
      failed: () => setFailed(true),
    });
  }, [attempt]);
  const tryAgain = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { place, failed, tryAgain };
}

const answersTo = (captcha: RefObject<Captcha>) => ({
  callback: (token: string) => captcha.current.solved(token),
  'expired-callback': () => captcha.current.solved(undefined),
  'error-callback': () => true,
});

/** Below this width only the smaller of their two shapes fits. */
const normalWidth = 303;

function looksOf({ provider, siteKey }: PageCaptcha, language: string, width: number) {
  const isWide = width >= normalWidth;
  const looks = { sitekey: siteKey, theme: isDark() ? ('dark' as const) : ('light' as const) };
  if (provider === 'hcaptcha')
    return { ...looks, hl: language, size: isWide ? ('normal' as const) : ('compact' as const) };
  return { ...looks, language, size: isWide ? ('flexible' as const) : ('compact' as const) };
}

/** Loads and shows the widget; the answer takes it away, also when it comes too late. */
function put(
  widget: PageCaptcha,
  place: RefObject<HTMLElement | null>,
  options: CaptchaOptions,
  { placed, failed }: { placed: (reset: (() => void) | undefined) => void; failed: () => void },
): () => void {
  let left = false;
  let shown: { api: CaptchaApi; id: string } | undefined;
  const show = (api: CaptchaApi) => {
    if (left || !place.current) return;
    const id = api.render(place.current, options);
    shown = { api, id };
    placed(() => api.reset(id));
  };
  loadCaptcha(widget).then(show).catch(failed);
  return () => {
    left = true;
    if (shown) shown.api.remove(shown.id);
    placed(undefined);
  };
}
