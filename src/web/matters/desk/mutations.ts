/** What the desk does to a matter. Each act carries the version its author saw. */

import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type DeskMatter, deskMatters } from '#contract/matters/desk.ts';
import type { MatterMove, StepState } from '#contract/matters/parts.ts';
import { quotes } from '#contract/matters/quote-endpoints.ts';
import type { QuoteDraft } from '#contract/matters/quotes.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useTellRefusal } from '#web/matters/desk/use-tell-refusal.ts';
import { call } from '#web/platform/api.ts';
import { deskKey, matterQuery } from '#web/platform/desk/queries.ts';
import { useAct } from '#web/platform/queries/acts.ts';

interface Around {
  params: { id: string };
  query: { lang: Language };
  version: number;
}

/** Once for each wish; then everything the desk shows is read anew. */
function useMatterAct<Ask>(
  { id, version }: DeskMatter,
  act: (ask: Ask, around: Around) => Promise<DeskMatter>,
) {
  const { language } = useText();
  const queries = useQueryClient();
  const tell = useTellRefusal(id);
  return useAct(
    (ask: Ask, lang) => act(ask, { params: { id }, query: { lang }, version }),
    [deskKey],
    {
      onSuccess: (matter) => queries.setQueryData(matterQuery(id, language).queryKey, matter),
      onError: tell,
    },
  );
}

export const useClaim = (matter: DeskMatter) =>
  useMatterAct<void>(matter, (_ask, around) => call(deskMatters.claim, around));

export const useAssign = (matter: DeskMatter) =>
  useMatterAct<{ owner: string | null; reason: string }>(matter, (body, around) =>
    call(deskMatters.assign, { ...around, body }),
  );

export const useMoveMatter = (matter: DeskMatter) =>
  useMatterAct<{ move: MatterMove; reason: string; comesBack?: Money | undefined }>(
    matter,
    (body, around) => call(deskMatters.move, { ...around, body }),
  );

export const usePromise = (matter: DeskMatter) =>
  useMatterAct<{ due: string; reason: string }>(matter, (body, around) =>
    call(deskMatters.promise, { ...around, body }),
  );

type Flags = z.input<typeof deskMatters.flags.shape.body>;

export const useFlags = (matter: DeskMatter) =>
  useMatterAct<Flags>(matter, (body, around) => call(deskMatters.flags, { ...around, body }));

export const useDraftQuote = (matter: DeskMatter) =>
  useMatterAct<QuoteDraft>(matter, (body, around) => call(quotes.draft, { ...around, body }));

/** After saving, the version is another than the one on the screen: it is handed over. */
export const useSendQuote = (matter: DeskMatter) =>
  useMatterAct<{ version: number; reason: string }>(matter, ({ version, reason }, around) =>
    call(quotes.send, { ...around, version, body: { reason } }),
  );

type Appointment = z.input<typeof deskMatters.appoint.shape.body>;

export const useAppoint = (matter: DeskMatter) =>
  useMatterAct<Appointment>(matter, (body, around) =>
    call(deskMatters.appoint, { ...around, body }),
  );

export const useDisappoint = (matter: DeskMatter) =>
  useMatterAct<{ appointment: string; reason: string }>(matter, (ask, around) => {
    const { appointment, reason } = ask;
    const params = { ...around.params, appointment };
    return call(deskMatters.disappoint, { ...around, params, body: { reason } });
  });

export const useStep = (matter: DeskMatter) =>
  useMatterAct<{ number: number; state: StepState; reason: string }>(matter, (ask, around) => {
    const { number, ...body } = ask;
    // Numbers travel as text in an address.
    const params = { ...around.params, number: String(number) };
    return call(deskMatters.step, { ...around, params, body });
  });

interface Judged {
  paper: string;
  state: 'accepted' | 'rejected';
  reason: string;
}

export const useJudge = (matter: DeskMatter) =>
  useMatterAct<Judged>(matter, ({ paper, ...body }, around) =>
    call(deskMatters.paper, { ...around, params: { ...around.params, paper }, body }),
  );
