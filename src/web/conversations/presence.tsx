import { initialsOf } from '#domain/initials.ts';
import { panelText, panelTitle } from '#web/conversations/looks.ts';
import { type RunningProps, TranscriptButton } from '#web/conversations/queue.tsx';
import { SummaryBox } from '#web/conversations/summary-box.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

/** A person has it: who, whether they look, and the way back to the assistant. */
export function PersonHere(props: RunningProps) {
  const { persona, live, conversation } = props;
  const { t } = useText();
  const words = t.conversations;
  const name = conversation.owner?.name ?? '';
  const standing = () => {
    if (live.isHouseTyping) return words.writing(name);
    return live.isHouseHere ? words.present : words.absent;
  };
  return (
    <>
      <h2 className={panelTitle}>{words.isHere(name)}</h2>
      <p className={panelText}>{words.isHereText}</p>
      <div className="mt-4 flex items-center gap-3">
        <Avatar
          name={name}
          initials={initialsOf(name)}
          presence={
            live.isHouseHere
              ? { state: 'here', label: words.here }
              : { state: 'away', label: words.away }
          }
        />
        <div>
          <p className="text-[0.9375rem] leading-5 font-medium" aria-hidden>
            {name}
          </p>
          <p className="text-caption text-ink-soft" role="status">
            {standing()}
          </p>
        </div>
      </div>
      {conversation.handBackOffered && <Offer {...props} name={name} />}
      <SummaryBox title={words.summaryRead} conversation={conversation} live={live} />
      <div className="mt-5 grid justify-items-center gap-3">
        <Button
          wide
          size="small"
          variant="outline"
          busy={live.isBusy}
          onClick={() => live.does('end')}
        >
          {words.end}
        </Button>
        {!conversation.handBackOffered && (
          <Button size="small" variant="quiet" onClick={() => live.does('handBack')}>
            {words.backTo(persona.name)}
          </Button>
        )}
        <TranscriptButton live={live} conversation={conversation} />
      </div>
    </>
  );
}

/** The concierge suggests it, the client decides. */
function Offer({ persona, live, name }: RunningProps & { name: string }) {
  const { t } = useText();
  const words = t.conversations;
  return (
    <div role="alert" className="mt-4 border-s-2 border-brass-fill ps-4">
      <p className="text-[0.875rem] leading-5.5">{words.offered(name, persona.name)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => live.does('handBack')}>
          {words.agree(persona.name)}
        </Button>
        <Button size="small" variant="quiet" onClick={() => live.does('stay')}>
          {words.decline}
        </Button>
      </div>
    </div>
  );
}
