import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { Failure } from '#web/desk/failure.tsx';
import { teamQuery } from '#web/desk/queries.ts';
import { ReasonDialog } from '#web/desk/reason-dialog.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useAssign } from '#web/matters/desk/mutations.ts';
import type { SignedIn } from '#web/platform/use-session.ts';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';

interface AssignDialogProps {
  matter: DeskMatter;
  session: SignedIn;
  onClose: () => void;
}

/** Hands a matter to a colleague, or back to the queue. */
export function AssignDialog({ matter, session, onClose }: AssignDialogProps) {
  const { t } = useText();
  const words = t.desk.assign;
  const { data: team, error, refetch } = useQuery(teamQuery);
  const [owner, setOwner] = useState(matter.owner?.id ?? session.user.id);
  const assign = useAssign(matter);
  const chosen = team?.find(({ id }) => id === owner);
  const go = (reason: string) =>
    assign.mutate(
      { owner: owner || null, reason },
      {
        onSuccess: () => {
          notify.success(chosen ? words.done(chosen.name) : words.returned);
          onClose();
        },
      },
    );
  const colleagues = (team ?? []).map(({ id, name, matters }) => ({
    value: id,
    label: `${name} · ${words.load(matters)}`,
  }));
  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      helper={t.desk.moves.reasonForHouse}
      action={words.submit}
      busy={assign.isPending}
      onGo={go}
      onClose={onClose}
    >
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <Select
          label={words.to}
          options={[...colleagues, { value: '', label: words.queue }]}
          value={owner}
          onChange={({ target }) => setOwner(target.value)}
        />
      )}
    </ReasonDialog>
  );
}
