import type { Document as Paper, Vault } from '#contract/documents/documents.ts';
import type { DocumentFinding } from '#contract/documents/parts.ts';
import { isWatched, monthHeads, placeOf } from '#domain/documents/watch.ts';
import { FindingNote } from '#web/documents/finding-note.tsx';
import { sayMonth } from '#web/documents/moments.ts';
import { WatchLine } from '#web/documents/watch-line.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';

interface ExpiryWatchProps {
  vault: Vault;
  onOpen: (id: string) => void;
}

/** The nearest first; what is over longest stands on top until it is renewed or put away. */
function watched({ documents, today }: Vault): (Paper & { expiresOn: string })[] {
  return documents
    .filter((paper): paper is Paper & { expiresOn: string } => paper.expiresOn !== null)
    .filter(({ replaced, expiresOn }) => !replaced && isWatched(expiresOn, today))
    .toSorted((one, other) => one.expiresOn.localeCompare(other.expiresOn));
}

/** Eighteen months as a calendar of lines: each paper a line that ends in a diamond. */
export function ExpiryWatch({ vault, onOpen }: ExpiryWatchProps) {
  const { t } = useText();
  const words = t.documents.watch;
  const lines = watched(vault);
  const known = vault.documents.some(({ expiresOn }) => expiresOn);
  const ruleOf = (id: string) => vault.findings.find(({ documentId }) => documentId === id);
  return (
    <section
      aria-labelledby="watch"
      className="rounded-plate bg-raised p-5 shadow-[0_0_0_1px_var(--line)] tablet:px-7 tablet:pt-6 tablet:pb-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading level={2} size="h4" id="watch">
          {words.title}
        </Heading>
        <p className="text-caption text-ink-mute">{words.note}</p>
      </div>
      {vault.findings.map((finding) => (
        <FindingNote key={finding.documentId} finding={finding} vault={vault} />
      ))}
      {lines.length === 0 ? (
        <p className="mt-5 text-body text-ink-soft">{known ? words.nothing : words.nothingYet}</p>
      ) : (
        <Calendar {...{ lines, ruleOf, onOpen }} today={vault.today} />
      )}
    </section>
  );
}

interface CalendarProps {
  lines: (Paper & { expiresOn: string })[];
  today: string;
  ruleOf: (id: string) => DocumentFinding | undefined;
  onOpen: (id: string) => void;
}

function Calendar({ lines, today, ruleOf, onOpen }: CalendarProps) {
  return (
    <div className="relative mt-4.5">
      <Months today={today} />
      <ul className="relative tablet:pt-6">
        {lines.map((paper) => (
          <WatchLine
            key={paper.id}
            {...{ paper, today }}
            finding={ruleOf(paper.id)}
            onOpen={() => onOpen(paper.id)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Every third month a name, and a hairline down through all lines; a telephone has no room for either. */
function Months({ today }: { today: string }) {
  const { language } = useText();
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 ms-51 hidden text-[0.75rem] text-ink-mute tablet:block"
    >
      {monthHeads(today).map((month, place) => (
        <span
          key={month}
          style={{ insetInlineStart: `${100 * placeOf(month, today)}%` }}
          className="absolute inset-y-0 whitespace-nowrap after:absolute after:start-0 after:top-5.5 after:bottom-0 after:w-px after:bg-line"
        >
          {sayMonth(month, language, place === 0 || month.slice(5, 7) < '04')}
        </span>
      ))}
    </div>
  );
}
