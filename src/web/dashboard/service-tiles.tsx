import { Link } from 'react-router';
import type { ServiceTile, StatusWord } from '#contract/dashboard.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { StatusDot, type Tone } from '#web/ui/status.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const tones: Record<StatusWord, Tone> = {
  new: 'info',
  'in-progress': 'info',
  'awaiting-you': 'warning',
  'awaiting-authority': 'neutral',
  confirmed: 'success',
  completed: 'success',
  cancelled: 'neutral',
};

export function ServiceTiles({ tiles }: { tiles: ServiceTile[] }) {
  const { t } = useText();
  return (
    <section aria-labelledby="services">
      <Heading level={2} size="h3" id="services" className="mb-6">
        {t.dashboard.services}
      </Heading>
      <ul className="grid gap-5 tablet:grid-cols-2 desk:grid-cols-3">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where there never was anything the tile says what it is for. */
function Tile({ tile: { label, text, path, picture, count, status } }: { tile: ServiceTile }) {
  const { t, format } = useText();
  return (
    <Link
      to={path}
      className="group flex h-full items-center gap-4.5 rounded-plate bg-raised p-2.5 pe-5 shadow-[0_0_0_1px_var(--line)] transition-shadow duration-(--dur-move) hover:shadow-[var(--elev-lift),0_0_0_1px_var(--line)]"
    >
      <span className="relative block h-22 w-27 shrink-0 overflow-hidden rounded-[1px] bg-sunk after:pointer-events-none after:absolute after:inset-1 after:border after:border-[rgb(255_250_236/0.5)]">
        <Picture picture={{ ...picture, alt: '' }} />
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
      {count > 0 && (
        <span className="grid size-7 shrink-0 place-items-center rounded-hair bg-sunk text-caption font-semibold tnum">
          {format.number(count)}
          <VisuallyHidden> {t.dashboard.open}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
