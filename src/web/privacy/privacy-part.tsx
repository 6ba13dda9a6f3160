import type { Instant } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ArchiveBlock } from '#web/privacy/archive-block.tsx';
import { Consents } from '#web/privacy/consents.tsx';
import { LeaveBlock } from '#web/privacy/leave-block.tsx';
import { Part } from '#web/settings/part.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Lattice } from '#web/ui/lattice.tsx';

export function PrivacyPart({ leavesAt }: { leavesAt: Instant | null }) {
  return (
    <Part name="privacy">
      <div className="grid items-start gap-x-10 gap-y-9 min-[84rem]:grid-cols-2 min-[84rem]:grid-rows-[auto_auto_1fr]">
        <Papers />
        <div className="min-[84rem]:col-start-2 min-[84rem]:row-span-3 min-[84rem]:row-start-1">
          <Consents />
        </div>
        <ArchiveBlock />
        {!leavesAt && <LeaveBlock />}
      </div>
    </Part>
  );
}

/** Behind the screen, because it is about what is private; the log itself is the vault's. */
function Papers() {
  const { t } = useText();
  const { privacy: words } = t.settings;
  return (
    <section className="relative flex overflow-hidden rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)]">
      <div className="relative w-12 shrink-0 border-e border-line">
        <Lattice step={24} />
      </div>
      <div className="p-6 tablet:p-7">
        <Heading level={3} size="h4">
          {words.papersTitle}
        </Heading>
        <p className="mt-2.5 mb-5 text-[0.9375rem] leading-[1.6] text-ink-soft">
          {words.papersText}
        </p>
        <ButtonLink to="/profile/documents#log" variant="quiet">
          {words.papersLink}
        </ButtonLink>
      </div>
    </section>
  );
}
