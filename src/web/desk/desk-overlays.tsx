import { ClientSheet } from '#web/clients/client-sheet.tsx';
import { KeysDialog } from '#web/desk/keys-dialog.tsx';
import type { DeskOverlay, OpenOverlay } from '#web/desk/overlay.ts';
import { SearchDialog } from '#web/desk/search-dialog.tsx';
import type { DeskKeys } from '#web/desk/use-desk-keys.ts';
import { NewMatterSheet } from '#web/matters/desk/new-matter-sheet.tsx';

interface DeskOverlaysProps {
  overlay: DeskOverlay | undefined;
  keys: DeskKeys;
  onOverlay: OpenOverlay;
  onClose: () => void;
}

export function DeskOverlays({ overlay, keys, onOverlay, onClose }: DeskOverlaysProps) {
  if (!overlay) return null;
  if (overlay.kind === 'search') return <SearchDialog onOverlay={onOverlay} onClose={onClose} />;
  if (overlay.kind === 'keys') return <KeysDialog keys={keys} onClose={onClose} />;
  if (overlay.kind === 'client')
    return <ClientSheet id={overlay.id} onOverlay={onOverlay} onClose={onClose} />;
  return <NewMatterSheet client={overlay.client} onClose={onClose} />;
}
