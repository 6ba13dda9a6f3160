import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#contract/profile/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { AddressesSection } from '#web/profile/addresses-section.tsx';
import { ContactSection } from '#web/profile/contact-section.tsx';
import { EmergencySection } from '#web/profile/emergency-section.tsx';
import { ProfileFrame } from '#web/profile/frame.tsx';
import { PreferencesSection } from '#web/profile/preferences-section.tsx';
import { profileQuery } from '#web/profile/queries.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeletons } from '#web/ui/panel/skeleton.tsx';

export function InfoPage() {
  const { t } = useText();
  return (
    <ProfileFrame tab="info" lead={t.profile.info.lead}>
      <Sections />
    </ProfileFrame>
  );
}

function Sections() {
  const { t } = useText();
  const read = useQuery(profileQuery);
  const { data } = read;
  if (read.error && !data) return <Unread of={read} title={t.profile.info.failed} />;
  if (!data)
    return (
      <Skeletons label={t.profile.info.reading} sizes={['h-96', 'h-96']} className="grid gap-6" />
    );
  return (
    <div className="grid items-start gap-x-10 gap-y-8 desk:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid gap-6">
        <ContactSection saved={data.contact} />
        <PreferencesSection saved={data.preferences} />
        <EmergencySection saved={data.emergency} />
        <AddressesSection saved={data.addresses} />
      </div>
      <Aside profile={data} />
    </div>
  );
}

/** Where what is said here is used, and when it was last changed. */
function Aside({ profile: { changes } }: { profile: Profile }) {
  const { t, format } = useText();
  const words = t.profile.info;
  return (
    <aside className="grid gap-8 desk:sticky desk:top-[calc(var(--shell-h)+1.5rem)]">
      <section>
        <Heading level={2} size="step">
          {words.usedTitle}
        </Heading>
        <p className="mt-2 text-[0.9375rem] leading-[1.6] text-ink-soft">{words.usedText}</p>
      </section>
      {changes.length > 0 && (
        <section>
          <Heading level={2} size="step">
            {words.changesTitle}
          </Heading>
          <ol className="mt-3 grid gap-3 text-[0.875rem] leading-normal">
            {changes.slice(0, 8).map(({ id, section, fields, at }) => (
              <li key={id} className="border-t border-line pt-3">
                <span className="font-medium">{words.sections[section].title}</span>
                <span className="block text-ink-soft">
                  {fields
                    .map((field) => words.fieldNames[field] ?? field)
                    .join(words.overtaken.between)}
                </span>
                <time dateTime={at} className="text-caption text-ink-mute">
                  {format.when(at)}
                </time>
              </li>
            ))}
          </ol>
        </section>
      )}
    </aside>
  );
}
