import { ApiError } from '#web/platform/api.ts';
import type { ErrorTexts } from '#web/shell/error-texts.ts';

/** What happened, in the words of whoever threw it, and what to tell us when you call. */
export function ErrorWell({ error, t }: { error: unknown; t: ErrorTexts }) {
  const reference = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className="mt-7 max-w-[32rem] rounded-hair bg-sunk px-5 py-4.5" role="alert">
      <p className="text-[.9375rem] font-medium break-words" dir="auto">
        {error instanceof Error ? error.message : String(error)}
      </p>
      {reference && (
        <p className="mt-1 flex items-center gap-3 text-caption text-ink-mute">
          {t.reference} <bdi className="tnum font-medium text-ink-soft">{reference}</bdi>
          <button
            type="button"
            className="ms-auto cursor-pointer py-2 text-ink underline"
            onClick={() => navigator.clipboard.writeText(reference)}
          >
            {t.copy}
          </button>
        </p>
      )}
    </div>
  );
}
