import { useQuery } from '@tanstack/react-query';
import type { Document as Paper } from '#contract/documents/documents.ts';
import { fullName } from '#web/documents/names.ts';
import { binQuery, useRestore } from '#web/documents/queries.ts';
import { useReport } from '#web/documents/use-report.ts';
import { useText } from '#web/i18n/use-text.ts';
import { dayHere } from '#web/platform/moments.ts';
import { Button } from '#web/ui/button.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** What was thrown away, while it can be taken back. An empty bin is not worth a line. */
export function BinPart() {
  const { t } = useText();
  const words = t.documents.bin;
  const { data: papers = [] } = useQuery(binQuery);
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="bin" className="mt-11 border-t border-line pt-6">
      <Heading level={2} size="h3" id="bin">
        {words.title}
      </Heading>
      <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{words.text}</p>
      <ul className="mt-3">
        {papers.map((paper) => (
          <Binned key={paper.id} paper={paper} />
        ))}
      </ul>
    </section>
  );
}

function Binned({ paper }: { paper: Paper }) {
  const { t, format } = useText();
  const words = t.documents.bin;
  const restore = useRestore();
  const name = fullName(paper, t.documents);
  const tell = useReport();
  const said = { done: words.restored, failed: words.notRestored };
  return (
    <li className="flex items-center gap-4 border-t border-line py-3 text-[0.9375rem]">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        {paper.keptUntil && (
          <span className="tnum block text-caption text-ink-mute">
            {words.kept(format.day(dayHere(paper.keptUntil)))}
          </span>
        )}
      </span>
      <Button
        size="small"
        variant="outline"
        busy={restore.isPending}
        onClick={() => void tell(restore.mutateAsync(paper.id), said)}
      >
        {words.restore}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
