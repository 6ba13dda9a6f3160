import { Link } from 'react-router';
import type { NavigationItem as Item } from '#contract/pages/pages.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';

/**
 * One entry of the bar. Hover or focus opens its panel, which names the sub-paths; they are no links
 * here (specification, section 2), so the panel is the link's description.
 */
export function NavigationItem({ item, current }: { item: Item; current: boolean }) {
  const panelId = `panel-${item.id}`;
  return (
    <li className="group relative">
      <Link
        to={item.path}
        aria-current={current ? 'page' : undefined}
        aria-describedby={panelId}
        className="relative block py-2 after:absolute after:inset-x-0 after:bottom-0 after:h-px after:origin-center after:scale-x-0 after:bg-brass-fill after:transition-transform after:duration-(--dur-move) hover:after:scale-x-100 aria-[current]:after:scale-x-100"
      >
        {item.label}
      </Link>
      <div className="nav-panel">
        <div className="flex gap-4 rounded-plate bg-raised p-3 text-ink shadow-float ring ring-line">
          <Plate className="aspect-auto! w-28 shrink-0">
            <Picture picture={{ ...item.picture, alt: '' }} className="absolute inset-0" />
          </Plate>
          <div id={panelId} className="min-w-0 py-1">
            <p className="text-caption text-ink-mute">{item.description}</p>
            <ul className="mt-2.5 grid gap-1.5 text-sm leading-5">
              {item.children.map((child) => (
                <li key={child.path}>{child.label}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </li>
  );
}
