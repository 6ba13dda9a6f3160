import { useState } from 'react';
import { account } from '#contract/account.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { notify } from '#web/ui/notify.ts';

export interface RecoveryCodesState {
  /** Shown once, then gone from here as well. */
  shown: string[] | undefined;
  busy: boolean;
  make: () => Promise<void>;
  close: () => void;
}

export function useRecoveryCodes(): RecoveryCodesState {
  const { t } = useText();
  const [shown, setShown] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const { codes } = await call(account.createRecoveryCodes, {});
      setShown(codes);
    } catch (error) {
      const says = error instanceof ApiError ? t.platform.errors[error.code] : t.auth.unexpected;
      notify.error(t.auth.errorTitle, says);
    }
    setBusy(false);
  };
  return { shown, busy, make, close: () => setShown(undefined) };
}
