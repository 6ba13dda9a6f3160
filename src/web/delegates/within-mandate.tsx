import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Money } from '#contract/primitives.ts';
import { isBeyondOne } from '#domain/delegates/spending.ts';
import { exactFigure } from '#domain/money/exact.ts';
import { mandatesQuery } from '#web/delegates/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';

interface WithinMandateProps {
  /** Undefined while it is not known, or where it costs nothing. */
  price: Money | undefined;
  /** Says what the price is of, where nothing beside it does. */
  of?: string | undefined;
  /** What agrees to it. */
  children: ReactNode;
}

/** Who may not agree to so much reads it instead of the button that would be refused. */
export function WithinMandate({ price, of, children }: WithinMandateProps) {
  const { t } = useText();
  const acting = usePrincipal();
  const { data } = useQuery({ ...mandatesQuery, enabled: acting !== undefined });
  const upTo = data?.find(({ client }) => client.id === acting?.id)?.upTo ?? null;
  if (upTo === null || !price || !isBeyondOne(upTo, price)) return children;
  const most = exactFigure(upTo);
  return (
    <p className="col-span-full text-[0.9375rem] text-warning">
      {of && <>{of}. </>}
      {t.platform.limits.purchase(most, most)}
    </p>
  );
}
