import { useState } from 'react';
import { account } from '#contract/account.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';

export interface RecoveryCodesState {
  /** Shown once, then gone from here as well. */
  shown: string[] | undefined;
  busy: boolean;
  /** Why there are none, until the next try. */
  refused: string | undefined;
  make: () => Promise<void>;
  close: () => void;
}

export function useRecoveryCodes(): RecoveryCodesState {
  const { t } = useText();
  const [shown, setShown] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const make = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { codes } = await call(account.createRecoveryCodes, {});
      setShown(codes);
    } catch (error) {
      const says = error instanceof ApiError ? t.platform.errors[error.code] : t.auth.unexpected;
      setRefused(says);
    }
    setBusy(false);
  };
  return { shown, busy, refused, make, close: () => setShown(undefined) };
}
