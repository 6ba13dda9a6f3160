import type { PasskeyListItem } from '@supabase/auth-js';
import { type FormEvent, useId, useState } from 'react';
import { useChange } from '#web/account/use-change.ts';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

export function PasskeyItem({ passkey }: { passkey: PasskeyListItem }) {
  const { t } = useText();
  const { busy, change, refusal } = useChange();
  const { passkeys: words } = t.security;
  const remove = async () => {
    const refused = await change(
      (auth) => auth.passkey.delete({ passkeyId: passkey.id }),
      words.removed,
    );
    return !refused;
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="text-[0.9375rem] break-words">
          <bdi>{passkey.friendly_name || words.unnamed}</bdi>
        </p>
        <p className="text-caption text-ink-mute">
          <Life passkey={passkey} />
        </p>
      </div>
      <div className="flex gap-4">
        <Rename passkey={passkey} />
        <ConfirmDialog
          trigger={
            <Button size="small" variant="quiet">
              {words.remove}
            </Button>
          }
          title={words.removeTitle}
          text={words.removeText}
          confirm={words.remove}
          keep={t.security.cancel}
          busy={busy}
          refused={refusal?.says}
          onConfirm={remove}
        />
      </div>
    </li>
  );
}

function Life({ passkey }: { passkey: PasskeyListItem }) {
  const { t, format } = useText();
  const { passkeys: words } = t.security;
  const day = (moment: string) => format.day(moment.slice(0, 10));
  const added = words.since(day(passkey.created_at));
  return passkey.last_used_at ? `${added} · ${words.used(day(passkey.last_used_at))}` : added;
}

function Rename({ passkey }: { passkey: PasskeyListItem }) {
  const { t } = useText();
  const { busy, change, refusal } = useChange();
  const noteId = useId();
  const { passkeys: words } = t.security;
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(passkey.friendly_name ?? '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const refused = await change(
      (auth) => auth.passkey.update({ passkeyId: passkey.id, friendlyName: name.trim() }),
      t.security.saved,
    );
    if (!refused) setOpen(false);
  };
  return (
    <Dialog
      trigger={
        <Button size="small" variant="quiet">
          {words.rename}
        </Button>
      }
      open={open}
      onOpenChange={setOpen}
      title={words.rename}
    >
      <form onSubmit={save} className="grid gap-5">
        <TextField
          label={words.name}
          name="name"
          required
          maxLength={120}
          typed={[name, setName]}
          describedBy={refusal && noteId}
        />
        <RefusalNote id={noteId} refusal={refusal} />
        <Button type="submit" wide busy={busy}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}
