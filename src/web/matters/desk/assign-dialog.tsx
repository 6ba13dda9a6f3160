import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useAssign } from '#web/matters/desk/mutations.ts';
import { whenDone } from '#web/platform/api.ts';
import { teamQuery } from '#web/platform/desk/queries.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { notify } from '#web/ui/notify.ts';

interface AssignDialogProps {
  matter: DeskMatter;
  session: SignedIn;
  onClose: () => void;
}

/** Hands a matter to a colleague, or back to the queue. */
export function AssignDialog({ matter, session, onClose }: AssignDialogProps) {
  const { t } = useText();
  const words = t.deskMatters.assign;
  const { data: team, error, refetch } = useQuery(teamQuery);
  const [owner, setOwner] = useState(matter.owner?.id ?? session.user.id);
  const assign = useAssign(matter);
  const chosen = team?.find(({ id }) => id === owner);
  const go = (reason: string) =>
    whenDone(assign.mutateAsync({ owner: owner || null, reason }), () => {
      notify.success(chosen ? words.done(chosen.name) : words.returned);
      onClose();
    });
  const colleagues = (team ?? []).map(({ id, name, matters }) => ({
    value: id,
    label: `${name} · ${t.desk.openMatters(matters)}`,
  }));
  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      helper={t.desk.reason.forHouse}
      action={words.submit}
      busy={assign.isPending}
      onGo={go}
      onClose={onClose}
    >
      {error ? (
        <FailedPanel inset error={error} onRetry={refetch} />
      ) : (
        <ListField
          label={words.to}
          options={[...colleagues, { value: '', label: words.queue }]}
          typed={[owner, setOwner]}
        />
      )}
    </ReasonDialog>
  );
}
