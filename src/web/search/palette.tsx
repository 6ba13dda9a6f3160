import type { OverlayProps } from '#web/site/overlays.tsx';

export function Palette(_props: OverlayProps<'search'>) {
  return null;
}
