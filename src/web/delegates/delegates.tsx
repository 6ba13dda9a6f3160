import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { InviteForm } from '#web/delegates/invite-form.tsx';
import { MandateRow } from '#web/delegates/mandate-row.tsx';
import { delegatesQuery } from '#web/delegates/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Unread } from '#web/platform/unread.tsx';
import { Button } from '#web/ui/button.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TriggerDialog } from '#web/ui/trigger-dialog.tsx';

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
