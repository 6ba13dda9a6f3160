import type { ReactNode } from 'react';

interface MetaItem {
  id: string;
  /** A lucide icon, 14 px. */
  icon: ReactNode;
  text: ReactNode;
}

/** Place, hours, guests: one quiet line under a title. */
export const MetaRow = ({ items }: { items: MetaItem[] }) => (
  <ul className="mt-3.5 flex flex-wrap gap-x-4.5 gap-y-1 text-caption text-ink-mute">
    {items.map((item) => (
      <li key={item.id} className="inline-flex items-center gap-1.5">
        {item.icon}
        {item.text}
      </li>
    ))}
  </ul>
);
