import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { askIn, type MandateDraft, noMandate } from '#web/delegates/mandate-draft.ts';
import { MandateForm } from '#web/delegates/mandate-form.tsx';
import { MandateRow } from '#web/delegates/mandate-row.tsx';
import { delegatesQuery, useInvite } from '#web/delegates/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import {
  forgetInBrowser,
  keepInBrowser,
  ownPrefix,
  readKept,
} from '#web/platform/browser/storage.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

/** The people a client trusts with their affairs. */
export function Delegates() {
  const { t } = useText();
  const words = t.delegates;
  return (
    <section aria-labelledby="delegates" className="mt-16">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <Heading level={2} size="h3" id="delegates">
            {words.title}
          </Heading>
          <p className="mt-2 max-w-[42rem] text-body text-ink-soft">{words.text}</p>
        </div>
        <TriggerDialog
          width="wide"
          trigger={
            <Button variant="outline" icon={<UserPlus size={18} strokeWidth={1.5} />}>
              {words.invite}
            </Button>
          }
          title={words.inviteTitle}
          text={words.inviteText}
        >
          {(close) => <InviteForm onDone={close} />}
        </TriggerDialog>
      </div>
      <Given />
    </section>
  );
}

function Given() {
  const { t } = useText();
  const read = useQuery(delegatesQuery);
  const { data } = read;
  if (read.error && !data) return <Unread of={read} title={t.delegates.failed} />;
  if (!data) return <Skeleton className="h-24" />;
  if (data.length === 0) return <p className="text-body text-ink-soft">{t.delegates.nobody}</p>;
  return (
    <ul className="border-t border-line-strong">
      {data.map((mandate) => (
        <MandateRow key={mandate.id} mandate={mandate} />
      ))}
    </ul>
  );
}

/** What was typed outlives the dialog, a failure and a reload. */
const draftKey = `${ownPrefix}delegate-new`;

function readDraft(): MandateDraft {
  try {
    return { ...noMandate, ...JSON.parse(readKept(draftKey) ?? '{}') };
  } catch {
    return noMandate; // somebody else's value under our key
  }
}

function InviteForm({ onDone }: { onDone: () => void }) {
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
