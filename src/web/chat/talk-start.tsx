import type { AssistantPersona } from '#contract/chat/chat.ts';
import { useText } from '#web/i18n/use-text.ts';
import { bubbleLooks } from '#web/ui/bubble-looks.ts';

/** Before anything was said: what can be asked here, and the assistant's first words, beside the field. */
export function TalkStart({ persona }: { persona: AssistantPersona }) {
  const { t } = useText();
  return (
    <>
      <p className="mt-auto max-w-[36rem] pb-2 font-display text-h4 leading-[1.3]! text-balance text-ink-soft tablet:pb-4 tablet:text-h3">
        {t.chat.lead(persona.name)}
      </p>
      <p dir="auto" className={bubbleLooks.theirs}>
        {persona.welcome}
      </p>
    </>
  );
}
