import type { FamilyMember } from '#contract/family.ts';
import { initialsOf } from '#domain/initials.ts';
import { MemberForm } from '#web/family/member-form.tsx';
import { useRemoveMember } from '#web/family/queries.ts';
import { countryName } from '#web/i18n/countries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ActDialog } from '#web/platform/overlays/act-dialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

export function MemberCard({ member }: { member: FamilyMember }) {
  const { t, format, language } = useText();
  const { name, relation, age, born, nationality, school, schoolYear, needs } = member;
  const words = t.family;
  const who = [words.relations[relation], age !== null && words.age(age), schoolYear];
  const facts = [
    born && words.bornOn(format.day(born)),
    nationality && countryName(nationality, language),
    school,
  ];
  return (
    <li className="flex flex-col rounded-plate bg-raised p-5 shadow-[0_0_0_1px_var(--line)] tablet:p-6">
      <div className="flex items-center gap-4">
        <Avatar name="" initials={initialsOf(name)} size="large" />
        <div className="min-w-0">
          <Heading level={3} size="h4" className="wrap-anywhere">
            <bdi>{name}</bdi>
          </Heading>
          <p className="text-caption text-ink-mute">{who.filter(Boolean).join(words.between)}</p>
        </div>
      </div>
      <p className="mt-4 text-[0.9375rem] leading-[1.6] text-ink-soft">
        {facts.filter(Boolean).join(' · ')}
        {needs && <span className="block">{words.needs(needs)}</span>}
      </p>
      <div className="mt-auto flex flex-wrap gap-x-5 gap-y-2 pt-5">
        <EditMember member={member} />
        <RemoveMember member={member} />
      </div>
    </li>
  );
}

function EditMember({ member }: { member: FamilyMember }) {
  const { t } = useText();
  return (
    <TriggerDialog
      width="wide"
      trigger={
        <Button variant="outline" size="small" aria-label={t.family.editLabel(member.name)}>
          {t.family.edit}
        </Button>
      }
      title={member.name}
    >
      {(close) => <MemberForm known={member} onDone={close} />}
    </TriggerDialog>
  );
}

function RemoveMember({ member: { id, name } }: { member: FamilyMember }) {
  const { t } = useText();
  const words = t.family.remove;
  const remove = useRemoveMember();
  return (
    <ActDialog
      trigger={
        <Button variant="quiet" aria-label={words.label(name)}>
          {words.open}
        </Button>
      }
      title={words.title(name)}
      text={words.text}
      confirm={words.confirm}
      keep={words.keep}
      act={remove}
      onConfirm={() => remove.mutateAsync(id)}
    />
  );
}
