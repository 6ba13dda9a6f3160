import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { InviteForm } from '#web/delegates/invite-form.tsx';
import { MandateRow } from '#web/delegates/mandate-row.tsx';
import { delegatesQuery } from '#web/delegates/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The people a client trusts with their affairs. */
export function Delegates() {
  const { t } = useText();
  const words = t.delegates;
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="delegates" className="mt-16">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <Heading level={2} size="h3" id="delegates">
            {words.title}
          </Heading>
          <p className="mt-2 max-w-[42rem] text-body text-ink-soft">{words.text}</p>
        </div>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          width="wide"
          trigger={
            <Button variant="outline" icon={<UserPlus size={18} strokeWidth={1.5} />}>
              {words.invite}
            </Button>
          }
          title={words.inviteTitle}
          text={words.inviteText}
          closeLabel={words.close}
        >
          <InviteForm onDone={() => setOpen(false)} />
        </Dialog>
      </div>
      <Given />
    </section>
  );
}

function Given() {
  const { t } = useText();
  const { data, error, isFetching, refetch } = useQuery(delegatesQuery);
  if (error && !data)
    return <FailedPanel title={t.delegates.failed} busy={isFetching} onRetry={refetch} />;
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
