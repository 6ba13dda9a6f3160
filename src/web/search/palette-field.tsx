import { Search as SearchIcon, X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import type { KeyboardEvent, Ref } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import type { Search } from '#web/platform/search/use-search.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

interface PaletteFieldProps {
  ref: Ref<HTMLInputElement>;
  query: string;
  search: Search;
  onWrite: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  controls: { listId: string; option: string | undefined };
}

/** The focus stays in the field; the arrow keys move through the list that it controls. */
export function PaletteField(props: PaletteFieldProps) {
  const { ref, query, search, onWrite, onKeyDown, controls } = props;
  const { t } = useText();
  return (
    <div className="flex h-18 shrink-0 items-center gap-4 ps-5.5 pe-3 tablet:h-19 tablet:pe-5.5">
      <SearchIcon size={20} strokeWidth={1.5} className="shrink-0 text-ink-soft" aria-hidden />
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={t.search.title}
        aria-autocomplete="list"
        aria-expanded={controls.option !== undefined}
        aria-controls={controls.listId}
        aria-activedescendant={controls.option}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="auto"
        maxLength={100}
        placeholder={t.search.placeholder}
        value={query}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-full min-w-0 flex-1 bg-transparent font-display text-[1.625rem] outline-none placeholder:text-ink-mute tablet:text-[1.875rem]"
      />
      <Count search={search} />
      <Primitive.Close asChild>
        <IconButton
          label={t.search.close}
          icon={<X size={18} strokeWidth={1.5} />}
          className="tablet:with-keys:hidden!"
        />
      </Primitive.Close>
      <Primitive.Close className="hidden min-h-11 cursor-pointer place-items-center tablet:with-keys:grid">
        <Kbd>{t.search.escape}</Kbd>
        <span className="sr-only">{t.search.close}</span>
      </Primitive.Close>
    </div>
  );
}

/** Shown beside the field and read out when it changes. */
function Count({ search: { status, answer } }: { search: Search }) {
  const { t } = useText();
  const said = status === 'found' && answer ? t.search.count(answer.total) : '';
  return (
    <p role="status" className="tnum shrink-0 text-caption text-ink-soft">
      {said}
      {status === 'searching' && <span className="sr-only">{t.search.searching}</span>}
    </p>
  );
}
