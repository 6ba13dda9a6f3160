import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { type DeskMatter, deskMatters } from '#contract/matters/desk.ts';
import { ClientView } from '#web/clients/desk/view.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Composer } from '#web/matters/answers/composer.tsx';
import { MatterBody } from '#web/matters/desk/body.tsx';
import { MatterHead } from '#web/matters/desk/head.tsx';
import { MovesBar } from '#web/matters/desk/moves-bar.tsx';
import { contentId } from '#web/platform/addresses/addresses.ts';
import { ApiError, call } from '#web/platform/api.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { addressOfPlace, type DeskPlace, matterTabs } from '#web/platform/desk/place.ts';
import { deskKey, matterQuery } from '#web/platform/desk/queries.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { classes } from '#web/ui/classes.ts';
import { PaperShape } from '#web/ui/panel/shapes.tsx';

interface MatterColumnProps {
  place: DeskPlace;
  session: SignedIn;
  onOverlay: OpenOverlay;
}

export function MatterColumn({ place, session, onOverlay }: MatterColumnProps) {
  if (!place.matter) return <NoMatter />;
  return <ChosenMatter id={place.matter} place={place} session={session} onOverlay={onOverlay} />;
}

function NoMatter() {
  const { t } = useText();
  const { none, noneText } = t.deskMatters.matter;
  return (
    <div className="hidden place-content-center gap-2 bg-raised px-7 text-center tablet:grid">
      <p className="font-display text-[1.75rem] leading-tight">{none}</p>
      <p className="text-ink-mute">{noneText}</p>
    </div>
  );
}

function ChosenMatter({ id, place, ...around }: MatterColumnProps & { id: string }) {
  const { t, language } = useText();
  const { data, error, dataUpdatedAt, refetch } = useQuery(matterQuery(id, language));
  useSeen(data);
  if (data) return <MatterView matter={data} readAt={dataUpdatedAt} place={place} {...around} />;
  const gone =
    error instanceof ApiError &&
    ['not_found', 'bad_request', 'validation_failed'].includes(error.code);
  return (
    <div className="grid content-center bg-raised max-tablet:min-h-svh">
      {error ? (
        <FailedPanel
          inset
          error={error}
          onRetry={refetch}
          {...(gone && { text: t.deskMatters.matter.gone })}
        />
      ) : (
        <div className="self-start p-6 tablet:p-8">
          <PaperShape label={t.deskMatters.matter.reading} />
        </div>
      )}
    </div>
  );
}

/** Whoever has a matter open has read what is in it; a tab in the background reads nothing. */
function useSeen(matter: DeskMatter | undefined) {
  const queries = useQueryClient();
  const { id, unread } = matter ?? {};
  useEffect(() => {
    if (!id || !unread || document.hidden) return;
    call(deskMatters.seen, { params: { id } }).then(
      () => queries.invalidateQueries({ queryKey: [...deskKey, 'queue'] }),
      // A hint for the queue alone: it is sent again when the matter is opened again.
      () => undefined,
    );
  }, [id, unread, queries]);
}

interface MatterViewProps extends MatterColumnProps {
  matter: DeskMatter;
  readAt: number;
}

function MatterView({ matter, readAt, place, session, onOverlay }: MatterViewProps) {
  const { tab } = place;
  useTopOnPhone();
  return (
    <article
      aria-labelledby="matter-title"
      className="flex min-h-0 min-w-0 flex-col bg-raised max-tablet:min-h-svh"
    >
      <MatterHead matter={matter} readAt={readAt} place={place} onOverlay={onOverlay} />
      <MatterTabs place={place} />
      <MatterBody matter={matter} session={session} tab={tab} />
      {tab === 'client' && matter.client && (
        <div className="flex-1 px-5 py-4 tablet:hidden">
          <ClientView id={matter.client.id} except={matter.id} onOverlay={onOverlay} />
        </div>
      )}
      <div className={classes('bg-raised', tab !== 'thread' && 'max-tablet:hidden')}>
        <Composer key={matter.id} matter={matter} />
      </div>
      <MovesBar matter={matter} session={session} />
    </article>
  );
}

/** On a phone a matter is a page of its own, and a page begins at its top. */
function useTopOnPhone() {
  useEffect(() => {
    if (!matchMedia('(width < 51.3125rem)').matches) return;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, []);
}

/** A phone shows one part of a matter at a time. */
function MatterTabs({ place }: { place: DeskPlace }) {
  const { t } = useText();
  return (
    <nav
      aria-label={t.deskMatters.matter.tabs}
      className="flex gap-7 border-b border-line px-5 tablet:hidden"
    >
      {matterTabs.map((tab) => (
        <Link
          key={tab}
          to={addressOfPlace({ ...place, tab })}
          replace
          aria-current={place.tab === tab ? 'page' : undefined}
          className={classes(
            'relative py-3 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5',
            place.tab === tab ? 'text-ink after:bg-brass-fill' : 'text-ink-mute',
          )}
        >
          {t.deskMatters.matter[tab]}
        </Link>
      ))}
    </nav>
  );
}
