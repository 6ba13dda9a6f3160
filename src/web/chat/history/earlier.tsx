import { Search } from 'lucide-react';
import { useState } from 'react';
import type { EarlierProps } from '#web/chat/history/earlier-list.tsx';
import { EarlierList } from '#web/chat/history/earlier-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { signInAddress } from '#web/platform/addresses/return-path.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { classes } from '#web/ui/classes.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { SearchBox } from '#web/ui/fields/search-field.tsx';

/** What was asked before. A visitor's conversations are kept nowhere but in this tab. */
export function Earlier({ inSheet = false, ...props }: EarlierProps & { inSheet?: boolean }) {
  const { t } = useText();
  const session = useSession();
  const [opened, setOpened] = useState(false);
  const searching = inSheet ? session !== undefined : opened;
  const [text, setText] = useState('');
  return (
    <>
      <div className={classes('flex items-center justify-between gap-3', inSheet && 'hidden')}>
        <h2 className="text-[1.25rem] leading-6">{t.chat.earlier}</h2>
        {session && (
          <IconButton
            size="small"
            label={t.chat.search}
            aria-expanded={searching}
            onClick={() => setOpened((shown) => !shown)}
            icon={<Search size={16} strokeWidth={1.5} />}
          />
        )}
      </div>
      {searching && (
        <SearchBox
          aria-label={t.chat.search}
          placeholder={t.chat.searchPlaceholder}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="h-11 w-full rounded-hair bg-raised px-3 text-[0.875rem] shadow-[inset_0_0_0_1px_var(--line-strong)] placeholder:text-ink-mute max-tablet:text-[1rem]"
        />
      )}
      {session ? (
        <EarlierList {...props} q={searching ? text.trim() : ''} />
      ) : (
        <div className="mt-2 grid justify-items-start gap-2">
          <p className="text-caption text-ink-soft">{t.chat.forVisitors}</p>
          <ButtonLink to={signInAddress(location)} variant="quiet">
            {t.chat.signIn}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
