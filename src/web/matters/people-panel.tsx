import type { ReactNode } from 'react';
import type { Matter } from '#contract/matters/matters.ts';
import { initialsOf } from '#domain/initials.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Panel } from '#web/ui/panel/panel.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

/** A name in a round. */
export const NameAvatar = ({ name }: { name: string }) => (
  <Avatar name={name} initials={initialsOf(name)} />
);

/** Who has the matter, and whom its client meets. */
export function PeoplePanel({ matter }: { matter: Matter }) {
  const { t } = useText();
  const words = t.matters.people;
  const { owner, state, kind } = matter;
  const adviser = adviserOf(matter);
  if (state === 'draft') return null;
  return (
    <Panel title={words.title}>
      {adviser && (
        <Known name={adviser.name}>
          <p>{adviser.title}</p>
          <p>{kind === 'viewing' ? words.shows : words.calls}</p>
          {adviser.phone && (
            <a href={`tel:${adviser.phone.replaceAll(' ', '')}`} className="py-1 underline">
              <bdi className="tnum">{adviser.phone}</bdi>
            </a>
          )}
        </Known>
      )}
      {owner && (
        <Known name={owner.name}>
          <p>{words.owner}</p>
        </Known>
      )}
      {!adviser && !owner && <p className="mt-3 text-[0.9375rem] text-ink-soft">{words.nobody}</p>}
    </Panel>
  );
}

/** Whom the client meets next, where they chose the hour themselves. */
const adviserOf = ({ appointments }: Matter) =>
  appointments.find(({ state, adviser }) => state === 'set' && adviser)?.adviser;

const Known = (props: { name: string; children: ReactNode }) => (
  <div className="mt-3.5 flex items-center gap-3.5 text-[0.9375rem] leading-[1.3]">
    <NameAvatar name={props.name} />
    <div>
      <p className="font-medium" aria-hidden>
        {props.name}
      </p>
      <div className="text-caption text-ink-mute">{props.children}</div>
    </div>
  </div>
);
