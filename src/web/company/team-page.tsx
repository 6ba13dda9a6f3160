import type { TeamMember } from '#contract/company.ts';
import { companyHead } from '#web/company/head.ts';
import { PageHead } from '#web/company/page-head.tsx';
import { TextRows } from '#web/company/text-rows.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

/** The catalogue's accents, in colours that carry light letters by day and by night. */
const rounds: Record<string, string> = {
  gold: 'bg-(--persona-vip)',
  rose: 'bg-[#8a3d2b]',
  azure: 'bg-(--persona-business)',
  violet: 'bg-(--persona-school)',
  teal: 'bg-(--persona-travel)',
  emerald: 'bg-(--persona-estate)',
};

function TeamPage({ page: { content } }: { page: PageOf<'team'> }) {
  const { t } = useText();
  return (
    <>
      <PageHead label={t.company.teamLabel} text={content} />
      <ul className="wrap grid gap-x-12 tablet:grid-cols-2">
        {content.members.map((member) => (
          <Person key={member.id} member={member} />
        ))}
      </ul>
      <div className="wrap pb-10 tablet:pb-16">
        <TextRows sections={content.sections} />
      </div>
    </>
  );
}

/** No photographs: a name, what they do, and a line one would remember. */
function Person({ member }: { member: TeamMember }) {
  const { t } = useText();
  return (
    <li
      id={member.id}
      className="grid scroll-mt-(--nav-h) grid-cols-[4.5rem_1fr] gap-x-6 border-b border-line py-9 tablet:grid-cols-[5.5rem_1fr] tablet:py-11"
    >
      <span
        aria-hidden="true"
        className={classes(
          'grid size-18 place-items-center rounded-round font-display text-[1.625rem] leading-none text-inverse tablet:size-22 tablet:text-[2rem]',
          rounds[member.accent] ?? 'bg-(--persona-general)',
        )}
      >
        {member.initials}
      </span>
      <div>
        <Heading level={2} size="card">
          {member.name}
        </Heading>
        <p className="mt-1 text-[0.9375rem] text-brass">{member.role}</p>
        <p className="mt-3.5 max-w-[30rem] text-[1.0625rem] leading-[1.6]">{member.bio}</p>
        <p className="mt-3 text-caption text-ink-mute">{t.company.speaks(member.languages)}</p>
      </div>
    </li>
  );
}

export const teamScreen: Screen<PageOf<'team'>> = {
  View: TeamPage,
  head: ({ content }, payload) =>
    companyHead(content, payload, {
      more: {
        mainEntity: {
          '@type': 'Organization',
          '@id': `${payload.publicUrl}/#house`,
          employee: content.members.map(({ name, role }) => ({
            '@type': 'Person',
            name,
            jobTitle: role,
          })),
        },
      },
    }),
};
