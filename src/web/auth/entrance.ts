import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Agreement, addressOf, type PageCaptcha } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { nextPath } from '#web/platform/addresses/return-path.ts';
import type { Credentials } from '#web/platform/auth/credentials.ts';
import { type Captcha, useCaptcha } from '#web/platform/auth/use-captcha.ts';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';

const modes = ['sign-in', 'sign-up', 'forgot', 'magic-link', 'sso', 'new-password'] as const;

type Mode = (typeof modes)[number];

/** A mail that was sent, and how to send it again. */
export type SentMail = 'signup' | 'recovery' | 'magic';

/** What the steps at the door share: where one stands, what was typed, where it leads. */
export interface Entrance {
  mode: Mode;
  go: (mode: Mode) => void;
  typed: Credentials;
  type: (part: Partial<Credentials>) => void;
  /** The path to show after signing in, without the language. */
  next: string;
  /** The same as a whole address, for links in mails. */
  returnTo: (path?: string) => string;
  sent: SentMail | undefined;
  setSent: (sent: SentMail | undefined) => void;
  /** One at a time is shown, by the step that needs it. */
  captcha: Captcha;
  /** Whoever is signed in is on the way to where they wanted. */
  leaving: boolean;
  /** The versions of what stands under the sign-up button. */
  agreement: Agreement | undefined;
}

interface Door {
  captcha?: PageCaptcha;
  agreement: Agreement;
}

export function useEntrance(door: Door | undefined): Omit<Entrance, 'leaving'> {
  const { language } = useText();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' });
  const [mail, setMail] = useState<{ sent: SentMail; mode: Mode }>();
  const captcha = useCaptcha(door?.captcha);
  const next = nextPath(search.toString());
  // The server draws one door for everybody; which step is asked for, only the address here says.
  const alive = useHydrated();
  const asked = alive ? search.get('mode') : null;
  const mode = modes.find((known) => known === asked) ?? 'sign-in';
  // A mail belongs to the step that sent it. The address changes a moment after `go`, and until then
  // the old step stands whole.
  useEffect(() => setMail((before) => (before?.mode === mode ? before : undefined)), [mode]);
  return {
    mode,
    go: (to) => {
      if (to === mode) setMail(undefined);
      setSearch(searchFor(search.get('next'), to), { replace: true });
    },
    typed,
    type: (part) => setTyped((before) => ({ ...before, ...part })),
    next,
    returnTo: (path = arrivalFor(next)) => location.origin + addressOf(language, path),
    sent: mail?.mode === mode ? mail.sent : undefined,
    setSent: (sent) => setMail(sent && { sent, mode }),
    captcha,
    agreement: door?.agreement,
  };
}

/** Public pages cannot finish a sign-in that comes back to them; this screen does and leads on. */
const arrivalFor = (next: string): string =>
  /^\/dashboard(\/|$)/.test(next) ? next : `/auth?${new URLSearchParams({ next })}`;

const searchFor = (next: string | null, mode: Mode): Record<string, string> => ({
  ...(next && { next }),
  ...(mode !== 'sign-in' && { mode }),
});
