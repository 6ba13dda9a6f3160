import {
  BadgeCheck,
  Compass,
  Factory,
  FileBadge,
  IdCard,
  Landmark,
  type LucideIcon,
  PenTool,
  Scale,
  Store,
} from 'lucide-react';

/** The icons the catalogue names on these pages; a new name shows the general one until it is added. */
const named: Record<string, LucideIcon> = {
  store: Store,
  'pen-tool': PenTool,
  factory: Factory,
  compass: Compass,
  'file-badge': FileBadge,
  landmark: Landmark,
  'id-card': IdCard,
  scale: Scale,
};

export const iconNamed = (name: string): LucideIcon => named[name] ?? BadgeCheck;
