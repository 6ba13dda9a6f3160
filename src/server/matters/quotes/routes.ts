import type { FastifyInstance } from 'fastify';
import { quotes } from '#contract/matters/quote-endpoints.ts';
import { actor, deskActor, type MatterGuards } from '#server/matters/act.ts';
import { acceptQuote, draftQuote, rejectQuote, sendQuote } from '#server/matters/quotes/quotes.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** The house writes and sends a quote, the client answers it. */
export function quoteRoutes(app: FastifyInstance, services: Services, guards: MatterGuards) {
  const { client, staff, artBase } = guards;
  const [act, actAtDesk] = [actor(services, artBase), deskActor(services, artBase)];
  serve(app, quotes.draft, staff, (asked) =>
    actAtDesk(quotes.draft, asked, (acting) =>
      draftQuote(acting, asked.params.id, { draft: asked.body, version: acting.version }),
    ),
  );
  serve(app, quotes.send, staff, (asked) =>
    actAtDesk(quotes.send, asked, (acting) =>
      sendQuote(acting, asked.params.id, { ...asked.body, version: acting.version }),
    ),
  );
  serve(app, quotes.accept, client, (asked) =>
    act(quotes.accept, asked, (acting) =>
      acceptQuote(acting, asked.params.id, { quote: asked.params.quote, ...asked.body }),
    ),
  );
  serve(app, quotes.reject, client, (asked) =>
    act(quotes.reject, asked, (acting) =>
      rejectQuote(acting, asked.params.id, { quote: asked.params.quote, ...asked.body }),
    ),
  );
}
