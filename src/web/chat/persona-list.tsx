import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import { PersonaDisc } from '#web/chat/persona-disc.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface PersonaListProps {
  personas: AssistantPersona[];
  /** A slug. */
  chosen: string;
}

/** A column of names; on a phone one row that goes sideways. */
export function PersonaList({ personas, chosen }: PersonaListProps) {
  const { t } = useText();
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen
  useEffect(() => {
    // On a phone the chosen one may lie out of sight.
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <nav ref={list} aria-label={t.chat.personas} className="tablet:-mx-3 tablet:mt-5">
      <ul className="flex gap-2 max-tablet:overflow-x-auto max-tablet:px-5 max-tablet:py-3 max-tablet:[scrollbar-width:none] tablet:flex-col tablet:gap-0.5">
        {personas.map((persona) => (
          <li key={persona.slug} className="shrink-0">
            <PersonaLink persona={persona} isChosen={persona.slug === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PersonaLink = ({ persona, isChosen }: { persona: AssistantPersona; isChosen: boolean }) => (
  <Link
    to={`/chat?with=${persona.slug}`}
    aria-current={isChosen ? 'true' : undefined}
    className={classes(
      'flex min-h-12 items-center gap-3.5 rounded-plate px-3 py-1.5 max-tablet:pe-4',
      isChosen ? 'bg-raised shadow-[0_0_0_1px_var(--line)]' : 'hover:bg-ink/4',
    )}
  >
    <PersonaDisc persona={persona} />
    <span className="min-w-0">
      <span className="block leading-5 font-medium">{persona.name}</span>
      <span className="hidden text-caption leading-4.5 text-ink-soft tablet:block">
        {persona.service}
      </span>
    </span>
  </Link>
);
