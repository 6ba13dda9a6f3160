import type { OverlayProps } from '#web/site/overlays.tsx';

export function ConsultationDialog(_props: OverlayProps<'consultation'>) {
  return null;
}
