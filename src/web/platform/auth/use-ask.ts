import { type AuthError, isAuthError } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import { account } from '#contract/account.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call, succeeds } from '#web/platform/api.ts';
import { openAuth, type SignInClient } from '#web/platform/auth/auth-client.ts';
import { prove } from '#web/platform/auth/proof.ts';
import { notify } from '#web/ui/notify.ts';

interface Reply {
  data: unknown;
  error: Error | null;
}

type Work<Answer extends Reply> = (auth: SignInClient) => Promise<Answer>;

export interface AuthAnswer<Data> {
  /** What the service answered; absent when it refused or could not be asked. */
  data?: Data | undefined;
  /** The refusal's code, or `unexpected` when nothing sensible came back. */
  refused?: string | undefined;
  /** Seconds until the service would do it. */
  wait?: number | undefined;
}

/** What a form says of it, beside what was typed. */
export interface FormRefusal {
  says: string;
  /** What can be done about it, where the sentence does not say so itself. */
  advice?: string | undefined;
}

interface Told<Data> extends AuthAnswer<Data>, Partial<FormRefusal> {}

/** A form keeps its refusal until the next try; the door tells it in a notice too (section 8). */
export type RefusalPlace = 'notice' | 'form' | 'both';

/** Asks the sign-in service for something, one at a time, and says what went wrong. */
export function useAsk(place: RefusalPlace = 'notice') {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal>();
  const asking = useRef(false);

  /** Refusals named in `handled` are the caller's to explain. */
  async function ask<Answer extends Reply>(
    work: Work<Answer>,
    handled: string[] = [],
  ): Promise<AuthAnswer<Answer['data']>> {
    if (asking.current) return { refused: 'busy' };
    asking.current = true;
    setBusy(true);
    setRefusal(undefined);
    let asked = await outcome(work);
    if (await wasCaughtUp(asked)) asked = await outcome(work);
    asking.current = false;
    setBusy(false);
    if (asked.refused && !handled.includes(asked.refused)) tell(asked);
    return asked;
  }

  function tell({ says = t.auth.unexpected, advice }: Partial<FormRefusal>) {
    if (place !== 'notice') setRefusal({ says, advice });
    if (place !== 'form') notify.error(t.auth.errorTitle, says);
  }

  async function outcome<Answer extends Reply>(work: Work<Answer>): Promise<Told<Answer['data']>> {
    try {
      const { data, error } = await work(await openAuth());
      return error ? refused(error) : { data };
    } catch (error) {
      if (isAuthError(error)) return refused(error);
      console.warn(error);
      return { refused: 'unexpected' };
    }
  }

  function refused(error: Error): Told<never> {
    if (!isAuthError(error)) return { refused: codeOf(error) };
    if (!wasAnswered(error)) return { refused: 'unexpected' };
    const wait = secondsIn(error.message);
    const code = error.code ?? error.name;
    const known: Record<string, string | undefined> = t.auth.refusals;
    const says = wait ? t.auth.waitSeconds(wait) : (known[code] ?? error.message);
    const advised: Record<string, string | undefined> = t.auth.advice;
    return { refused: isStale(error) ? unproven : code, wait, says, advice: advised[code] };
  }

  return { busy, ask, refusal };
}

/** Whether what a refusal missed was shown, so that it is worth asking again. */
async function wasCaughtUp({ refused }: AuthAnswer<unknown>): Promise<boolean> {
  // What a passkey opened has not shown the factor that the service itself counts.
  if (refused === 'insufficient_aal') return prove('second');
  return refused === unproven && succeeds(call(account.proven, {}));
}

const unproven = 'unproven';

/** Any proof will do; with another status the service wants a mailed code, which its form asks for. */
const isStale = ({ code, status }: AuthError): boolean =>
  code === 'reauthentication_needed' && status === 403;

/** The device's own refusals are errors of another kind; they have a code too. */
const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';

/** Without an answer there is no message of the server to show. */
const wasAnswered = ({ name, status }: AuthError): boolean =>
  name !== 'AuthUnknownError' && status !== 0;

/** "For security purposes, you can only request this after N seconds." */
export function secondsIn(message: string): number | undefined {
  const [, seconds] = /after (\d+) seconds/.exec(message) ?? [];
  return seconds ? Number(seconds) : undefined;
}
