import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Document as Paper } from '#contract/documents/documents.ts';
import type { Matter } from '#contract/matters/matters.ts';
import { isOpen } from '#domain/matters/life.ts';
import { fullName } from '#web/documents/names.ts';
import { ofMatterQuery } from '#web/documents/queries.ts';
import { RevokeButton } from '#web/documents/sheet/shares-part.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { Panel } from '#web/ui/panel/panel.tsx';

/** What those who work on a matter may open; nothing is said where nothing was shared. */
export function MatterPapers({ matter }: { matter: Matter }) {
  const { t } = useText();
  const words = t.documents.matter;
  const acting = usePrincipal() !== undefined;
  const { data: papers = [] } = useQuery({
    ...ofMatterQuery(matter.id),
    // Whoever acts for a client sees them in the vault, if they may.
    enabled: isOpen(matter.state) && !acting,
  });
  if (papers.length === 0) return null;
  return (
    <Panel title={words.title}>
      <ul className="mt-3">
        {papers.map((paper) => (
          <Shared key={paper.id} paper={paper} matterId={matter.id} />
        ))}
      </ul>
    </Panel>
  );
}

function Shared({ paper, matterId }: { paper: Paper; matterId: string }) {
  const { t } = useText();
  const name = fullName(paper, t.documents);
  const share = paper.shares.find((each) => each.matterId === matterId);
  return (
    <li className="flex items-center gap-4 border-t border-line py-2.5 text-[0.9375rem]">
      <Link
        to={`/profile/documents?paper=${paper.id}`}
        className="min-w-0 flex-1 break-words hover:text-brass"
      >
        {name}
      </Link>
      {share && <RevokeButton id={paper.id} share={share.id} name={name} />}
    </li>
  );
}
