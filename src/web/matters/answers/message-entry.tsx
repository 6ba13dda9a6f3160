import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MatterMessage } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FileLinks } from '#web/matters/answers/file-links.tsx';
import { spokenSoon } from '#web/platform/desk/moments.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { Disc } from '#web/ui/pictures/disc.tsx';
import { Lattice } from '#web/ui/pictures/lattice.tsx';

interface EntryProps {
  matterId: string;
  message: MatterMessage;
}

/** No bubbles: a disc, a name, the hour, the words. */
export function MessageEntry({ matterId, message, session }: EntryProps & { session: SignedIn }) {
  const { from, name, text, files } = message;
  const mine = name === String(session.user.user_metadata.full_name ?? session.user.email ?? '');
  return (
    <div className="flex max-w-[40rem] gap-3">
      <Disc name={name} silent tone={from === 'client' ? 'client' : mine ? 'me' : 'colleague'} />
      <div className="min-w-0">
        <By message={message} />
        <p
          dir="auto"
          className="mt-0.5 text-[0.9375rem] leading-normal break-words whitespace-pre-wrap"
        >
          {text}
        </p>
        <FileLinks matterId={matterId} files={files} />
      </div>
    </div>
  );
}

/** The lattice at the start edge and the words say that no client reads it. */
export function HouseNote({ matterId, message }: EntryProps) {
  const { t } = useText();
  const { name, text, files } = message;
  return (
    <div className="relative flex gap-3 overflow-hidden rounded-hair bg-sunk py-3 ps-10 pe-4 dark:bg-[#0C2227]">
      <span className="absolute inset-y-0 start-0 w-6.5 overflow-hidden border-e border-line">
        <Lattice step={32} />
      </span>
      <Disc name={name} silent className="bg-raised!" />
      <div className="min-w-0">
        <By message={message}>
          <span className="inline-flex items-center gap-1 text-brass">
            <Lock size={12} strokeWidth={1.5} />
            {t.deskMatters.thread.houseOnly}
          </span>
        </By>
        <p dir="auto" className="mt-0.5 leading-normal break-words whitespace-pre-wrap">
          {text}
        </p>
        <FileLinks matterId={matterId} files={files} />
      </div>
    </div>
  );
}

function By({ message, children }: { message: MatterMessage; children?: ReactNode }) {
  const { t, language } = useText();
  const { name, delegate } = message;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 text-[0.75rem] text-ink-mute">
      <b className="text-[0.8125rem] font-semibold text-ink">
        <bdi>{delegate ? t.platform.actedFor(delegate, name) : name}</bdi>
      </b>
      <bdi className="tnum">
        <time dateTime={message.at}>{spokenSoon(message.at, language)}</time>
      </bdi>
      {children}
    </p>
  );
}
