import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { OwnMattersContent } from '#contract/matters/pages.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { listPath, pathOf } from '#web/matters/addresses.ts';
import { matterQuery } from '#web/matters/queries.ts';
import { MatterView } from '#web/matters/view.tsx';
import { codeOf } from '#web/platform/api.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Waiting } from '#web/platform/screen-shape.tsx';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';

export const MatterPage = ({ payload: { page } }: { payload: PagePayload }) => (
  <RequireSession>
    {() => page.name === 'own-matter' && <OneMatter content={page.content} />}
  </RequireSession>
);

/** The shell is the same for every matter; which one it is, only the address says. */
function OneMatter({ content }: { content: OwnMattersContent }) {
  const { t, language } = useText();
  const id = useAskedId();
  const read = useQuery(matterQuery(id, language));
  const { data, error, dataUpdatedAt } = read;
  // One matter has one address, whatever area it was looked for in.
  if (data && data.area !== content.area) return <Navigate to={pathOf(data)} replace />;
  if (data)
    return (
      <MatterView
        key={data.id}
        matter={data}
        readAt={dataUpdatedAt}
        picture={content.emptyPicture}
      />
    );
  if (!error) return <Waiting />;
  return (
    <div className="wrap grid min-h-svh content-center pt-(--shell-h)">
      {codeOf(error) === 'not_found' ? (
        <Nobodys content={content} />
      ) : (
        <Unread of={read} title={t.matters.failed} />
      )}
    </div>
  );
}

/** The page stays until the next one is complete; an address that names no matter is not ours any more. */
function useAskedId(): string {
  const { pathname } = useLocation();
  const [last, setLast] = useState('');
  const asked = /[0-9a-f-]{36}$/.exec(pathname)?.[0] ?? last;
  if (asked !== last) setLast(asked);
  return asked;
}

function Nobodys({ content: { area, emptyPicture } }: { content: OwnMattersContent }) {
  const { t } = useText();
  const { notFound, notFoundText, toList } = t.matters;
  return (
    <EmptyState
      level={1}
      picture={emptyPicture}
      title={notFound}
      text={notFoundText}
      action={
        <ButtonLink to={listPath(area)} variant="outline">
          {toList}
        </ButtonLink>
      }
    />
  );
}
