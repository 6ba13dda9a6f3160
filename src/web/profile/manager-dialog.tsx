import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { matterPath } from '#domain/matters/areas.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { thisVisit } from '#web/platform/browser/storage.ts';
import { useWriteToManager } from '#web/profile/queries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** The first line of a conversation with the account manager; it leads there. */
export function ManagerDialog({ name, trigger }: { name: string | undefined; trigger: ReactNode }) {
  const { t } = useText();
  const words = t.profile.manager;
  return (
    <Dialog trigger={trigger} title={name ? words.titleNamed(name) : words.title} text={words.text}>
      <FirstLine />
    </Dialog>
  );
}

const draftKey = 'rihla-own-manager-words';

function FirstLine() {
  const { t } = useText();
  const words = t.profile.manager;
  const navigate = useNavigate();
  const [text, setText] = useState(() => thisVisit.read(draftKey) ?? '');
  const [tried, setTried] = useState(false);
  const write = useWriteToManager();
  const type = (typed: string) => {
    setText(typed);
    thisVisit.keep(draftKey, typed);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '' || write.isPending) return;
    write.mutate(text, {
      onSuccess: ({ area, id }) => {
        thisVisit.forget(draftKey);
        void navigate(matterPath(area, id));
      },
    });
  };
  return (
    <form onSubmit={send} className="grid gap-5" noValidate>
      <TextArea
        label={words.field}
        rows={4}
        maxLength={4000}
        typed={[text, type]}
        error={tried && text.trim() === '' ? words.empty : undefined}
      />
      {write.error && (
        <AlertPanel title={words.notSent} text={t.platform.errors[codeOf(write.error)]} />
      )}
      <Button type="submit" busy={write.isPending} busyLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
