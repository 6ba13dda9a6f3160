import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isLive } from '#domain/conversations/life.ts';
import { panelText, panelTitle } from '#web/conversations/looks.ts';
import { PersonHere } from '#web/conversations/presence.tsx';
import {
  ConversationQueue,
  type RunningProps,
  TranscriptButton,
} from '#web/conversations/queue.tsx';
import { ConversationStart } from '#web/conversations/start.tsx';
import type { ConversationProps } from '#web/conversations/use-conversation.ts';
import { useKeptFocus } from '#web/conversations/use-kept-focus.ts';
import { useText } from '#web/i18n/use-text.ts';
import { conversationDeskQuery } from '#web/platform/house-people.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { Stars } from '#web/ui/stars.tsx';

/** The way to a person. Where there is no third column it is a strip that opens. */
export function PersonColumn(props: ConversationProps) {
  const { content, live } = props;
  const { t } = useText();
  const words = t.conversations;
  const [opened, setOpened] = useState(false);
  const open = opened || live.isAsking;
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, `${live.conversation?.state} ${live.isAsking}`);
  const close = () => {
    setOpened(false);
    if (live.isAsking) live.dismiss();
  };
  return (
    <section ref={panel} tabIndex={-1} aria-label={words.panel} className="outline-none">
      <div className={`${paper} ms-6 me-(--gutter) mt-6 hidden p-2! min-[77.5625rem]:flex`}>
        <div className="relative aspect-4/3 overflow-hidden bg-sunk after:pointer-events-none after:absolute after:inset-2 after:border after:border-[rgb(255_250_236/0.5)]">
          <Picture picture={{ ...content.picture, alt: '' }} />
        </div>
      </div>
      <div className="flex items-center justify-between gap-4 px-5 py-2.5 tablet:px-7 min-[77.5625rem]:hidden">
        <Strip {...props} isOpen={open} />
        <button
          type="button"
          aria-expanded={open}
          onClick={() => (open ? close() : setOpened(true))}
          className="min-h-11 shrink-0 cursor-pointer border-b border-transparent text-caption underline decoration-brass-fill underline-offset-4"
        >
          {open ? words.hide : words.show}
        </button>
      </div>
      <div
        className={
          open
            ? 'max-h-[60dvh] overflow-y-auto px-5 pt-1 pb-5 tablet:px-7 min-[77.5625rem]:max-h-none min-[77.5625rem]:py-6 min-[77.5625rem]:ps-6 min-[77.5625rem]:pe-(--gutter)'
            : 'hidden py-6 ps-6 pe-(--gutter) min-[77.5625rem]:block'
        }
      >
        <div className="max-[77.5625rem]:hidden">
          <SectionLabel>{content.expert}</SectionLabel>
        </div>
        <State {...props} />
      </div>
    </section>
  );
}

/** What stands in one line where there is no room for the panel; open, the panel says it itself. */
function Strip({
  content,
  live: { conversation },
  isOpen,
}: ConversationProps & { isOpen: boolean }) {
  const { t, language } = useText();
  const words = t.conversations;
  const { data: desk } = useQuery(conversationDeskQuery(language));
  const line = () => {
    if (!conversation && desk && !desk.open) return desk.onCall ? words.onCall : words.closed;
    if (!conversation) return words.idle;
    if (conversation.state === 'human') return words.isHere(conversation.owner?.name ?? '');
    return conversation.waiting ? words.place(conversation.waiting.place) : words.ended;
  };
  return (
    <div className="min-w-0">
      <SectionLabel>{content.expert}</SectionLabel>
      <p aria-hidden={isOpen} className="truncate font-display text-[1.25rem] leading-7">
        {line()}
      </p>
    </div>
  );
}

function State(props: ConversationProps) {
  const { conversation } = props.live;
  if (!conversation) return <ConversationStart {...props} />;
  if (!isLive(conversation.state))
    return <ConversationEnded {...props} conversation={conversation} />;
  if (conversation.state === 'human') return <PersonHere {...props} conversation={conversation} />;
  return <ConversationQueue {...props} conversation={conversation} />;
}

/** Over: the transcript, a word on how it was, and back to the assistant. */
function ConversationEnded({ persona, live, conversation }: RunningProps) {
  const { t } = useText();
  const words = t.conversations;
  const { owner, rating, messages } = conversation;
  return (
    <>
      <h2 className={panelTitle}>{words.ended}</h2>
      {owner && <p className={panelText}>{words.endedText(owner.name)}</p>}
      {!owner && conversation.state === 'resolved' && (
        <p className={panelText}>{words.endedAlone}</p>
      )}
      {owner && (
        <div className="mt-4">
          <Stars
            label={words.rate}
            say={words.stars}
            value={rating ?? undefined}
            error={undefined}
            onChange={live.rate}
          />
          {rating && (
            <p role="status" className="text-caption text-ink-soft">
              {words.rated}
            </p>
          )}
        </div>
      )}
      <div className="mt-5 grid justify-items-center gap-3">
        <Button wide size="small" onClick={live.dismiss}>
          {words.backTo(persona.name)}
        </Button>
        {messages.length > 0 && <TranscriptButton live={live} conversation={conversation} />}
      </div>
    </>
  );
}
