import type { MatterArea } from '#contract/matters/kinds.ts';
import type { Matter } from '#contract/matters/matters.ts';
import { initialsOf } from '#domain/initials.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Avatar, type AvatarProps } from '#web/ui/avatar.tsx';
import { Panel } from '#web/ui/panel.tsx';

const tones: Record<MatterArea, NonNullable<AvatarProps['tone']>> = {
  requests: 'general',
  'real-estate': 'estate',
  business: 'business',
  education: 'school',
  vip: 'vip',
};

export const HouseAvatar = ({ name, area }: { name: string; area: MatterArea }) => (
  <Avatar name={name} initials={initialsOf(name)} tone={tones[area]} />
);

export const OwnAvatar = ({ name }: { name: string }) => (
  <Avatar name={name} initials={initialsOf(name)} tone="family" />
);

/** Who has the matter. */
export function PeoplePanel({ matter: { owner, area, state } }: { matter: Matter }) {
  const { t } = useText();
  const words = t.matters.people;
  if (state === 'draft') return null;
  return (
    <Panel title={words.title}>
      {owner ? (
        <div className="mt-3.5 flex items-center gap-3.5 text-[0.9375rem] leading-[1.3]">
          <HouseAvatar name={owner.name} area={area} />
          <div>
            <p className="font-medium" aria-hidden>
              {owner.name}
            </p>
            <p className="text-caption text-ink-mute">{words.owner}</p>
          </div>
        </div>
      ) : (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">{words.nobody}</p>
      )}
    </Panel>
  );
}
