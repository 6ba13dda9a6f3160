import type { Document as Paper, Vault } from '#contract/documents/documents.ts';
import { expiryStanding } from '#domain/documents/expiry.ts';
import { daysBetween } from '#domain/time.ts';
import { paperName } from '#web/documents/names.ts';
import { PaperMark } from '#web/documents/paper-mark.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';

interface PaperSlotProps {
  paper: Paper;
  vault: Vault;
  onOpen: () => void;
}

const frame =
  'grid h-full w-full cursor-pointer grid-cols-[2.75rem_1fr] items-center gap-x-2.5 rounded-plate bg-raised p-1.75 text-start transition-shadow duration-(--dur-touch) hover:shadow-lift tablet:grid-cols-[4.25rem_1fr] tablet:gap-x-3.5 tablet:p-2';

/** A paper in its place; its outline says whether it ends soon or breaks a rule, and words say it, too. */
export function PaperSlot({ paper, vault, onOpen }: PaperSlotProps) {
  const { t, format } = useText();
  const words = t.documents;
  const said = useSaid(paper, vault);
  const outline = said
    ? { danger: 'var(--danger)', warning: 'var(--brass-fill)', quiet: 'var(--line)' }[said.tone]
    : 'var(--line)';
  return (
    <li>
      <button
        type="button"
        id={`paper-${paper.id}`}
        onClick={onOpen}
        style={{ boxShadow: `0 0 0 1px ${outline}` }}
        className={frame}
      >
        <span className="grid h-18 place-items-center rounded-[1px] bg-surface tablet:h-22">
          <PaperMark type={paper.type} />
        </span>
        <span className="min-w-0 leading-[1.3]">
          <bdi className="block text-[0.9375rem] leading-[1.2] font-medium break-words">
            {paperName(paper, words)}
          </bdi>
          {paper.numberEnd && (
            <bdi className="tnum mt-1 block text-caption text-ink-soft">
              <span aria-hidden>{words.masked(paper.numberEnd)}</span>
              <span className="sr-only">{words.numberEnds(paper.numberEnd)}</span>
            </bdi>
          )}
          <span className="tnum block text-[0.75rem] text-ink-mute">
            {paper.expiresOn ? words.until(format.day(paper.expiresOn)) : words.endless}
          </span>
          {paper.shares.length > 0 && (
            <span className="block text-[0.75rem] text-ink-mute">
              {words.people.shared(paper.shares.length)}
            </span>
          )}
          {said && (
            <span className={classes('mt-1 block text-[0.75rem] font-medium', tones[said.tone])}>
              {said.text}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

const tones = { danger: 'text-danger', warning: 'text-warning', quiet: 'text-ink-mute' };

interface Said {
  tone: keyof typeof tones;
  text: string;
}

function useSaid(paper: Paper, { findings, today }: Vault): Said | undefined {
  const { t, language } = useText();
  const words = t.documents.people;
  if (paper.replaced) return { tone: 'quiet', text: words.replaced };
  const broken = findings.find(({ documentId }) => documentId === paper.id);
  if (broken)
    return {
      tone: 'danger',
      text: broken.late ? words.renewNow : words.renewBy(sayDay(broken.actBy, 'date', language)),
    };
  const standing = expiryStanding(paper.expiresOn, today);
  if (standing === 'ended') return { tone: 'danger', text: words.ended };
  if (standing !== 'soon' || !paper.expiresOn) return undefined;
  const left = daysBetween(today, paper.expiresOn);
  return { tone: 'warning', text: left === 0 ? words.today : words.inDays(left) };
}
