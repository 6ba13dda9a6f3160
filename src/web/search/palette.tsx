import * as Primitive from 'radix-ui/dialog';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchHit } from '#contract/search.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlayProps } from '#web/platform/overlays/props.ts';
import { hitsOf, optionId } from '#web/platform/search/hits.ts';
import { type Search, useSearch } from '#web/platform/search/use-search.ts';
import { HitPreview } from '#web/search/hit-preview.tsx';
import { PaletteBody } from '#web/search/palette-body.tsx';
import { PaletteField } from '#web/search/palette-field.tsx';
import { rememberSearch } from '#web/search/recent-searches.ts';
import { closeOnShortcut, LineHints } from '#web/ui/overlays/line-hints.tsx';
import { Scrim } from '#web/ui/overlays/scrim.tsx';

/** The whole window of a phone, a plate near the top of anything larger. */
const panel =
  'fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised shadow-float focus-visible:outline-none data-[state=open]:animate-[settle_320ms_var(--ease-tide)] tablet:inset-x-0 tablet:top-[min(5.75rem,9dvh)] tablet:bottom-auto tablet:mx-auto tablet:max-h-[min(44rem,82dvh)] tablet:w-[min(60rem,calc(100vw-4rem))] tablet:rounded-plate';

export function Palette({ onClose }: OpenOverlayProps<'search'>) {
  const { t } = useText();
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Scrim />
        <Primitive.Content
          aria-describedby={undefined}
          className={panel}
          onKeyDown={(event) => closeOnShortcut(event, onClose)}
        >
          <Primitive.Title className="sr-only">{t.search.title}</Primitive.Title>
          <Content onClose={onClose} />
          <LineHints words={t.search.keys} className="px-5.5" />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const { query, search, active, hits, setActive, field, write, chosen } = usePalette(onClose);
  const keys = useKeys({ search, hits, active, setActive, chosen });
  const listId = useId();
  const hit = hits[active];
  return (
    <>
      <PaletteField
        ref={field}
        query={query}
        search={search}
        onWrite={write}
        onKeyDown={keys}
        controls={{ listId, option: hit && optionId(listId, active) }}
      />
      <div className="grid min-h-0 flex-1 border-t border-line desk:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className={scrolls}>
          <PaletteBody
            query={query.trim()}
            search={search}
            listId={listId}
            active={active}
            onPoint={setActive}
            onChoose={chosen}
            onSearch={write}
          />
        </div>
        {hit && (
          <div className={`${scrolls} hidden border-s border-line bg-surface desk:block`}>
            <HitPreview hit={hit} onChoose={chosen} />
          </div>
        )}
      </div>
    </>
  );
}

const scrolls = 'min-h-0 overflow-y-auto overscroll-contain';

/** What is written, what was found and which row is meant. */
function usePalette(onClose: () => void) {
  const { language } = useText();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(query.trim(), language);
  const write = (written: string) => {
    setQuery(written);
    setActive(0);
    field.current?.focus();
  };
  const chosen = () => {
    rememberSearch(query.trim());
    onClose();
  };
  return { query, search, active, hits: hitsOf(search.answer), setActive, field, write, chosen };
}

interface Choice {
  search: Search;
  hits: SearchHit[];
  active: number;
  setActive: (at: number) => void;
  chosen: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function useKeys({ search, hits, active, setActive, chosen }: Choice) {
  const open = useOpening({ search, hits, active, chosen });
  return (event: KeyboardEvent) => {
    // The Enter that ends a word in an input method is not a choice.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open();
    }
  };
}

/** Who types fast presses Enter before the answer is there: then the first row of that answer is meant. */
function useOpening({ search, hits, active, chosen }: Omit<Choice, 'setActive'>) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const hit = hits[active];
  const waits = search.status === 'searching';
  useEffect(() => {
    if (!wanted || waits) return;
    setWanted(false);
    if (!hit) return;
    chosen();
    void navigate(hit.path);
  }, [wanted, waits, hit, chosen, navigate]);
  return () => setWanted(true);
}
