import type { ConversationDesk } from '#contract/conversations/conversations.ts';
import { initialsOf } from '#domain/initials.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

/** Who sits at the desk this minute; nobody is listed who does not. */
export function DutyList({ people }: { people: ConversationDesk['people'] }) {
  const { t } = useText();
  const words = t.conversations;
  return (
    <>
      <h3 className="mt-6 text-[1.25rem] leading-6">{words.onDuty}</h3>
      {people.length === 0 && <p className="mt-2 text-caption text-ink-soft">{words.nobody}</p>}
      <ul className="mt-2.5 grid gap-2.5">
        {people.map(({ id, name, manager, busy }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar
              name={name}
              initials={initialsOf(name)}
              presence={{ state: 'here', label: words.here }}
            />
            <span className="min-w-0" aria-hidden>
              <span className="block truncate text-[0.9375rem] leading-5 font-medium">{name}</span>
            </span>
            <span className="ms-auto text-end text-caption leading-4.5 text-ink-soft">
              {manager && <span className="block">{words.manager}</span>}
              {busy ? words.withSomebody : words.free}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
