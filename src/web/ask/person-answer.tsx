import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { initialsOf } from '#domain/initials.ts';
import { useFocused } from '#web/ask/use-focused.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { begunWords } from '#web/platform/browser/begun-words.ts';
import { conversationDeskQuery, managerQuery } from '#web/platform/house-people.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';

interface PersonAnswerProps {
  words: string;
  onBack: () => void;
  onClose: () => void;
}

/** Somebody reads it: who, whether they are there, and what they will read. */
export function PersonAnswer({ words, onBack, onClose }: PersonAnswerProps) {
  const { t } = useText();
  const say = t.ask.person;
  const navigate = useNavigate();
  const { name, presence } = useReader();
  const part = useFocused();
  const write = () => {
    begunWords.text = words;
    onClose();
    void navigate(addresses.ask);
  };
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={say.label}
      className="grid gap-4 border-t border-line px-5 py-7 outline-none tablet:px-8"
    >
      <div className="flex items-center gap-4">
        {name ? (
          <Avatar initials={initialsOf(name)} name={name} size="large" {...presence} />
        ) : (
          <Mark className="size-13" />
        )}
        <div>
          <Heading level={3} size="card">
            {say.title(name ?? say.house)}
          </Heading>
          {presence && <p className="text-caption text-success">{presence.presence.label}</p>}
        </div>
      </div>
      <div>
        <p className="text-caption text-ink-soft">{say.reads}</p>
        <blockquote
          dir="auto"
          className="mt-1 border-s-2 border-brass-fill ps-4 font-display text-[1.25rem] leading-[1.4] break-words"
        >
          {words}
        </blockquote>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-5">
        <Button onClick={write}>{say.write(name ?? say.house)}</Button>
        <Button variant="quiet" onClick={onBack}>
          {say.back}
        </Button>
      </div>
    </section>
  );
}

/** Who looks after the client; for whoever acts for them, the house. */
function useReader() {
  const { t, language } = useText();
  const isOwn = usePrincipal() === undefined;
  const { data } = useQuery({ ...managerQuery, enabled: isOwn });
  const { data: desk } = useQuery(conversationDeskQuery(language));
  const manager = data?.manager;
  const isHere = desk?.people.some(({ id }) => id === manager?.id);
  const presence = { presence: { state: 'here', label: t.ask.person.here } as const };
  return { name: manager?.name, presence: isHere ? presence : undefined };
}
