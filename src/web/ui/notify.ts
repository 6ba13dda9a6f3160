import type { ReactNode } from 'react';
import { toast } from 'sonner';

/** One way on from a notice. */
interface Way {
  label: string;
  onClick: () => void;
}

/** A title and at most one soft line. The icon replaces the usual one of its kind. */
const show =
  (kind: 'success' | 'info' | 'warning' | 'error') =>
  (title: string, line?: string, icon?: ReactNode, way?: Way) =>
    // The same twice, as of a double press, is one notice.
    toast[kind](title, {
      id: [kind, title, line].join(' '),
      description: line,
      icon,
      ...(way && { action: way }),
    });

export const notify = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  /** Stands under its name until it is ended. */
  stand: (id: string, title: string, line: string) =>
    void toast.warning(title, { id, description: line, duration: Number.POSITIVE_INFINITY }),
  end: (id: string) => void toast.dismiss(id),
};
