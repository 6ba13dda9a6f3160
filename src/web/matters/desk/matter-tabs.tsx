import { Link } from 'react-router';
import { addressOfPlace, type DeskPlace, matterTabs } from '#web/desk/desk-place.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

/** A phone shows one part of a matter at a time. */
export function MatterTabs({ place }: { place: DeskPlace }) {
  const { t } = useText();
  return (
    <nav
      aria-label={t.desk.matter.tabs}
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
          {t.desk.matter[tab]}
        </Link>
      ))}
    </nav>
  );
}
