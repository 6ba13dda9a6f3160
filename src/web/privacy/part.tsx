import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Instant } from '#contract/primitives.ts';
import type { Departure } from '#contract/privacy.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf, succeeds } from '#web/platform/api.ts';
import { forgetSession } from '#web/platform/sessions/session.ts';
import { ArchiveBlock } from '#web/privacy/archive-block.tsx';
import { PrivacyBlock } from '#web/privacy/block.tsx';
import { Consents } from '#web/privacy/consents.tsx';
import { departureQuery, useLeave } from '#web/privacy/queries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Lattice } from '#web/ui/pictures/lattice.tsx';

export const PrivacyPart = ({ leavesAt }: { leavesAt: Instant | null }) => (
  <div className="grid items-start gap-x-10 gap-y-9 min-[84rem]:grid-cols-2 min-[84rem]:grid-rows-[auto_auto_1fr]">
    <Papers />
    <div className="min-[84rem]:col-start-2 min-[84rem]:row-span-3 min-[84rem]:row-start-1">
      <Consents />
    </div>
    <ArchiveBlock />
    {!leavesAt && <LeaveBlock />}
  </div>
);

/** Behind the screen, because it is about what is private; the log itself is the vault's. */
function Papers() {
  const { t } = useText();
  const { papers: words } = t.privacy;
  return (
    <section className="relative flex overflow-hidden rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)]">
      <div className="relative w-12 shrink-0 border-e border-line">
        <Lattice step={24} />
      </div>
      <div className="p-6 tablet:p-7">
        <Heading level={3} size="h4">
          {words.title}
        </Heading>
        <p className="mt-2.5 mb-5 text-[0.9375rem] leading-[1.6] text-ink-soft">{words.text}</p>
        <ButtonLink to="/profile/documents#log" variant="quiet">
          {words.link}
        </ButtonLink>
      </div>
    </section>
  );
}

/** In a danger outline, last, never red-filled. */
function LeaveBlock() {
  const { t } = useText();
  const { leave: words } = t.privacy;
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...departureQuery, enabled: open });
  return (
    <PrivacyBlock title={words.title} text={words.text}>
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
      >
        {data && <LeaveForm departure={data} onKeep={() => setOpen(false)} />}
      </Dialog>
    </PrivacyBlock>
  );
}

/** Says what ends, and lets go of this device too; the house asks by itself whether it is the owner. */
function LeaveForm({ departure, onKeep }: { departure: Departure; onKeep: () => void }) {
  const { t } = useText();
  const { leave: words } = t.privacy;
  const { bookingsAhead, openMatters } = departure;
  const { mutateAsync, isPending, error } = useLeave();
  const leave = async () => {
    if (!(await succeeds(mutateAsync()))) return; // said by `error`
    notify.success(words.done, words.doneText);
    // Every session has ended; this browser's would only be refused.
    forgetSession();
  };
  const standing = words.standing(bookingsAhead, openMatters);
  return (
    <div className="grid gap-5">
      <p className="text-[0.9375rem] text-ink-soft">{words.goesOn}</p>
      {standing && <p className="text-[0.9375rem] text-ink-soft">{words.ends(standing)}</p>}
      {error && <AlertPanel title={words.failed} text={t.platform.errors[codeOf(error)]} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={isPending}
          busyLabel={words.confirming}
          onClick={() => void leave()}
        >
          {words.confirm}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
