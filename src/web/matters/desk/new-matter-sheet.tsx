import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { deskMatters } from '#contract/matters/desk.ts';
import { type MatterForm as Form, MatterKind } from '#contract/matters/kinds.ts';
import { ClientPicker } from '#web/clients/desk/picker.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { finishMatterDraft } from '#web/matters/sheet/draft.ts';
import { FormFields } from '#web/matters/sheet/form-fields.tsx';
import { useFilledForm } from '#web/matters/sheet/use-filled-form.ts';
import { valuesAbout } from '#web/matters/sheet/values.ts';
import { ApiError, call } from '#web/platform/api.ts';
import type { PickedClient } from '#web/platform/desk/overlay.ts';
import { addressOfPlace } from '#web/platform/desk/place.ts';
import { deskKey } from '#web/platform/desk/queries.ts';
import { deskRefusalWords } from '#web/platform/desk/refusal-words.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface NewMatterSheetProps {
  client: PickedClient | undefined;
  onClose: () => void;
}

/** Somebody called: the wish becomes a matter in their name, and whoever writes it down has it. */
export function NewMatterSheet({ client: known, onClose }: NewMatterSheetProps) {
  const { t } = useText();
  const words = t.deskMatters.create;
  const [client, setClient] = useState(known);
  const [kind, setKind] = useState<MatterKind>('custom');
  return (
    <Sheet onClose={onClose} title={words.title}>
      <div className="grid gap-5">
        <ClientPicker client={client} onPick={setClient} />
        <ListField
          label={words.kind}
          options={MatterKind.options.map((value) => ({
            value,
            label: t.deskMatters.kinds[value],
          }))}
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
  const words = t.deskMatters.create;
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
          finishMatterDraft(kept);
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
      {tried && !client && <p className="text-danger">{t.deskClients.picker.choose}</p>}
      <Button type="submit" busy={create.isPending} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}

interface Created {
  client: string;
  form: Form;
}

/** Opens the matter once, whatever happens to the line. */
function useCreateMatter() {
  const { t } = useText();
  const create = useAct(
    (body: Created, lang) => call(deskMatters.create, { query: { lang }, body }),
    [deskKey],
  );
  return { ...create, words: create.error ? deskRefusalWords(create.error, t) : '' };
}
