import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskDocument, deskDocuments } from '#contract/documents/desk.ts';
import type { OpenedDocument } from '#contract/documents/documents.ts';
import { fullName } from '#web/documents/names.ts';
import { Shown } from '#web/documents/sheet/paper-preview.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { call, codeOf } from '#web/platform/api.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { deskKey } from '#web/platform/desk/queries.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface ClientPapersProps {
  clientId: string;
  /** The matter that is open, whose shares are permissions. */
  matter: string | undefined;
}

/** Which papers a client has with us: that they are there and until when, not what they say. */
export function ClientPapers({ clientId: id, matter }: ClientPapersProps) {
  const { t, format } = useText();
  const words = t.documents.desk;
  const { data: papers, error } = useQuery({
    queryKey: [...deskKey, 'papers', id],
    queryFn: ({ signal }) => call(deskDocuments.ofClient, { params: { id } }, signal),
  });
  return (
    <section className="border-b border-line py-3.5">
      <h3 className="mb-2 flex items-baseline gap-2 font-text text-[0.8125rem] leading-[1.4] font-semibold">
        {words.title}
        {papers && (
          <span className="tnum text-[0.75rem] font-normal text-ink-mute">
            {format.number(papers.length)}
          </span>
        )}
      </h3>
      {error && !papers && <p className="text-danger">{words.failed}</p>}
      {papers?.length === 0 && <p className="text-ink-mute">{words.none}</p>}
      <ul className="grid gap-2">
        {papers?.map((paper) => (
          <PaperLine key={paper.id} paper={paper} matter={matter} />
        ))}
      </ul>
    </section>
  );
}

function PaperLine({ paper, matter }: { paper: DeskDocument; matter: string | undefined }) {
  const { t, format } = useText();
  const words = t.documents.desk;
  const name = fullName(paper, t.documents);
  const shared = paper.shares.some(({ matterId }) => matterId === matter);
  const [asking, setAsking] = useState(false);
  const open = useOpening(paper.id);
  const ask = () =>
    shared ? open.mutate({ matter: matter ?? null, reason: '' }) : setAsking(true);
  const until = paper.expiresOn
    ? t.documents.until(format.day(paper.expiresOn))
    : t.documents.endless;
  return (
    <li className="flex items-baseline gap-2.5 leading-[1.3]">
      <span className="min-w-0">
        {name}
        <span className="tnum block text-[0.75rem] text-ink-mute">
          {until}
          {shared && ` · ${words.shared}`}
        </span>
      </span>
      <PlainButton className="ms-auto" onClick={ask}>
        {words.open}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </PlainButton>
      {asking && (
        <Reason
          name={name}
          busy={open.isPending}
          onClose={() => setAsking(false)}
          onGo={(reason) =>
            open.mutate({ matter: null, reason }, { onSuccess: () => setAsking(false) })
          }
        />
      )}
      {open.data && <OpenedPaper opened={open.data} onClose={open.reset} />}
    </li>
  );
}

interface ReasonProps {
  name: string;
  busy: boolean;
  onGo: (reason: string) => void;
  onClose: () => void;
}

const shortest = 10;

function Reason({ name, busy, onGo, onClose }: ReasonProps) {
  const { t } = useText();
  const words = t.documents.desk;
  const go = (reason: string) =>
    reason.length < shortest ? void notify.error(words.notOpened, words.short) : onGo(reason);
  return (
    <ReasonDialog
      title={words.reasonTitle(name)}
      text={words.reasonText}
      helper={words.reasonHint}
      action={words.go}
      needed
      busy={busy}
      onClose={onClose}
      onGo={go}
    />
  );
}

/** Each opening is a line in the client's log; what was opened is not kept here. */
function useOpening(id: string) {
  const { t } = useText();
  return useAct(
    (body: { matter: string | null; reason: string }) =>
      call(deskDocuments.open, { params: { id }, body }),
    [[...deskKey, 'papers']],
    {
      onError: (error) =>
        void notify.error(t.documents.desk.notOpened, t.platform.errors[codeOf(error)]),
    },
  );
}

interface OpenedPaperProps {
  opened: Omit<OpenedDocument, 'document'> & { document: DeskDocument };
  onClose: () => void;
}

/** A client's paper, for as long as somebody looks at it. */
function OpenedPaper({ opened, onClose }: OpenedPaperProps) {
  const { t } = useText();
  const words = t.documents.desk;
  return (
    <Dialog
      onClose={onClose}
      title={fullName(opened.document, t.documents)}
      text={words.written}
      width="wide"
    >
      <dl className="mb-4 text-[0.9375rem]">
        <dt className="text-caption text-ink-mute">{words.number}</dt>
        <dd className="tnum">{opened.number ? <bdi>{opened.number}</bdi> : words.noNumber}</dd>
      </dl>
      <Shown opened={opened} />
      <a
        href={`${opened.url}?download`}
        className={buttonLook({ variant: 'quiet', size: 'small' }, 'mt-3')}
      >
        {t.documents.paper.download}
      </a>
    </Dialog>
  );
}
