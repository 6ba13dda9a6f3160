import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { signInAddress } from '#web/platform/addresses/return-path.ts';
import { answerProof } from '#web/platform/auth/proof.ts';
import { signOut } from '#web/platform/auth/sign-out.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';

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
