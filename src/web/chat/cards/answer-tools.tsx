import { Check, Copy, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TalkMessage } from '#web/chat/talk.ts';
import type { Assistant } from '#web/chat/use-assistant.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface AnswerToolsProps {
  message: TalkMessage;
  assistant: Assistant;
  /** Only the newest answer can be asked for again. */
  isLast: boolean;
}

/** Copy, ask again, and whether it helped. What failed can only be asked again. */
export function AnswerTools({ message, assistant, isLast }: AnswerToolsProps) {
  const { t } = useText();
  const { judge, retry } = assistant;
  const thumb = { size: 15, strokeWidth: 1.5 };
  const again = isLast && (
    <Tool label={t.chat.again} onPress={retry}>
      <RotateCcw {...thumb} />
    </Tool>
  );
  if (message.failed) return <div className="-mt-1 flex">{again}</div>;
  return (
    <div className="-mt-1 flex gap-0.5">
      <CopyTool text={message.text} />
      {again}
      <Tool
        label={t.chat.helpful}
        pressed={message.feedback === 'up'}
        onPress={() => judge(message, 'up')}
      >
        <ThumbsUp {...thumb} />
      </Tool>
      <Tool
        label={t.chat.unhelpful}
        pressed={message.feedback === 'down'}
        onPress={() => judge(message, 'down')}
      >
        <ThumbsDown {...thumb} />
      </Tool>
    </div>
  );
}

function CopyTool({ text }: { text: string }) {
  const { t } = useText();
  const [done, setDone] = useState(false);
  const copy = async () => {
    // A browser may refuse; then nothing was copied and nothing is claimed.
    await navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    );
  };
  const Icon = done ? Check : Copy;
  return (
    <Tool label={done ? t.chat.copied : t.chat.copy} onPress={copy}>
      <Icon size={15} strokeWidth={1.5} />
    </Tool>
  );
}

interface ToolProps {
  label: string;
  pressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Tool = ({ label, pressed, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onClick={onPress}
    className={classes(
      'grid size-7 cursor-pointer place-items-center rounded-hair hover:bg-ink/6 hover:text-ink max-tablet:size-11',
      pressed ? 'text-brass' : 'text-ink-mute',
    )}
  >
    {children}
  </button>
);
