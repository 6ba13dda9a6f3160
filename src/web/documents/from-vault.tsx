import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StepPaper } from '#contract/matters/parts.ts';
import { typeNamed } from '#domain/documents/file-name-guess.ts';
import { fullName } from '#web/documents/names.ts';
import { useAnswerPaper, vaultQuery } from '#web/documents/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf, succeeds } from '#web/platform/api.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface FromVaultProps {
  matter: string;
  paper: StepPaper;
}

/** What a step waits for may lie in the vault already. */
export function FromVault({ matter, paper }: FromVaultProps) {
  const { t } = useText();
  const words = t.documents.matter;
  // Nobody but the owner hands a paper on.
  if (usePrincipal()) return null;
  return (
    <TriggerDialog
      trigger={
        <Button size="small" variant="quiet" className="mt-1.5">
          {words.fromVault}
          <VisuallyHidden>: {paper.name}</VisuallyHidden>
        </Button>
      }
      title={words.fromVaultTitle(paper.name)}
      text={words.fromVaultText}
    >
      {(close) => <Choice matter={matter} paper={paper} onDone={close} />}
    </TriggerDialog>
  );
}

function Choice({ matter, paper, onDone }: FromVaultProps & { onDone: () => void }) {
  const { t, language } = useText();
  const words = t.documents;
  const { data } = useQuery(vaultQuery(language));
  const answer = useAnswerPaper();
  const papers = data?.documents ?? [];
  const likely = papers.find(({ type }) => type === typeNamed(paper.name));
  const [typed, setTyped] = useState<string>();
  const chosen = typed ?? likely?.id ?? '';
  const go = async () => {
    if (!(await succeeds(answer.mutateAsync({ id: chosen, matter, paper: paper.id })))) return;
    notify.success(words.sharing.answered);
    onDone();
  };
  if (data && papers.length === 0)
    return <p className="text-body text-ink-soft">{words.matter.vaultEmpty}</p>;
  return (
    <div className="grid gap-5">
      <ListField
        label={words.matter.paper}
        placeholder={words.matter.paper}
        typed={[chosen, setTyped]}
        options={papers.map((each) => ({ value: each.id, label: fullName(each, words) }))}
      />
      {answer.error && (
        <AlertPanel
          title={words.sharing.notAnswered}
          text={t.platform.errors[codeOf(answer.error)]}
        />
      )}
      <Button disabled={chosen === ''} busy={answer.isPending} onClick={() => void go()}>
        {words.matter.hand}
      </Button>
    </div>
  );
}
