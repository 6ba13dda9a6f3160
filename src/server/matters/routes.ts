import type { FastifyInstance } from 'fastify';
import { matters } from '#contract/matters/matters.ts';
import { actBy, actor, type MatterGuards } from '#server/matters/act.ts';
import { writeToHouse } from '#server/matters/messages/messages.ts';
import { makeRight, rateMatter, withdrawMatter } from '#server/matters/moves.ts';
import { quoteRoutes } from '#server/matters/quotes/routes.ts';
import { readingRoutes } from '#server/matters/read-routes.ts';
import { bringPaper } from '#server/matters/steps/steps.ts';
import { openMatter, rewriteForm, submitMatter } from '#server/matters/submission.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** What a client does with their own matters. */
export function matterRoutes(app: FastifyInstance, services: Services, guards: MatterGuards) {
  readingRoutes(app, services, guards);
  askingRoutes(app, services, guards);
  answeringRoutes(app, services, guards);
  quoteRoutes(app, services, guards);
}

const hour = 60 * 60;

function askingRoutes(app: FastifyInstance, services: Services, { client, artBase }: MatterGuards) {
  const act = actor(services, artBase);
  serve(app, matters.create, client, (asked) =>
    act(matters.create, asked, async (acting) => {
      const { user, query, body } = asked;
      // People work on every one of them; nobody has so many wishes in an hour.
      await countRequest(acting.tx, { subject: `matters of ${user.id}`, most: 60, seconds: hour });
      const { form, zone, draft } = body;
      return openMatter(acting, { clientId: user.id, language: query.lang, form, zone, draft });
    }),
  );
  serve(app, matters.rewrite, client, (asked) =>
    act(matters.rewrite, asked, (acting) =>
      rewriteForm(acting, asked.params.id, { ...asked.body, version: acting.version }),
    ),
  );
  serve(app, matters.submit, client, (asked) =>
    act(matters.submit, asked, (acting) => submitMatter(acting, asked.params.id)),
  );
  serve(app, matters.write, client, (asked) =>
    actBy(services, matters.write, asked, async (acting) => {
      await countRequest(acting.tx, {
        subject: `words of ${asked.user.id}`,
        most: 300,
        seconds: hour,
      });
      return writeToHouse(acting, asked.params.id, asked.body);
    }),
  );
}

function answeringRoutes(
  app: FastifyInstance,
  services: Services,
  { client, artBase }: MatterGuards,
) {
  const act = actor(services, artBase);
  serve(app, matters.paper, client, (asked) =>
    act(matters.paper, asked, (acting) =>
      bringPaper(acting, asked.params.id, { paper: asked.params.paper, file: asked.body.file }),
    ),
  );
  serve(app, matters.withdraw, client, (asked) =>
    act(matters.withdraw, asked, (acting) =>
      withdrawMatter(acting, asked.params.id, { ...asked.body, version: acting.version }),
    ),
  );
  serve(app, matters.makeRight, client, (asked) =>
    act(matters.makeRight, asked, (acting) =>
      makeRight(acting, asked.params.id, asked.body.reason),
    ),
  );
  serve(app, matters.rate, client, (asked) =>
    act(matters.rate, asked, (acting) => rateMatter(acting, asked.params.id, asked.body)),
  );
}
