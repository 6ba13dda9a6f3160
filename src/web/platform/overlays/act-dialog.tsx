import { useText } from '#web/i18n/use-text.ts';
import { codeOf, succeeds } from '#web/platform/api.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/overlays/confirm-dialog.tsx';

interface ActDialogProps extends Omit<ConfirmDialogProps, 'busy' | 'refused' | 'onConfirm'> {
  act: { isPending: boolean; error: Error | null };
  onConfirm: () => Promise<unknown>;
}

/** Asks before something is done to what the house keeps; why it was not is said there. */
export function ActDialog({ act, onConfirm, ...asked }: ActDialogProps) {
  const { t } = useText();
  return (
    <ConfirmDialog
      {...asked}
      busy={act.isPending}
      refused={act.error ? t.platform.errors[codeOf(act.error)] : undefined}
      onConfirm={() => succeeds(onConfirm())}
    />
  );
}
