import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { OwnMandate } from '#contract/delegates.ts';
import { initialsOf } from '#domain/initials.ts';
import { mandatesQuery, useLeave } from '#web/delegates/queries.ts';
import { useSayMandate } from '#web/delegates/say-mandate.ts';
import { Left } from '#web/delegates/spending-left.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ActDialog } from '#web/platform/overlays/act-dialog.tsx';
import { actFor, usePrincipal } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

/** For whoever has mandates: whom they may act for, and the way to begin. */
export function PrincipalSwitch() {
  const { t } = useText();
  const acting = usePrincipal();
  const { data = [] } = useQuery(mandatesQuery);
  const others = data.filter(({ client }) => client.id !== acting?.id);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="acting-switch">
      <Heading level={2} size="h3" id="acting-switch">
        {t.delegates.switch.title}
      </Heading>
      <p className="mt-1.5 text-body text-ink-soft">{t.delegates.switch.text}</p>
      <ul className="mt-4 border-t border-line-strong">
        {others.map((mandate) => (
          <Row key={mandate.id} mandate={mandate} />
        ))}
      </ul>
    </section>
  );
}

function Row({ mandate }: { mandate: OwnMandate }) {
  const { t } = useText();
  const words = t.delegates.switch;
  const say = useSayMandate({ own: true });
  const navigate = useNavigate();
  const { client } = mandate;
  const begin = () => {
    actFor(client);
    void navigate('/dashboard');
  };
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 border-b border-line py-4 tablet:grid-cols-[auto_1fr_auto]">
      <Avatar name="" initials={initialsOf(client.name)} />
      <div className="min-w-0">
        <bdi className="font-medium wrap-anywhere">{client.name}</bdi>
        <p className="text-caption text-ink-mute">{say(mandate)}</p>
        <Left mandate={mandate} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-tablet:col-start-2">
        <Leave mandate={mandate} />
        <Button size="small" onClick={begin}>
          {words.act(client.name)}
        </Button>
      </div>
    </li>
  );
}

function Leave({ mandate: { id, client } }: { mandate: OwnMandate }) {
  const { t } = useText();
  const words = t.delegates.switch;
  const leave = useLeave();
  return (
    <ActDialog
      trigger={<Button variant="quiet">{words.leave}</Button>}
      title={words.leaveTitle(client.name)}
      text={words.leaveText}
      confirm={words.leaveConfirm}
      keep={words.leaveKeep}
      act={leave}
      onConfirm={() => leave.mutateAsync(id)}
    />
  );
}
