import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { answerProof, useWanted, type Wanted } from '#web/platform/proof.ts';
import { CodeWay, PasswordWay } from '#web/proof/owner-ways.tsx';
import { SecondWay } from '#web/proof/second-way.tsx';
import { SignInWay } from '#web/proof/sign-in-way.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Over every page, when the house asks who it is; what was typed beneath stays as it is. */
export function ProofDialog() {
  const { t } = useText();
  const { proof: words } = t;
  const wanted = useWanted();
  const isSecond = wanted === 'second';
  return (
    <AppProviders>
      <Dialog
        open={wanted !== undefined}
        onOpenChange={(open) => !open && answerProof(false)}
        title={isSecond ? words.secondTitle : words.title}
        text={isSecond ? words.secondText : words.text}
        closeLabel={words.close}
      >
        {wanted && <Way wanted={wanted} />}
      </Dialog>
    </AppProviders>
  );
}

const done = () => answerProof(true);

function Way({ wanted }: { wanted: Wanted }) {
  if (wanted === 'password') return <PasswordWay onDone={done} />;
  if (wanted === 'code') return <CodeWay onDone={done} />;
  if (wanted === 'sign_in') return <SignInWay />;
  return <SecondWay onDone={done} />;
}
