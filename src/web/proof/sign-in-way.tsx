import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { quietLink } from '#web/auth/step-head.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { answerProof } from '#web/platform/proof.ts';
import { signInAddress } from '#web/platform/return-path.ts';
import { signOut } from '#web/shell/sign-out.ts';
import { Button } from '#web/ui/button.tsx';

/** Out, and to the door, which leads back to this very place. */
function useSignInAgain() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async () => {
    answerProof(false);
    const { search, hash } = location;
    await signOut();
    await navigate(signInAddress({ pathname, search, hash }));
  };
}

export function SignInAgain({ children }: { children: ReactNode }) {
  const again = useSignInAgain();
  return (
    <button type="button" className={quietLink} onClick={() => void again()}>
      {children}
    </button>
  );
}

/** Accounts that live elsewhere prove themselves there. */
export function SignInWay() {
  const { t } = useText();
  const again = useSignInAgain();
  return (
    <Button wide onClick={() => void again()}>
      {t.proof.signIn}
    </Button>
  );
}
