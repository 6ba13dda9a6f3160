import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Desk } from '#contract/business-pages.ts';
import { iconNamed } from '#web/business/icons.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

/** The other pages of business, in a row of hairlines. */
export function DeskLinks({ desks }: { desks: Desk[] }) {
  const { t } = useText();
  const columns = desks.length === 4 ? 'desk:grid-cols-4' : 'desk:grid-cols-3';
  return (
    <nav aria-label={t.business.desks.label}>
      <ul
        className={classes(
          'grid gap-px overflow-hidden rounded-plate bg-line ring ring-line tablet:grid-cols-2',
          columns,
        )}
      >
        {desks.map((desk) => (
          <DeskLink key={desk.id} desk={desk} />
        ))}
      </ul>
    </nav>
  );
}

function DeskLink({ desk }: { desk: Desk }) {
  const Icon = iconNamed(desk.icon);
  return (
    <li className="group relative bg-raised px-6.5 py-6 transition-colors duration-(--dur-touch) last:odd:tablet:max-desk:col-span-2 hover:bg-surface">
      <div className="flex items-center justify-between gap-4">
        <Icon size={18} strokeWidth={1.5} className="text-brass" aria-hidden />
        <ArrowRight
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className="text-ink-mute transition-transform duration-(--dur-move) ease-tide motion-safe:group-hover:translate-x-1 rtl:-scale-x-100 motion-safe:rtl:group-hover:-translate-x-1"
        />
      </div>
      <Link
        to={desk.path}
        className="mt-4 block font-display text-[1.5rem] leading-[1.15] after:absolute after:inset-0 [&:lang(ar)]:leading-[1.4]"
      >
        {desk.title}
      </Link>
      <p className="mt-1.5 text-[0.9375rem] leading-[1.5] text-ink-soft">{desk.text}</p>
    </li>
  );
}
