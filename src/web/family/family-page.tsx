import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Delegates } from '#web/delegates/delegates.tsx';
import { MemberCard } from '#web/family/member-card.tsx';
import { MemberForm } from '#web/family/member-form.tsx';
import { familyQuery } from '#web/family/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { ProfileFrame } from '#web/profile/frame.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

/** The people a client lives with, and those who act for them. */
export function FamilyPage() {
  const { t } = useText();
  return (
    <ProfileFrame tab="family" lead={t.family.lead}>
      <section aria-labelledby="family-members">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
          <Heading level={2} size="h3" id="family-members">
            {t.family.members}
          </Heading>
          <AddMember />
        </div>
        <Members />
      </section>
      <Delegates />
    </ProfileFrame>
  );
}

function Members() {
  const { t } = useText();
  const read = useQuery(familyQuery);
  const { data } = read;
  if (read.error && !data) return <Unread of={read} title={t.family.failed} />;
  if (!data) return <Skeleton className="h-44" />;
  if (data.length === 0)
    return <p className="max-w-[38rem] text-body text-ink-soft">{t.family.nobody}</p>;
  return (
    <ul className="grid gap-5 tablet:grid-cols-2 desk:grid-cols-3">
      {data.map((member) => (
        <MemberCard key={member.id} member={member} />
      ))}
    </ul>
  );
}

function AddMember() {
  const { t } = useText();
  return (
    <TriggerDialog
      width="wide"
      trigger={<Button icon={<Plus size={18} strokeWidth={1.5} />}>{t.family.add}</Button>}
      title={t.family.addTitle}
      text={t.family.addText}
    >
      {(close) => <MemberForm onDone={close} />}
    </TriggerDialog>
  );
}
