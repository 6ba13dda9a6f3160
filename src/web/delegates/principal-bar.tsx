import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { mandatesQuery } from '#web/delegates/queries.ts';
import { useSayLeft } from '#web/delegates/say-mandate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sharedQueryClient } from '#web/platform/queries/client.ts';
import { actForOneself, type Principal, usePrincipal } from '#web/platform/sessions/principal.ts';

/** On every page, as long as somebody acts for another: for whom, and the way back. */
export function PrincipalBar() {
  const acting = usePrincipal();
  return (
    <QueryClientProvider client={sharedQueryClient()}>
      {acting && <Bar acting={acting} />}
    </QueryClientProvider>
  );
}

/** How soon somebody learns that a mandate ended while they only look. */
const askAgain = 60_000;

function Bar({ acting }: { acting: Principal }) {
  const { t } = useText();
  const words = t.delegates.bar;
  const navigate = useNavigate();
  const { data } = useQuery({ ...mandatesQuery, refetchInterval: askAgain });
  const mandate = data?.find(({ client }) => client.id === acting.id);
  const isOver = data && !mandate;
  const sayLeft = useSayLeft();
  const left = mandate && sayLeft(mandate);
  const back = () => {
    actForOneself();
    void navigate('/dashboard');
  };
  return (
    <section
      aria-label={words.label}
      className="fixed start-4 bottom-[calc(1rem+var(--foot-h,0px)+var(--bar-lift,0px))] z-40 flex max-w-[min(100vw-6.5rem,var(--bar-room,100vw))] flex-wrap items-center gap-x-5 gap-y-1 rounded-plate bg-deep py-2 ps-5 pe-2 text-[0.9375rem] text-inverse shadow-float print:hidden"
    >
      <p role="status" className="min-w-0 py-1.5 wrap-anywhere">
        {isOver ? (
          words.over(acting.name)
        ) : (
          <>
            {words.acting} <bdi className="font-semibold">{acting.name}</bdi>
            {left && <span className="block text-caption opacity-85">{left}</span>}
          </>
        )}
      </p>
      <button
        type="button"
        onClick={back}
        className="min-h-11 cursor-pointer rounded-hair px-3.5 text-[0.875rem] font-medium shadow-[inset_0_0_0_1px_currentColor] hover:bg-inverse/10"
      >
        {words.back}
      </button>
    </section>
  );
}
