import { Link } from 'react-router';
import type { AreaMap as Drawing } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';

/** How many kilometres the bar of the scale stands for. */
const scaleKm = 2;

/** Communities as outlines, this one in brass, homes as diamonds; a press on a neighbour goes there. */
export function AreaMap({ map, area }: { map: Drawing; area: string }) {
  const { map: words } = useText().t.realEstate;
  return (
    <figure>
      <svg
        viewBox="0 0 800 600"
        className="block w-full rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)]"
      >
        <title>{words.label(area)}</title>
        <Graticule kilometre={map.kilometre} />
        {map.shapes.map(({ slug, path, name, d, isHere }) =>
          isHere ? (
            <path key={slug} d={d} className="map-shape" data-here />
          ) : (
            <Link key={slug} to={path} aria-label={name}>
              <title>{name}</title>
              <path d={d} className="map-shape" />
            </Link>
          ),
        )}
        {map.homes.map(({ slug, x, y }) => (
          <path
            key={slug}
            d={`M${x} ${y - 9}l9 9l-9 9l-9-9Z`}
            className="fill-primary stroke-raised stroke-2"
          />
        ))}
        <Names names={map.names} />
        <Scale kilometre={map.kilometre} />
      </svg>
      <figcaption className="mt-3 text-caption text-ink-mute">{words.note}</figcaption>
    </figure>
  );
}

/** One square of the net is a kilometre. */
function Graticule({ kilometre }: { kilometre: number }) {
  const lines = (length: number) =>
    Array.from({ length: Math.floor(length / kilometre) }, (_, at) => (at + 1) * kilometre);
  return (
    <g className="stroke-line opacity-60">
      {lines(800).map((x) => (
        <path key={`x${x}`} d={`M${x} 0V600`} />
      ))}
      {lines(600).map((y) => (
        <path key={`y${y}`} d={`M0 ${y}H800`} />
      ))}
    </g>
  );
}

const Names = ({ names }: { names: Drawing['names'] }) => (
  <g className="pointer-events-none">
    {names.map(({ slug, text, x, y, isHere }) => (
      <text key={slug} x={x} y={y} className="map-name" data-here={isHere || undefined}>
        {text}
      </text>
    ))}
  </g>
);

function Scale({ kilometre }: { kilometre: number }) {
  const { map: words } = useText().t.realEstate;
  const end = 24 + scaleKm * kilometre;
  return (
    <g className="fill-none stroke-ink-soft text-[15px]">
      <path d={`M24 566v8H${end}v-8`} />
      <text x={(24 + end) / 2} y="560" className="fill-ink-soft stroke-none [text-anchor:middle]">
        {words.kilometres(scaleKm)}
      </text>
      <path d="M768 60V24l-7 10M768 24l7 10" />
      <text x="768" y="80" className="fill-ink-soft stroke-none [text-anchor:middle]">
        {words.north}
      </text>
    </g>
  );
}
