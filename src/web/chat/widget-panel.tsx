import { Maximize2, Minimize2, Minus, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { AssistantPersona } from '#contract/chat-pages.ts';
import { MessageForm } from '#web/chat/message-form.tsx';
import { colorOf, PersonaIcon } from '#web/chat/persona-disc.tsx';
import { QuestionChips } from '#web/chat/question-chips.tsx';
import { useAssistant } from '#web/chat/use-assistant.ts';
import { WidgetTalk } from '#web/chat/widget-talk.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

export type Stand = 'closed' | 'open' | 'minimised' | 'expanded';

export interface WidgetPanelProps {
  persona: AssistantPersona;
  stand: Stand;
  onStand: (stand: Stand) => void;
}

const panel =
  'fixed z-30 flex flex-col overflow-hidden bg-raised shadow-float motion-safe:animate-[settle_240ms_var(--ease-tide)]';

/** Section 9 of the specification: 320 by 384 pixels; minimised, its header of 58. */
const looks: Record<Exclude<Stand, 'closed'>, string> = {
  open: 'bottom-4 h-96 w-80 rounded-plate tablet:bottom-7',
  minimised: 'bottom-4 w-80 rounded-plate tablet:bottom-7',
  expanded: 'inset-0 z-50',
};

const sides = { right: 'end-4 tablet:end-7', left: 'start-4 tablet:start-7' };

/** Stays mounted while it is closed, so that the conversation is there when it is opened again. */
export function WidgetPanel({ persona, stand, onStand }: WidgetPanelProps) {
  const assistant = useAssistant(persona);
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const showsTalk = stand === 'open' || stand === 'expanded';
  useEffect(() => {
    if (showsTalk) field.current?.focus();
  }, [showsTalk]);
  useAlone(box, stand === 'expanded');
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onStand(stand === 'expanded' ? 'open' : 'closed');
  };
  if (stand === 'closed') return null;
  const { pending, send, stop, talk } = assistant;
  const asked = talk.messages.length > 0;
  const questions = asked ? talk.suggestions : persona.questions;
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={`${persona.name}, ${persona.role}`}
      aria-modal={stand === 'expanded' || undefined}
      onKeyDown={leave}
      className={classes(panel, looks[stand], stand !== 'expanded' && sides[persona.position])}
    >
      <Header persona={persona} stand={stand} onStand={onStand} />
      {showsTalk && (
        <>
          <WidgetTalk persona={persona} assistant={assistant} />
          {!pending && <QuestionChips questions={questions} onAsk={send} small />}
          <MessageForm
            ref={field}
            pending={pending}
            send={send}
            onStop={pending ? stop : undefined}
          />
        </>
      )}
    </div>
  );
}

/** While it fills the screen, what lies beneath cannot be reached. */
function useAlone(box: RefObject<HTMLElement | null>, isAlone: boolean) {
  useEffect(() => {
    if (!isAlone) return;
    const others = [...(box.current?.parentElement?.children ?? [])].filter(
      (each): each is HTMLElement =>
        each instanceof HTMLElement && each !== box.current && !each.inert,
    );
    for (const each of others) each.inert = true;
    return () => {
      for (const each of others) each.inert = false;
    };
  }, [box, isAlone]);
}

const target =
  'relative grid size-8 cursor-pointer place-items-center rounded-hair before:absolute before:-inset-x-0 before:-inset-y-1.5 hover:bg-white/10';

function Header({ persona, stand, onStand }: WidgetPanelProps) {
  const { t } = useText();
  const minimised = stand === 'minimised';
  const expanded = stand === 'expanded';
  const Size = expanded ? Minimize2 : Maximize2;
  const Toggle = minimised ? Plus : Minus;
  return (
    // Not a header: outside the page's content that would be a second banner.
    <div
      className={classes(
        'flex h-14.5 shrink-0 items-center gap-2.5 ps-4 pe-2.5 text-inverse [&_:focus-visible]:outline-brass-fill',
        colorOf(persona),
      )}
    >
      <span className="grid size-8.5 place-items-center rounded-round bg-white/10">
        <PersonaIcon icon={persona.icon} size={16} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-[0.875rem] leading-5 font-semibold">{persona.name}</p>
        <p className="truncate text-[0.75rem] leading-4 text-inverse-soft">{persona.role}</p>
      </div>
      <button
        type="button"
        aria-label={expanded ? t.chat.shrink : t.chat.expand}
        onClick={() => onStand(expanded ? 'open' : 'expanded')}
        className={target}
      >
        <Size size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      </button>
      <button
        type="button"
        aria-label={minimised ? t.chat.restore : t.chat.minimise}
        aria-expanded={!minimised}
        onClick={() => onStand(minimised ? 'open' : 'minimised')}
        className={target}
      >
        <Toggle size={18} strokeWidth={1.5} />
      </button>
      <button
        type="button"
        aria-label={t.chat.close}
        onClick={() => onStand('closed')}
        className={target}
      >
        <X size={18} strokeWidth={1.5} />
      </button>
    </div>
  );
}
