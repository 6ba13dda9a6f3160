import type { Factor } from '@supabase/auth-js';
import { useState, useSyncExternalStore } from 'react';
import { CodeForm } from '#web/auth/code-form.tsx';
import { endingOf } from '#web/auth/factor-phone.ts';
import { quietLink } from '#web/auth/step-head.tsx';
import { answerProof, followAsking, isAsked } from '#web/documents/proof.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useSession } from '#web/platform/use-session.ts';
import { signOut } from '#web/shell/sign-out.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** Stands wherever papers are opened or shared; shows itself when the house asks who it is. */
export function ProofDialog() {
  const { t } = useText();
  const words = t.documents.proof;
  const asked = useSyncExternalStore(followAsking, isAsked, () => false);
  return (
    <Dialog
      open={asked}
      onOpenChange={(open) => !open && answerProof(false)}
      title={words.title}
      text={words.text}
      closeLabel={t.documents.paper.close}
    >
      {asked && <Ways />}
    </Dialog>
  );
}

function Ways() {
  const { t } = useText();
  const words = t.documents.proof;
  const factors = (useSession()?.user.factors ?? []).filter(
    ({ status, factor_type }) => status === 'verified' && factor_type !== 'webauthn',
  );
  const [chosen, setChosen] = useState(factors[0]);
  return (
    <div className="grid gap-5 pt-3">
      {chosen && <CodeForm key={chosen.id} factor={chosen} onDone={() => answerProof(true)} />}
      <ul className="grid justify-items-start gap-2.5">
        {factors
          .filter((way) => way !== chosen)
          .map((way) => (
            <li key={way.id}>
              <button type="button" className={quietLink} onClick={() => setChosen(way)}>
                <WayName way={way} />
              </button>
            </li>
          ))}
        <li>
          <button type="button" className={quietLink} onClick={() => void signOut()}>
            {words.again}
          </button>
        </li>
      </ul>
    </div>
  );
}

function WayName({ way }: { way: Factor }) {
  const { second } = useText().t.auth;
  return way.factor_type === 'phone' ? second.byPhone(endingOf(way)) : second.byTotp;
}
