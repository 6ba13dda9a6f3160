import { Link } from 'react-router';
import type { PackageCard as Card } from '#contract/business.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Heading, type HeadingLevel } from '#web/ui/panel/heading.tsx';
import { StarList } from '#web/ui/star-list.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface Mark {
  chosen: boolean;
  /** No more can be chosen. */
  full: boolean;
  toggle: () => void;
}

interface PackageCardProps {
  card: Card;
  popularLabel: string;
  level?: HeadingLevel;
  /** Where packages can be marked for comparison. */
  mark?: Mark;
}

/** A package as a text card: eighteen pictures in a row would say less than eighteen prices. */
export function PackageCard({ card, popularLabel, level = 3, mark }: PackageCardProps) {
  const { popular } = card;
  const quiet = popular ? 'text-inverse-soft' : 'text-ink-mute';
  return (
    <article
      className={classes(
        'relative flex h-full flex-col rounded-plate px-5.5 pt-6 pb-4 tablet:px-6.5',
        popular ? 'bg-deep text-inverse' : 'bg-raised shadow-[0_0_0_1px_var(--line)]',
      )}
    >
      {popular && (
        <span className="absolute start-6.5 -top-3.5">
          <Badge variant="most-popular">{popularLabel}</Badge>
        </span>
      )}
      <Top card={card} level={level} quiet={quiet} />
      <p className={classes('mt-3 text-[0.9375rem] leading-[1.5]', popular ? '' : 'text-ink-soft')}>
        {card.description}
      </p>
      <div className="mt-auto pt-4">
        <StarList items={card.features} layout="pairs" tone={popular ? 'inverse' : 'soft'} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {mark && <CompareBox title={card.title} mark={mark} />}
          <Ways card={card} />
        </div>
      </div>
    </article>
  );
}

function CompareBox({ title, mark }: { title: string; mark: Mark }) {
  const { t } = useText();
  return (
    <Checkbox
      label={t.business.packages.compare}
      aria-label={t.business.packages.compareOne(title)}
      checked={mark.chosen}
      disabled={mark.full && !mark.chosen}
      onChange={mark.toggle}
    />
  );
}

function Top({ card, level, quiet }: { card: Card; level: HeadingLevel; quiet: string }) {
  const { t, format } = useText();
  const place = [t.business.kinds[card.jurisdiction], t.business.emirates[card.emirate]];
  return (
    <>
      <div className="grid grid-cols-[1fr_auto] items-start gap-x-4">
        <Heading level={level} size="h4" className="text-[1.5rem]! leading-[1.15]!">
          <Link to={card.path} className="decoration-brass-fill underline-offset-4 hover:underline">
            {card.title}
          </Link>
        </Heading>
        <p className="-mt-1.5 text-end whitespace-nowrap">
          <span className={`block text-[0.75rem] leading-[1.2] ${quiet}`}>{t.business.from}</span>{' '}
          <bdi className="block font-display text-[1.5rem] leading-[1.1] lining-nums">
            {format.money(card.price)}
          </bdi>
        </p>
      </div>
      <p className={`mt-1.5 text-caption ${quiet}`}>
        {place.join(' · ')} ·{' '}
        <span className="whitespace-nowrap">{t.business.days(card.days.min, card.days.max)}</span>
      </p>
    </>
  );
}

function Ways({ card: { title, slug, path, popular } }: { card: Card }) {
  const { t } = useText();
  const { packages } = t.business;
  return (
    <div className="ms-auto flex items-center gap-4">
      <Link
        to={path}
        className="inline-flex min-h-11 items-center text-[0.875rem] font-medium underline decoration-brass-fill underline-offset-[6px] hover:decoration-current"
      >
        {packages.details}
        <VisuallyHidden>{packages.detailsOf(title)}</VisuallyHidden>
      </Link>
      <AskLink kind="company" about={slug} size="small" variant={popular ? 'inverse' : 'outline'}>
        {packages.apply}
        <VisuallyHidden>{packages.applyFor(title)}</VisuallyHidden>
      </AskLink>
    </div>
  );
}
