import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import { MessageForm } from '#web/chat/message-form.tsx';
import { colorOf, PersonaIcon } from '#web/chat/persona-disc.tsx';
import { QuestionChips } from '#web/chat/question-chips.tsx';
import { useAssistant } from '#web/chat/use-assistant.ts';
import { PanelHead, type Stand } from '#web/chat/widget/panel-head.tsx';
import { WidgetTalk } from '#web/chat/widget/talk.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

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
  const { t } = useText();
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
      aria-label={[persona.name, persona.role].join(t.chat.comma)}
      aria-modal={stand === 'expanded' || undefined}
      onKeyDown={leave}
      className={classes(panel, looks[stand], stand !== 'expanded' && sides[persona.position])}
    >
      <PanelHead
        name={persona.name}
        role={persona.role}
        icon={<PersonaIcon icon={persona.icon} size={16} />}
        color={colorOf(persona)}
        stand={stand}
        onStand={onStand}
        expands
      />
      {showsTalk && (
        <div className="mx-auto flex min-h-0 w-full max-w-184 flex-1 flex-col">
          <WidgetTalk persona={persona} assistant={assistant} isRoomy={stand === 'expanded'} />
          {!pending && <QuestionChips questions={questions} onAsk={send} small />}
          <MessageForm
            ref={field}
            pending={pending}
            send={send}
            onStop={pending ? stop : undefined}
          />
        </div>
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
