import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { MatterKind } from '#contract/matters/kinds.ts';
import type { PickedClient } from '#web/clients/client-picker.tsx';
import { ClientPicker } from '#web/clients/client-picker.tsx';
import { addressOfPlace } from '#web/desk/desk-place.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCreateMatter } from '#web/matters/desk/use-create-matter.ts';
import { finishDraft } from '#web/matters/sheet/draft.ts';
import { FormFields } from '#web/matters/sheet/form-fields.tsx';
import { useFilledForm } from '#web/matters/sheet/use-filled-form.ts';
import { valuesAbout } from '#web/matters/sheet/values.ts';
import { ApiError } from '#web/platform/api.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface NewMatterSheetProps {
  client: PickedClient | undefined;
  onClose: () => void;
}

/** Somebody called: the wish becomes a matter in their name, and whoever writes it down has it. */
export function NewMatterSheet({ client: known, onClose }: NewMatterSheetProps) {
  const { t } = useText();
  const words = t.desk.create;
  const [client, setClient] = useState(known);
  const [kind, setKind] = useState<MatterKind>('custom');
  return (
    <Sheet open onOpenChange={onClose} title={words.title} closeLabel={t.desk.close}>
      <div className="grid gap-5">
        <ClientPicker client={client} onPick={setClient} />
        <Select
          label={words.kind}
          options={MatterKind.options.map((value) => ({ value, label: t.desk.kinds[value] }))}
          value={kind}
          onChange={({ target }) =>
            setKind(MatterKind.options.find((one) => one === target.value) ?? 'custom')
          }
        />
        <MatterForm
          key={kind}
          kind={kind}
          client={client}
          kept={`desk-${known?.id ?? 'call'}-${kind}`}
          onClose={onClose}
        />
      </div>
    </Sheet>
  );
}

interface MatterFormProps {
  kind: MatterKind;
  client: PickedClient | undefined;
  /** Under which what is typed is kept: it may be typed before it is clear who called. */
  kept: string;
  onClose: () => void;
}

function MatterForm({ kind, client, kept, onClose }: MatterFormProps) {
  const { t } = useText();
  const words = t.desk.create;
  const navigate = useNavigate();
  const [tried, setTried] = useState(false);
  const filling = useFilledForm({ kind, name: kept, first: valuesAbout(kind, '', '') });
  const create = useCreateMatter();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const form = filling.read();
    if (!client || !form || create.isPending) return;
    create.mutate(
      { client: client.id, form },
      {
        onSuccess: ({ id, title }) => {
          finishDraft(kept);
          notify.success(words.done, title);
          onClose();
          void navigate(addressOfPlace({ matter: id }));
        },
        onError: (error) => {
          if (error instanceof ApiError && error.body.fields) filling.refuse(error.body);
        },
      },
    );
  };
  return (
    <form ref={filling.form} onSubmit={submit} noValidate className="grid gap-5">
      <FormFields ask={filling} />
      {create.error && <AlertPanel title={t.desk.refused} text={create.words} />}
      {tried && !client && <p className="text-danger">{words.choose}</p>}
      <Button type="submit" busy={create.isPending} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}
