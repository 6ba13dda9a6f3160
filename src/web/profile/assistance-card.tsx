import { useQuery } from '@tanstack/react-query';
import type { ProfileContent } from '#contract/profile/pages.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ManagerDialog } from '#web/profile/manager-dialog.tsx';
import { managerQuery } from '#web/profile/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Lattice } from '#web/ui/lattice.tsx';
import { SectionLabel } from '#web/ui/section-label.tsx';

/** A private line to a person: gulf, behind the screen. */
export function AssistanceCard({ content: { assistance, liveChat } }: { content: ProfileContent }) {
  const { t } = useText();
  return (
    <section className="relative isolate flex flex-col overflow-hidden rounded-plate bg-deep p-6 text-inverse tablet:p-7">
      <div className="absolute inset-0 -z-1">
        <Lattice fade="end" inverse />
      </div>
      <SectionLabel inverse>{t.profile.assistance}</SectionLabel>
      <Heading level={2} size="h3" className="mt-4 max-w-[9em]">
        {assistance.text}
      </Heading>
      <div className="mt-auto grid gap-3 pt-10">
        <ToManager label={assistance.title} />
        <ButtonLink to={liveChat.path} variant="inverse-outline" wide>
          {liveChat.label}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Leads to the conversation that is open, or begins one. */
function ToManager({ label }: { label: string }) {
  const { data } = useQuery(managerQuery);
  if (data?.conversation) {
    const { area, id } = data.conversation;
    return (
      <ButtonLink to={matterPath(area, id)} variant="inverse" wide>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ManagerDialog
      name={data?.manager?.name}
      trigger={
        <Button variant="inverse" wide>
          {label}
        </Button>
      }
    />
  );
}
