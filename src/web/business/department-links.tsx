import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Department } from '#contract/business.ts';
import { iconNamed } from '#web/business/icons.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

/** The other pages of business, in a row of hairlines. */
export function DepartmentLinks({ desks }: { desks: Department[] }) {
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
          <DepartmentLink key={desk.id} desk={desk} />
        ))}
      </ul>
    </nav>
  );
}

/** On phones the sign, the name and the arrow share a line. */
function DepartmentLink({ desk }: { desk: Department }) {
  const Icon = iconNamed(desk.icon);
  return (
    <li className="group relative grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 bg-raised px-5.5 py-4.5 transition-colors duration-(--dur-touch) last:odd:tablet:max-desk:col-span-2 hover:bg-surface tablet:grid-cols-2 tablet:content-start tablet:px-6.5 tablet:py-6">
      <Icon size={18} strokeWidth={1.5} className="text-brass" aria-hidden />
      <Link
        to={desk.path}
        className="font-display text-[1.5rem] leading-[1.15] after:absolute after:inset-0 tablet:order-1 tablet:col-span-2 tablet:mt-4 [&:lang(ar)]:leading-[1.4]"
      >
        {desk.title}
      </Link>
      <ArrowRight
        size={18}
        strokeWidth={1.5}
        aria-hidden
        className="justify-self-end text-ink-mute transition-transform duration-(--dur-move) ease-tide motion-safe:group-hover:translate-x-1 rtl:-scale-x-100 motion-safe:rtl:group-hover:-translate-x-1"
      />
      <p className="col-span-3 mt-1.5 text-[0.9375rem] leading-[1.5] text-ink-soft tablet:order-2 tablet:col-span-2">
        {desk.text}
      </p>
    </li>
  );
}
