import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import type { ChatContent } from '#contract/chat/pages.ts';
import { beforeRoom } from '#web/chat/before-room.ts';
import { ConversationColumn } from '#web/chat/conversation-column.tsx';
import { ChatFrame } from '#web/chat/frame.tsx';
import { Earlier } from '#web/chat/history/earlier.tsx';
import { useFreshHistory } from '#web/chat/history/queries.ts';
import { ChatStart } from '#web/chat/start.tsx';
import { type Assistant, useAssistant } from '#web/chat/use-assistant.ts';
import { PersonColumn } from '#web/conversations/column.tsx';
import { WithConversation } from '#web/conversations/with-conversation.tsx';
import { AppProviders } from '#web/platform/app-providers.tsx';

/** The chat page once it is alive. Who answers stands in the address. */
export function ChatRoom({ content }: { content: ChatContent }) {
  const [asked] = useSearchParams();
  const { personas } = content;
  const persona = personas.find(({ slug }) => slug === asked.get('with')) ?? personas[0];
  if (!persona) return null;
  return (
    <AppProviders>
      <Room key={persona.slug} content={content} persona={persona} />
    </AppProviders>
  );
}

/** Whoever wrote or asked before the room was there is not asked to do so again. */
function goOn(assistant: Assistant, field: HTMLTextAreaElement | null) {
  const { question, isFocused } = beforeRoom;
  // Only once: the next one in this tab may be somebody else.
  Object.assign(beforeRoom, { question: undefined, isFocused: false });
  if (isFocused) field?.focus();
  if (question) assistant.send(question);
}

/** Who comes with a sentence finds it in the field, and writes on where it ends. */
function goOnWriting(field: HTMLTextAreaElement | null) {
  if (!field?.value) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

function Room({ content, persona }: { content: ChatContent; persona: AssistantPersona }) {
  const assistant = useAssistant(persona);
  useFreshHistory(assistant.talk);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => goOn(assistant, field.current));
  useEffect(() => goOnWriting(field.current), []);
  const begin = () => {
    assistant.begin();
    field.current?.focus();
  };
  return (
    <WithConversation assistant={assistant} persona={persona}>
      {(live) => (
        <ChatFrame
          start={
            <ChatStart content={content} persona={persona} onBegin={begin}>
              <div className="mt-6 border-t border-line pt-4 max-tablet:hidden">
                <Earlier personas={content.personas} assistant={assistant} />
              </div>
            </ChatStart>
          }
          end={<PersonColumn content={content} persona={persona} live={live} />}
          middle={
            <ConversationColumn
              ref={field}
              content={content}
              persona={persona}
              assistant={assistant}
              live={live}
              onBegin={begin}
            />
          }
        />
      )}
    </WithConversation>
  );
}
