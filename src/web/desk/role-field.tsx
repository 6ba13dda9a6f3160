import { useState } from 'react';
import { type Colleague, desk } from '#contract/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { useDeskAct } from '#web/platform/desk/acts.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ListBox } from '#web/ui/fields/list-box.tsx';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const roles = ['concierge', 'admin', 'none'] as const;
type Role = (typeof roles)[number];

/** Takes effect at once; leaving the house is asked about first. */
export function RoleField({ colleague }: { colleague: Colleague }) {
  const { t } = useText();
  const words = t.desk.team;
  const [leaving, setLeaving] = useState(false);
  const appoint = useAppointColleague(colleague);
  const nameOf = (role: Role) => (role === 'none' ? words.none : words.roles[role]);
  const choose = (chosen: string) => {
    const role = roles.find((one) => one === chosen);
    if (role === 'none') setLeaving(true);
    else if (role) appoint.mutate(role);
  };
  return (
    <>
      <div className="max-w-48">
        <ListBox
          label={words.roleOf(colleague.name)}
          aria-label={words.roleOf(colleague.name)}
          value={colleague.role}
          disabled={appoint.isPending}
          options={roles.map((role) => ({ value: role, label: nameOf(role) }))}
          onChange={({ target }) => choose(target.value)}
          className="h-10 rounded-hair border border-line-strong bg-raised ps-2.5 pe-9 max-tablet:h-11"
        />
      </div>
      <Dialog
        open={leaving}
        onOpenChange={setLeaving}
        title={words.leaveTitle(colleague.name)}
        text={words.leaveText}
      >
        <div className="flex gap-3">
          <Button
            variant="danger"
            busy={appoint.isPending}
            onClick={() => appoint.mutate('none', { onSettled: () => setLeaving(false) })}
          >
            {words.leave}
          </Button>
          <Button variant="outline" onClick={() => setLeaving(false)}>
            {t.desk.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function useAppointColleague({ id, name }: Colleague) {
  const { t } = useText();
  const words = t.desk.team;
  return useDeskAct(
    (role: Role) => call(desk.appoint, { params: { id }, body: { role } }),
    (_team, role) =>
      notify.success(words.changed(name, role === 'none' ? words.none : words.roles[role])),
  );
}
