import type { PagePayload } from '#contract/pages/pages.ts';
import type { Overlay } from '#web/platform/overlays/overlay.ts';

type Shown<Name extends Overlay['name']> = Extract<Overlay, { name: Name }>;

export interface OpenOverlayProps<Name extends Overlay['name']> {
  overlay: Shown<Name>;
  /** The page it lies over. */
  payload: PagePayload;
  onClose: () => void;
}
