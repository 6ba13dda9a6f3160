import type { OverlayProps } from '#web/site/overlays.tsx';

export function TourDialog(_props: OverlayProps<'tour'>) {
  return null;
}
