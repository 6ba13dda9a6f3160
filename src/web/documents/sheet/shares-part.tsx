import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Document as Paper, Vault, WantedPaper } from '#contract/documents/documents.ts';
import type { DocumentShare } from '#contract/documents/parts.ts';
import { answersTo } from '#web/documents/empty-places.ts';
import { openMattersQuery, useAnswerPaper, useRevoke, useShare } from '#web/documents/queries.ts';
import { useReport } from '#web/documents/use-report.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf, succeeds } from '#web/platform/api.ts';
import { dayHere } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Who may open it beside its owner, and the way to let somebody or nobody. */
export function SharesPart({ paper, vault }: { paper: Paper; vault: Vault }) {
  const { t, language } = useText();
  const words = t.documents.sharing;
  const { data: matters = [] } = useQuery(openMattersQuery(language));
  const titleOf = (id: string) => matters.find((matter) => matter.id === id)?.title;
  return (
    <section aria-labelledby="sharing" className="mt-8 border-t border-line pt-6">
      <h3 id="sharing" className="font-display text-h4">
        {words.title}
      </h3>
      {paper.shares.length === 0 && (
        <p className="mt-1.5 text-[0.875rem] text-ink-soft">{words.nobody}</p>
      )}
      <ul className="mt-2">
        {paper.shares.map((share) => (
          <Shared key={share.id} paper={paper} share={share} title={titleOf(share.matterId)} />
        ))}
      </ul>
      {vault.wanted
        .filter((wanted) => answersTo(paper, wanted, vault.people))
        .map((wanted) => (
          <Answer key={wanted.id} paper={paper} wanted={wanted} />
        ))}
      <ShareForm paper={paper} matters={matters} />
    </section>
  );
}

interface SharedProps {
  paper: Paper;
  share: DocumentShare;
  title: string | undefined;
}

function Shared({ paper, share, title }: SharedProps) {
  const { t, format } = useText();
  const words = t.documents.sharing;
  const name = title ?? share.reference;
  return (
    <li className="flex items-center gap-4 border-b border-line py-2.5 text-[0.875rem]">
      <span className="min-w-0 flex-1">
        <bdi className="block font-medium break-words">{name}</bdi>
        <span className="tnum block text-caption text-ink-mute">
          <bdi>{share.reference}</bdi> · {words.since(format.day(dayHere(share.sharedAt)))}
        </span>
      </span>
      <RevokeButton id={paper.id} share={share.id} name={name} />
    </li>
  );
}

export function RevokeButton({ id, share, name }: { id: string; share: string; name: string }) {
  const { t } = useText();
  const words = t.documents.sharing;
  const revoke = useRevoke();
  const tell = useReport();
  const said = { done: words.revoked, failed: words.notRevoked };
  const go = () => void tell(revoke.mutateAsync({ id, share }), said);
  return (
    <Button size="small" variant="quiet" busy={revoke.isPending} onClick={go}>
      {words.revoke}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}

/** A step of a matter waits for a paper; this may be it. */
function Answer({ paper, wanted }: { paper: Paper; wanted: WantedPaper }) {
  const { t } = useText();
  const words = t.documents.sharing;
  const answer = useAnswerPaper();
  const go = async () => {
    const handing = { id: paper.id, matter: wanted.matter.id, paper: wanted.id };
    if (await succeeds(answer.mutateAsync(handing))) notify.success(words.answered);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 text-[0.875rem]">
      <span className="min-w-48 flex-1">
        {words.answerText(wanted.name, wanted.matter.title)}
        <span className="block text-caption text-ink-mute">{words.copyStays}</span>
        {answer.error && (
          <span role="alert" className="block text-caption text-danger">
            {words.notAnswered}. {t.platform.errors[codeOf(answer.error)]}
          </span>
        )}
      </span>
      <Button size="small" variant="outline" busy={answer.isPending} onClick={() => void go()}>
        {words.answer}
        <VisuallyHidden>: {words.answerNamed(wanted.name)}</VisuallyHidden>
      </Button>
    </div>
  );
}

interface ShareFormProps {
  paper: Paper;
  matters: { id: string; title: string; reference: string }[];
}

function ShareForm({ paper, matters }: ShareFormProps) {
  const { t } = useText();
  const words = t.documents.sharing;
  const share = useShare();
  const tell = useReport();
  const [chosen, setChosen] = useState('');
  const free = matters.filter(({ id }) => paper.shares.every(({ matterId }) => matterId !== id));
  if (free.length === 0)
    return paper.shares.length > 0 ? null : (
      <p className="mt-2 text-caption text-ink-mute">{words.none}</p>
    );
  const go = async () => {
    const said = { done: words.shared, failed: words.notShared };
    if (await tell(share.mutateAsync({ id: paper.id, matter: chosen }), said)) setChosen('');
  };
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <ListField
        label={words.with}
        placeholder={words.choose}
        typed={[chosen, setChosen]}
        options={free.map(({ id, title, reference }) => ({
          value: id,
          label: `${title} (${reference})`,
        }))}
      />
      <Button disabled={chosen === ''} busy={share.isPending} onClick={() => void go()}>
        {words.share}
      </Button>
    </div>
  );
}
