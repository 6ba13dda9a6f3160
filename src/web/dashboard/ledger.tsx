import { Link } from 'react-router';
import type { Dashboard, ServiceStatus, ServiceTile } from '#contract/dashboard.ts';
import { momentInWords } from '#domain/calendar/date-words.ts';
import { DashboardSection } from '#web/dashboard/section.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { StatusDot, type Tone } from '#web/ui/status.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The client's own figures, and beside them the six services: one ledger on hairlines. */
export const Ledger = ({ stats, tiles }: Pick<Dashboard, 'stats' | 'tiles'>) => (
  <div className="grid gap-x-18 gap-y-14 desk:grid-cols-[19rem_1fr]">
    <Figures stats={stats} />
    <Services tiles={tiles} />
  </div>
);

function Figures({ stats: { requests, bookings, score } }: Pick<Dashboard, 'stats'>) {
  const { t, language, format } = useText();
  const words = t.dashboard.stats;
  const next = bookings.next
    ? words.next(momentInWords(bookings.next, language))
    : words.nothingAhead;
  return (
    <DashboardSection id="figures" title={words.label}>
      <dl className="grid tablet:max-desk:grid-cols-3 tablet:max-desk:gap-x-8">
        <Figure
          value={format.number(requests.open)}
          label={requests.label}
          note={words.awaiting(requests.awaiting)}
        />
        <Figure value={format.number(bookings.upcoming)} label={bookings.label} note={next} />
        <Figure
          value={score.value}
          label={score.label}
          note={words.from[score.from](score.ratings)}
        />
      </dl>
    </DashboardSection>
  );
}

const Figure = ({ value, label, note }: { value: string; label: string; note: string }) => (
  <div className="flex items-center justify-between gap-5 border-b border-line py-4">
    <dd className="order-2 shrink-0">
      <bdi className="font-display text-[2.75rem] leading-none lining-nums">{value}</bdi>
    </dd>
    <dt className="min-w-0">
      <span className="block font-medium">{label}</span>
      <span className="block text-caption text-ink-mute">{note}</span>
    </dt>
  </div>
);

const tones: Record<ServiceStatus, Tone> = {
  new: 'info',
  'in-progress': 'info',
  'awaiting-you': 'warning',
  'awaiting-authority': 'neutral',
  confirmed: 'success',
  completed: 'success',
  cancelled: 'neutral',
};

function Services({ tiles }: Pick<Dashboard, 'tiles'>) {
  const { t } = useText();
  return (
    <DashboardSection id="services" title={t.dashboard.services}>
      <ul className="grid gap-x-9 tablet:grid-cols-2">
        {tiles.map((tile) => (
          <li key={tile.id} className="border-b border-line">
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

/** Where there never was anything the tile says what it is for. */
function Tile({ tile: { label, text, path, picture, count, status } }: { tile: ServiceTile }) {
  const { t, format } = useText();
  return (
    <Link to={path} className="group flex h-full items-center gap-4.5 py-3">
      <span className="rounded-plate bg-raised p-1 shadow-[0_0_0_1px_var(--line)]">
        <span className="relative block h-14 w-22 shrink-0 overflow-hidden rounded-[1px] bg-sunk">
          <Picture picture={{ ...picture, alt: '' }} />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-display text-[1.375rem] leading-tight group-hover:text-brass [&:lang(ar)]:leading-[1.4]">
          {label}
        </span>
        {status ? (
          <StatusDot tone={tones[status.id]}>{status.label}</StatusDot>
        ) : (
          <span className="block text-caption text-ink-mute">{text}</span>
        )}
      </span>
      <span
        className={classes(
          'font-display text-[1.75rem] lining-nums',
          count === 0 && 'text-ink-mute',
        )}
      >
        {format.number(count)}
        <VisuallyHidden> {t.dashboard.open}</VisuallyHidden>
      </span>
    </Link>
  );
}
