import type { Matter } from '#contract/matters/matters.ts';
import { mayMove } from '#domain/matters/life.ts';
import { useText } from '#web/i18n/use-text.ts';
import { draftPath } from '#web/matters/addresses.ts';
import { useSubmitDraft } from '#web/matters/queries.ts';
import { Refused } from '#web/matters/refused.tsx';
import { Withdraw } from '#web/matters/withdraw.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { notify } from '#web/ui/notify.ts';

/** What can be done with the matter as a whole: only what the state machine allows. */
export function MatterActions({ matter }: { matter: Matter }) {
  const { state } = matter;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2.5 empty:hidden">
      {mayMove(state, 'submit', 'client') && <DraftActions matter={matter} />}
      {mayMove(state, 'withdraw', 'client') && <Withdraw matter={matter} />}
    </div>
  );
}

function DraftActions({ matter }: { matter: Matter }) {
  const { t } = useText();
  const words = t.matters.draft;
  const submit = useSubmitDraft(matter);
  const send = () => submit.mutate(undefined, { onSuccess: () => notify.success(words.sent) });
  return (
    <>
      <Button size="small" busy={submit.isPending} busyLabel={words.sending} onClick={send}>
        {words.send}
      </Button>
      <ButtonLink size="small" variant="outline" to={draftPath(matter)}>
        {t.matters.continue}
      </ButtonLink>
      <Refused error={submit.error} title={words.notSent} />
    </>
  );
}
