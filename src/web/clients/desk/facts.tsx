import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type ClientContext, deskClients } from '#contract/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { useDeskAct } from '#web/platform/desk/acts.ts';
import { spokenSoon } from '#web/platform/desk/moments.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { teamQuery } from '#web/platform/desk/queries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { Disc } from '#web/ui/pictures/disc.tsx';

/** Who it is, the plan and its pace, who looks after them, how they are reached. */
export function ClientFacts({ client }: { client: ClientContext }) {
  const { t, format, language } = useText();
  const words = t.deskClients;
  const { name, email, phone, plan, lastContact } = client;
  const spoken = client.language ? words.speaks[client.language] : words.noLanguage;
  return (
    <>
      <div className="flex items-center gap-3.5">
        <Disc name={name} tone="client" size="large" silent />
        <div className="min-w-0">
          <h2 className="text-[1.625rem] leading-[1.1] break-words [&:lang(ar)]:leading-[1.35]">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-0.5 text-[0.75rem] text-ink-mute">
            {spoken} · {words.since(format.day(client.since.slice(0, 10)))}
          </p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2.5 border-y border-line py-3">
        <Fact name={words.plan}>{plan ? capital(plan) : words.noPlan}</Fact>
        <Fact name={words.lastContact}>
          {lastContact ? <bdi>{spokenSoon(lastContact, language)}</bdi> : words.never}
        </Fact>
        <Fact name={words.manager}>
          <bdi>{client.manager?.name ?? words.noManager}</bdi>
        </Fact>
        <div className="self-end justify-self-end">
          <ManagerButton client={client} />
        </div>
      </dl>
      <p className="grid border-b border-line py-3 text-[0.8125rem] break-words text-ink-soft">
        <a href={`mailto:${email}`} className="hover:text-brass">
          <bdi>{email}</bdi>
        </a>
        {phone && (
          <a href={`tel:${phone}`} className="hover:text-brass">
            <bdi>{phone}</bdi>
          </a>
        )}
      </p>
    </>
  );
}

/** Plans are named alike in both languages. */
const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-[0.75rem] text-ink-mute">{name}</dt>
    <dd className="font-display text-[1.375rem] leading-[1.2]">{children}</dd>
  </div>
);

function ManagerButton({ client }: { client: ClientContext }) {
  const { t } = useText();
  const words = t.deskClients;
  return (
    <TriggerDialog
      trigger={<PlainButton>{words.change}</PlainButton>}
      title={words.managerTitle}
      text={words.managerText}
    >
      {(close) => <ManagerForm client={client} onDone={close} />}
    </TriggerDialog>
  );
}

function ManagerForm({ client, onDone }: { client: ClientContext; onDone: () => void }) {
  const { t } = useText();
  const words = t.deskClients;
  const { data: team = [] } = useQuery(teamQuery);
  const [manager, setManager] = useState(client.manager?.id ?? '');
  const change = useChangeManager(client.id, onDone);
  return (
    <div className="grid gap-4">
      <ListField
        label={words.manager}
        options={[
          { value: '', label: words.noManager },
          ...team.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        typed={[manager, setManager]}
      />
      <Button busy={change.isPending} onClick={() => change.mutate(manager || null)}>
        {words.save}
      </Button>
    </div>
  );
}

function useChangeManager(id: string, onDone: () => void) {
  const { t } = useText();
  return useDeskAct(
    (manager: string | null, lang) =>
      call(deskClients.change, { params: { id }, query: { lang }, body: { manager } }),
    () => {
      notify.success(t.deskClients.managerDone);
      onDone();
    },
  );
}
