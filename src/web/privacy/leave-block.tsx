import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { LeaveForm } from '#web/privacy/leave-form.tsx';
import { departureQuery } from '#web/settings/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Heading } from '#web/ui/heading.tsx';

/** In a danger outline, last, never red-filled. */
export function LeaveBlock() {
  const { t } = useText();
  const { leave: words } = t.settings;
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...departureQuery, enabled: open });
  return (
    <section aria-label={words.title}>
      <Heading level={3} size="h4">
        {words.title}
      </Heading>
      <p className="mt-2 mb-5 max-w-[26rem] text-[0.9375rem] leading-[1.6] text-ink-soft">
        {words.text}
      </p>
      <Dialog
        trigger={
          <Button size="small" variant="danger">
            {words.open}
          </Button>
        }
        open={open}
        onOpenChange={setOpen}
        title={words.dialog}
        text={words.dialogText}
        closeLabel={words.close}
      >
        {data && <LeaveForm departure={data} onKeep={() => setOpen(false)} />}
      </Dialog>
    </section>
  );
}
