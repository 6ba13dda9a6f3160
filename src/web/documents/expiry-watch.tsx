import { Plane, Stamp } from 'lucide-react';
import type { Document as Paper, Vault } from '#contract/documents/documents.ts';
import type { DocumentFinding } from '#contract/documents/parts.ts';
import { isWatched, monthHeads, placeOnWatch } from '#domain/documents/watch.ts';
import { firstName, fullName, paperName } from '#web/documents/names.ts';
import { WatchLine } from '#web/documents/watch-line.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** The nearest first; what is over longest stands on top until it is renewed or put away. */
const watched = ({ documents, today }: Vault): (Paper & { expiresOn: string })[] =>
  documents
    .filter((paper): paper is Paper & { expiresOn: string } => paper.expiresOn !== null)
    .filter(({ replaced, expiresOn }) => !replaced && isWatched(expiresOn, today))
    .toSorted((one, other) => one.expiresOn.localeCompare(other.expiresOn));

/** Eighteen months as a calendar of lines: each paper a line that ends in a diamond. */
export function ExpiryWatch({ vault, onOpen }: { vault: Vault; onOpen: (id: string) => void }) {
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
        <Calendar lines={lines} ruleOf={ruleOf} onOpen={onOpen} today={vault.today} />
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

const Calendar = ({ lines, today, ruleOf, onOpen }: CalendarProps) => (
  <div className="relative mt-4.5">
    <Months today={today} />
    <ul className="relative tablet:pt-6">
      {lines.map((paper) => (
        <WatchLine
          key={paper.id}
          paper={paper}
          today={today}
          finding={ruleOf(paper.id)}
          onOpen={() => onOpen(paper.id)}
        />
      ))}
    </ul>
  </div>
);

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
          style={{ insetInlineStart: `${100 * placeOnWatch(month, today)}%` }}
          className="absolute inset-y-0 whitespace-nowrap after:absolute after:start-0 after:top-5.5 after:bottom-0 after:w-px after:bg-line"
        >
          {sayDay(month, place === 0 || month.slice(5, 7) < '04' ? 'monthYear' : 'month', language)}
        </span>
      ))}
    </div>
  );
}

/** A rule that breaks, in words: what ends too early, the last day to act, and one button. */
function FindingNote({ finding, vault }: { finding: DocumentFinding; vault: Vault }) {
  const { t, format, language } = useText();
  const words = t.documents.findings;
  const paper = vault.documents.find(({ id }) => id === finding.documentId);
  if (!paper) return null;
  const { rule, about, day, expiresOn, months, actBy, late, weeks } = finding;
  const name = paperName(paper, t.documents);
  const holder = paper.holder.name;
  const who = holder ? words.theirs(firstName(holder), name) : words.your(name);
  const Icon = rule === 'flight' ? Plane : Stamp;
  return (
    <div
      role="note"
      className="mt-4 grid grid-cols-[auto_1fr] items-center gap-4 border-s-2 border-danger bg-surface px-4.5 py-4 text-[0.875rem] leading-[1.45] tablet:grid-cols-[auto_1fr_auto]"
    >
      <Icon
        size={18}
        strokeWidth={1.5}
        aria-hidden
        className="mt-0.5 self-start text-danger rtl:-scale-x-100"
      />
      <div>
        <p className="text-[0.9375rem] font-semibold">{words[rule](who, months)}</p>
        <p className="mt-0.5 max-w-140 text-ink-soft">
          {words.about[rule](about, format.day(day), format.day(expiresOn))}{' '}
          {late ? words.late(weeks) : words.act(weeks, sayDay(actBy, 'date', language))}
        </p>
      </div>
      <AskLink
        {...(paper.type === 'visa'
          ? { kind: 'visa' as const }
          : { kind: 'document' as const, about: words.ask(fullName(paper, t.documents)) })}
        size="small"
        className="max-tablet:col-start-2 max-tablet:justify-self-start"
      >
        {words.begin}
      </AskLink>
    </div>
  );
}
