import { useState } from 'react';
import { askIn, type MandateDraft, noMandate } from '#web/delegates/mandate-draft.ts';
import { MandateForm } from '#web/delegates/mandate-form.tsx';
import { useInvite } from '#web/delegates/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import {
  forgetInBrowser,
  keepInBrowser,
  ownPrefix,
  readKept,
} from '#web/platform/browser-storage.ts';
import { notify } from '#web/ui/notify.ts';

/** What was typed outlives the dialog, a failure and a reload. */
const draftKey = `${ownPrefix}delegate-new`;

function readDraft(): MandateDraft {
  try {
    return { ...noMandate, ...JSON.parse(readKept(draftKey) ?? '{}') };
  } catch {
    return noMandate; // somebody else's value under our key
  }
}

export function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useText();
  const [draft, setDraft] = useState(readDraft);
  const invite = useInvite();
  const write = (part: Partial<MandateDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepInBrowser(draftKey, JSON.stringify(next));
  };
  const submit = () =>
    invite.mutate(
      { ...askIn(draft), email: draft.email.trim() },
      {
        onSuccess: ({ email }) => {
          forgetInBrowser(draftKey);
          notify.success(t.delegates.invited(email));
          onDone();
        },
      },
    );
  return (
    <MandateForm
      draft={draft}
      busy={invite.isPending}
      error={invite.error}
      onWrite={write}
      onSubmit={submit}
    />
  );
}
