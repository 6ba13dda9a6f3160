import { useRef, useState } from 'react';
import type { PageCaptcha } from '#contract/pages/pages.ts';
import type { AuthAnswer } from '#web/platform/auth/use-ask.ts';

/** What the sign-in library takes along with a request. */
export interface CaptchaProof {
  captchaToken?: string;
}

/** How the widget in place is asked for another riddle, and how the eye is led to it. */
interface InPlace {
  reset: () => void;
  focus: () => void;
}

export interface Captcha {
  /** Undefined where the house set no riddle. */
  widget: PageCaptcha | undefined;
  /** Something was asked for before the riddle was solved. */
  missing: boolean;
  solved: (token: string | undefined) => void;
  placed: (inPlace: InPlace | undefined) => void;
  /** Asks with a solved riddle, which is good for one request, however it ends. */
  spend: <Data>(
    work: (proof: CaptchaProof) => Promise<AuthAnswer<Data>>,
  ) => Promise<AuthAnswer<Data>>;
}

export function useCaptcha(widget: PageCaptcha | undefined): Captcha {
  const [missing, setMissing] = useState(false);
  const token = useRef<string>(undefined);
  const inPlace = useRef<InPlace>(undefined);

  const spend: Captcha['spend'] = async (work) => {
    if (!widget) return work({});
    const captchaToken = token.current;
    setMissing(!captchaToken);
    if (!captchaToken) {
      inPlace.current?.focus();
      return { refused: 'captcha_missing' };
    }
    token.current = undefined;
    const asked = await work({ captchaToken });
    inPlace.current?.reset();
    return asked;
  };

  return {
    widget,
    missing,
    solved: (given) => {
      token.current = given;
      if (given) setMissing(false);
    },
    placed: (given) => {
      inPlace.current = given;
      token.current = undefined;
    },
    spend,
  };
}
