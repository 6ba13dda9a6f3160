import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ClientPicker } from '#web/desk/client-picker.tsx';
import { addressOfPlace } from '#web/desk/desk-place.ts';
import {
  type CreatedKind,
  createdKinds,
  faultsIn,
  formFrom,
  plans,
  type Values,
} from '#web/desk/matter-fields.ts';
import { PlannedField } from '#web/desk/planned-field.tsx';
import { useCreateMatter } from '#web/desk/use-create-matter.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

export interface PickedClient {
  id: string;
  name: string;
}

interface NewMatterSheetProps {
  client: PickedClient | undefined;
  onClose: () => void;
}

/** Somebody called: the wish becomes a matter in their name, and whoever writes it down has it. */
export function NewMatterSheet({ client: known, onClose }: NewMatterSheetProps) {
  const { t } = useText();
  const words = t.desk.create;
  const [client, setClient] = useState(known);
  const [kind, setKind] = useState<CreatedKind>('custom');
  return (
    <Sheet open onOpenChange={onClose} title={words.title} closeLabel={t.desk.close}>
      <div className="grid gap-5">
        <ClientPicker client={client} onPick={setClient} />
        <Select
          label={words.kind}
          options={createdKinds.map((value) => ({ value, label: t.desk.kinds[value] }))}
          value={kind}
          onChange={({ target }) =>
            setKind(createdKinds.find((one) => one === target.value) ?? 'custom')
          }
        />
        <MatterForm key={kind} kind={kind} client={client} onClose={onClose} />
      </div>
    </Sheet>
  );
}

interface MatterFormProps {
  kind: CreatedKind;
  client: PickedClient | undefined;
  onClose: () => void;
}

function MatterForm({ kind, client, onClose }: MatterFormProps) {
  const { t } = useText();
  const words = t.desk.create;
  const navigate = useNavigate();
  const [values, setValues] = useState<Values>({});
  const [tried, setTried] = useState(false);
  const create = useCreateMatter();
  const faults = faultsIn(kind, values);
  const go = () => {
    setTried(true);
    if (!client || Object.keys(faults).length > 0) return;
    create.mutate(
      { client: client.id, form: formFrom(kind, values) },
      {
        onSuccess: ({ id, title }) => {
          notify.success(words.done, title);
          onClose();
          void navigate(addressOfPlace({ matter: id }));
        },
      },
    );
  };
  return (
    <>
      {plans[kind].map((plan) => (
        <PlannedField
          key={plan.name}
          plan={plan}
          values={values}
          fault={tried ? faults[plan.name] : undefined}
          refused={create.refusedFields[plan.name]}
          onWrite={(change) => setValues({ ...values, ...change })}
        />
      ))}
      {create.error && <AlertPanel title={t.desk.refused} text={create.words} />}
      {tried && !client && <p className="text-danger">{words.choose}</p>}
      <Button busy={create.isPending} busyLabel={words.submitting} onClick={go}>
        {words.submit}
      </Button>
    </>
  );
}
