import { useMutation } from '@tanstack/react-query';
import { Download, Loader } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { notify } from '#web/ui/notify.ts';

interface FileButtonProps {
  /** What is read; the words on it may be shorter. */
  name: string;
  children: string;
  fetch: () => Promise<void>;
}

/** A word that hands over a file. */
export function FileButton({ name, children, fetch }: FileButtonProps) {
  const { t } = useText();
  const { invoices: words } = t.billing;
  const { mutate, isPending } = useMutation({
    mutationFn: fetch,
    onError: (error) => notify.error(words.fileFailed, t.platform.errors[codeOf(error)]),
  });
  const Icon = isPending ? Loader : Download;
  return (
    <button
      type="button"
      aria-label={name}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && mutate()}
      className="relative inline-flex cursor-pointer items-center gap-2 py-1 text-[0.875rem] whitespace-nowrap text-ink before:absolute before:-inset-x-2 before:-inset-y-2 hover:text-brass"
    >
      <Icon
        size={16}
        strokeWidth={1.5}
        aria-hidden
        className={isPending ? 'motion-safe:animate-spin' : undefined}
      />
      {children}
    </button>
  );
}
