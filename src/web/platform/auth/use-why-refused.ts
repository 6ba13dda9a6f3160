import { useText } from '#web/i18n/use-text.ts';

/** By the name of the refusal alone: an address could put any other words into our mouth. */
export function useWhyRefused() {
  const { t } = useText();
  const { links, refusals, unexpected } = t.auth;
  return (reason: string | undefined) => {
    const known: Record<string, string | undefined> = { ...refusals, ...links.reasons };
    return known[reason ?? ''] ?? unexpected;
  };
}
