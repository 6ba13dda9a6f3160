import { useState } from 'react';
import { desk, StaffRole } from '#contract/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { useDeskAct } from '#web/platform/desk/acts.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';

export function InviteDialog() {
  const { t } = useText();
  const words = t.desk.team;
  return (
    <TriggerDialog
      trigger={
        <Button size="small" variant="outline">
          {words.invite}
        </Button>
      }
      title={words.invite}
      text={words.inviteText}
    >
      {(close) => <InviteForm onDone={close} />}
    </TriggerDialog>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useText();
  const words = t.desk.team;
  const [asked, setAsked] = useState({ name: '', email: '', role: 'concierge' });
  const enlist = useEnlist(onDone);
  const write = (change: Partial<typeof asked>) => setAsked({ ...asked, ...change });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        enlist.mutate({ ...asked, role: StaffRole.parse(asked.role) });
      }}
    >
      <TextField
        label={words.inviteName}
        required
        maxLength={120}
        typed={[asked.name, (name) => write({ name })]}
      />
      <TextField
        label={words.inviteEmail}
        type="email"
        required
        maxLength={254}
        typed={[asked.email, (email) => write({ email })]}
      />
      <ListField
        label={words.role}
        options={StaffRole.options.map((value) => ({ value, label: words.roles[value] }))}
        typed={[asked.role, (role) => write({ role })]}
      />
      <Button type="submit" busy={enlist.isPending}>
        {words.inviteSubmit}
      </Button>
    </form>
  );
}

function useEnlist(onDone: () => void) {
  const { t } = useText();
  return useDeskAct(
    (body: { name: string; email: string; role: StaffRole }) => call(desk.enlist, { body }),
    ({ name }) => {
      notify.success(t.desk.team.invited(name));
      onDone();
    },
  );
}
