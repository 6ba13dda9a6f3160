import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import { personasPath } from '#contract/paths.ts';
import { colorOf, PersonaIcon } from '#web/chat/persona-disc.tsx';
import type { Stand } from '#web/chat/widget/panel-head.tsx';
import type { WidgetPanelProps } from '#web/chat/widget/persona-panel.tsx';
import { useText, WordsContext } from '#web/i18n/use-text.ts';
import { request } from '#web/platform/api.ts';
import { loadTexts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';

/** The assistants of the catalogue with the words around them, fetched once for the whole visit. */
export async function loadWidget() {
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const [{ chat }, personas] = await Promise.all([
    loadTexts(language, ['chat']),
    request<AssistantPersona[]>('GET', personasPath, { query: { lang: language } }),
  ]);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the first service page is open
  return function ServiceWidget({ path }: { path: string }) {
    const page = useText();
    const persona = personas.find(({ pages }) => pages.some((start) => isBelow(path, start)));
    if (!persona) return null;
    return (
      <WordsContext value={{ ...page, t: { ...page.t, chat } }}>
        <Widget key={persona.slug} persona={persona} />
      </WordsContext>
    );
  };
}

/** Takes the place of the button that the server drew, and answers for it. */
function useStanding(button: RefObject<HTMLButtonElement | null>, open: () => void) {
  const answer = useRef(open);
  useEffect(() => {
    const standing = document.querySelector<HTMLElement>('[data-standing]');
    if (!standing) return;
    if (document.activeElement === standing) button.current?.focus();
    standing.hidden = true;
    if (standing.dataset.standing === 'pressed') answer.current();
    standing.dataset.standing = '';
  }, [button]);
}

const isBelow = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

/** Section 4 of the specification: closed, open, or open and minimised; on top of it the whole screen. */
function Widget({ persona }: { persona: AssistantPersona }) {
  const { t } = useText();
  const [stand, setStand] = useState<Stand>('closed');
  const [Panel, setPanel] = useState<ComponentType<WidgetPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Closing gives the focus back.
    if (stand === 'closed' && wasOpen.current) button.current?.focus();
    wasOpen.current = stand !== 'closed';
  }, [stand]);
  const open = async () => {
    const { WidgetPanel } = await import('#web/chat/widget/persona-panel.tsx');
    setPanel(() => WidgetPanel);
    setStand('open');
  };
  useStanding(button, open);
  const label = t.chat.openWith(persona.name);
  return (
    <>
      {stand === 'closed' && (
        <button
          ref={button}
          type="button"
          aria-label={label}
          title={label}
          onClick={open}
          data-side={persona.position}
          className={classes('chat-round', colorOf(persona))}
        >
          <PersonaIcon icon={persona.icon} size={24} />
        </button>
      )}
      {Panel && <Panel persona={persona} stand={stand} onStand={setStand} />}
    </>
  );
}
