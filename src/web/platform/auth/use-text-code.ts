import { useState } from 'react';
import type { SignInClient } from '#web/platform/auth/auth-client.ts';
import { type RefusalPlace, useAsk } from '#web/platform/auth/use-ask.ts';
import { useCooldown } from '#web/platform/auth/use-cooldown.ts';
import { clockNow } from '#web/platform/clock-here.ts';

/** The service sends one text message a minute to a number. */
const betweenTexts = 60;

/** The service takes its code for five minutes. */
const codeLife = 300;

interface TextCode {
  factorId: string;
  challengeId: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

type Challenged = Awaited<ReturnType<SignInClient['mfa']['challenge']>>;

/** A code by text message: once sent it survives a reload, and can be sent again after a while. */
export function useTextCode(factorId?: string, place?: RefusalPlace) {
  const { busy, ask, refusal } = useAsk(place);
  const [sent, setSent] = useState(() => readTextCode(factorId));
  const [left, wait] = useCooldown(sent ? secondsLeft(sent) : 0);

  const send = async (
    challenge: (auth: SignInClient) => Promise<Challenged & { factorId: string }>,
  ) => {
    let asked = '';
    const answer = await ask(async (auth) => {
      const challenged = await challenge(auth);
      asked = challenged.factorId;
      return challenged;
    });
    if (answer.data) {
      const code = { factorId: asked, challengeId: answer.data.id, sentAt: clockNow() };
      keepTextCode(code);
      setSent(code);
    }
    if (answer.data || answer.wait) wait(answer.wait ?? betweenTexts);
    return answer.data !== undefined;
  };

  const forget = () => {
    forgetTextCode();
    setSent(undefined);
    wait(0);
  };
  return { busy, sent, left, send, forget, refusal };
}

const secondsLeft = ({ sentAt }: TextCode): number =>
  Math.max(0, Math.ceil(betweenTexts - (clockNow() - sentAt) / 1000));

const key = 'rihla-text-code';

/** Of this tab only: whoever reloads has the message in hand and need not wait for another. */
function readTextCode(factorId: string | undefined): TextCode | undefined {
  try {
    const kept: TextCode = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const isFresh = clockNow() - kept.sentAt < codeLife * 1000;
    return factorId !== undefined && kept.factorId === factorId && isFresh ? kept : undefined;
  } catch {
    // Nothing of ours, or a browser that keeps nothing: then a new message is sent.
    return undefined;
  }
}

function keepTextCode(code: TextCode) {
  try {
    sessionStorage.setItem(key, JSON.stringify(code));
  } catch {
    // It still works until the page is left.
  }
}

/** A code is good once. */
export function forgetTextCode() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
