import { searchQuery } from '#web/desk/queries.ts';
import { SearchBox } from '#web/ui/fields/search-field.tsx';
import '#web/ui/motion.css';
import { useQuery } from '@tanstack/react-query';
import * as Primitive from 'radix-ui/dialog';
import { useDeferredValue, useState } from 'react';
import { SearchHits } from '#web/desk/search-hits.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Keycap } from '#web/platform/desk/keycap.tsx';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import { Scrim } from '#web/ui/overlays/scrim.tsx';

interface SearchDialogProps {
  onOverlay: OpenOverlay;
  onClose: () => void;
}

/** Clients, matters and bookings in one list. A phone gives it the whole screen. */
export function SearchDialog({ onOverlay, onClose }: SearchDialogProps) {
  const { t } = useText();
  const words = t.desk.search;
  const [typed, setTyped] = useState('');
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Scrim />
        <Primitive.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-raised shadow-float focus-visible:outline-none tablet:inset-x-0 tablet:top-23 tablet:bottom-auto tablet:mx-auto tablet:max-h-[calc(100dvh-8rem)] tablet:w-[min(60rem,90vw)] tablet:rounded-plate"
        >
          <Primitive.Title className="sr-only">{words.open}</Primitive.Title>
          <div className="flex items-center gap-4 border-b border-line px-6 py-4">
            <SearchBox
              aria-label={words.field}
              placeholder={words.hint}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className="w-full min-w-0 bg-transparent font-display text-[1.625rem] leading-tight outline-none placeholder:text-ink-mute tablet:text-[2rem]"
            />
            <Primitive.Close className="min-h-11 shrink-0 cursor-pointer" aria-label={t.desk.close}>
              <span className="tablet:hidden">{t.desk.close}</span>
              <Keycap cap="esc" />
            </Primitive.Close>
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-6 py-4 text-[0.875rem]">
            <Found typed={typed.trim()} onOverlay={onOverlay} onClose={onClose} />
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Found({ typed, onOverlay, onClose }: SearchDialogProps & { typed: string }) {
  const { t, language } = useText();
  const words = t.desk.search;
  const q = useDeferredValue(typed);
  const { data, error, refetch, isFetching } = useQuery(searchQuery(q, language));
  if (q.length < 2) return <p className="text-ink-mute">{words.short}</p>;
  if (error && !data) return <FailedPanel inset error={error} onRetry={refetch} />;
  if (!data) return <p role="status">{words.reading}</p>;
  const count = data.clients.length + data.matters.length + data.bookings.length;
  if (count === 0 && !isFetching) return <p role="status">{words.none(q)}</p>;
  return <SearchHits hits={data} onOverlay={onOverlay} onClose={onClose} />;
}
