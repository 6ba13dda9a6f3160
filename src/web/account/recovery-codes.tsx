import { copyText, saveText } from '#web/account/copy-text.ts';
import type { RecoveryCodesState } from '#web/account/use-recovery-codes.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';

/** Shown this once; the service keeps only what it takes to recognise them. */
export function RecoveryCodes({ codes: { shown, close } }: { codes: RecoveryCodesState }) {
  const { t } = useText();
  const { codes: words } = t.security;
  const listed = shown ?? [];
  const copy = async () => {
    if (await copyText(listed.join('\n'))) notify.success(t.auth.successTitle, words.copied);
  };
  return (
    <Dialog
      open={shown !== undefined}
      onOpenChange={(open) => !open && close()}
      title={words.dialog}
      text={words.text}
      closeLabel={t.security.close}
    >
      <ol
        dir="ltr"
        className="tnum grid grid-cols-2 gap-x-6 gap-y-2 rounded-hair bg-sunk px-5 py-4 text-[0.9375rem] tracking-[0.04em] select-all"
      >
        {listed.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button variant="outline" size="small" onClick={copy}>
          {words.copy}
        </Button>
        <Button
          variant="outline"
          size="small"
          onClick={() => saveText(words.file, `${listed.join('\n')}\n`)}
        >
          {words.save}
        </Button>
      </div>
      <Button wide className="mt-4" onClick={close}>
        {words.done}
      </Button>
    </Dialog>
  );
}
