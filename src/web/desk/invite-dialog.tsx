import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { desk, StaffRole } from '#contract/desk.ts';
import { deskKey } from '#web/desk/queries.ts';
import { refusalWords } from '#web/desk/use-tell-refusal.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export function InviteDialog() {
  const { t } = useText();
  const words = t.desk.team;
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="outline">
          {words.invite}
        </Button>
      }
      title={words.invite}
      text={words.inviteText}
      closeLabel={t.desk.close}
    >
      {open && <InviteForm onDone={() => setOpen(false)} />}
    </Dialog>
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
        value={asked.name}
        onChange={({ target }) => write({ name: target.value })}
      />
      <TextField
        label={words.inviteEmail}
        type="email"
        required
        maxLength={254}
        value={asked.email}
        onChange={({ target }) => write({ email: target.value })}
      />
      <Select
        label={words.role}
        options={StaffRole.options.map((value) => ({ value, label: words.roles[value] }))}
        value={asked.role}
        onChange={({ target }) => write({ role: target.value })}
      />
      <Button type="submit" busy={enlist.isPending}>
        {words.inviteSubmit}
      </Button>
    </form>
  );
}

function useEnlist(onDone: () => void) {
  const { t } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; email: string; role: StaffRole }) =>
      call(desk.enlist, { body }),
    onSuccess: ({ name }) => {
      notify.success(t.desk.team.invited(name));
      onDone();
    },
    onError: (error) => void notify.error(t.desk.refused, refusalWords(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
}
