import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';

/** A working title: the personas beside it say the rest, and on a phone they say it alone. */
export function ChatTitle() {
  const { t } = useText();
  return (
    <Heading level={1} size="h3" className="max-tablet:sr-only">
      {t.chat.title}
    </Heading>
  );
}
