import { type RunningProps, TranscriptButton } from '#web/conversations/expert-queue.tsx';
import { panelText, panelTitle } from '#web/conversations/looks.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/stars.tsx';

/** Over: the transcript, a word on how it was, and back to the assistant. */
export function ExpertEnded({ persona, expert, conversation }: RunningProps) {
  const { t } = useText();
  const words = t.chat.expert;
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
            onChange={expert.rate}
          />
          {rating && (
            <p role="status" className="text-caption text-ink-soft">
              {words.rated}
            </p>
          )}
        </div>
      )}
      <div className="mt-5 grid justify-items-center gap-3">
        <Button wide size="small" onClick={expert.dismiss}>
          {words.backTo(persona.name)}
        </Button>
        {messages.length > 0 && <TranscriptButton expert={expert} conversation={conversation} />}
      </div>
    </>
  );
}
