import type { ReactNode } from 'react';

/**
 * Around whatever is chosen on a page. What a reader chooses before the script has come would be lost,
 * so until then nothing can be; it looks the same, because the wait is a moment.
 */
export function Choices({ ready, children }: { ready: boolean; children: ReactNode }) {
  return (
    <fieldset
      disabled={!ready}
      className="contents [&_:disabled]:cursor-progress! [&_button:disabled]:bg-transparent! [&_button:disabled]:text-inherit! [&_select:disabled]:border-line-strong! [&_select:disabled]:bg-raised! [&_select:disabled]:text-ink!"
    >
      {children}
    </fieldset>
  );
}
