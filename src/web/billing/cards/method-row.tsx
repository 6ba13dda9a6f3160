import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface MethodRowProps {
  icon: LucideIcon;
  name: string;
  note: ReactNode;
  /** What keeps it from being relied on; empty where nothing does. */
  warning?: string;
  aside?: ReactNode;
}

export const MethodRow = ({ icon: Icon, name, note, warning, aside }: MethodRowProps) => (
  <li className="flex items-center gap-4 border-b border-line py-3">
    <Icon size={18} strokeWidth={1.5} className="shrink-0" aria-hidden />
    <span className="min-w-0 flex-1">
      <span className="block text-[0.9375rem] leading-5">{name}</span>
      <span className="block text-caption break-words text-ink-mute">{note}</span>
      {warning && <span className="block text-caption text-danger">{warning}</span>}
    </span>
    {aside}
  </li>
);
