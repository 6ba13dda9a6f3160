import { Plane, Stamp } from 'lucide-react';
import type { Vault } from '#contract/documents/documents.ts';
import type { DocumentFinding } from '#contract/documents/parts.ts';
import { sayDay } from '#web/documents/moments.ts';
import { firstName, fullName, paperName } from '#web/documents/names.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AskLink } from '#web/site/ask-link.tsx';

interface FindingNoteProps {
  finding: DocumentFinding;
  vault: Vault;
}

/** A rule that breaks, in words: what ends too early, the last day to act, and one button. */
export function FindingNote({ finding, vault }: FindingNoteProps) {
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
          {late ? words.late(weeks) : words.act(weeks, sayDay(actBy, language))}
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
