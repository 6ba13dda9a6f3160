import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { appointmentDeskRoutes } from '#server/appointments/desk-routes.ts';
import { asMatter } from '#server/appointments/matter.ts';
import { consultationRoutes } from '#server/appointments/requests/routes.ts';
import { appointmentRoutes } from '#server/appointments/routes.ts';
import { askRoutes } from '#server/ask/routes.ts';
import { assistantRoutes } from '#server/assistant/routes.ts';
import { admin, client, clientOrVisitor, staff } from '#server/auth/guards/guards.ts';
import { liveGuard } from '#server/auth/guards/live.ts';
import { storageGuard } from '#server/auth/guards/storage.ts';
import { proofRoutes } from '#server/auth/proof/routes.ts';
import { recoveryCodeRoutes } from '#server/auth/recovery-codes/routes.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { sessionRoutes } from '#server/auth/sessions/routes.ts';
import { billingRoutes } from '#server/billing/routes.ts';
import { challengeRoutes } from '#server/billing/sandbox/routes.ts';
import { closureRoutes } from '#server/bookings/availability/closure-routes.ts';
import { availabilityRoutes } from '#server/bookings/availability/routes.ts';
import { bookingRoutes } from '#server/bookings/routes.ts';
import { voucherRoutes } from '#server/bookings/voucher/routes.ts';
import { walletRoutes } from '#server/bookings/wallet/routes.ts';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { chatRoutes } from '#server/chat/routes.ts';
import { suggestionRoutes } from '#server/chat/suggestions.ts';
import { deskConversationRoutes } from '#server/conversations/desk-routes.ts';
import { followUpRoutes } from '#server/conversations/follow-ups/routes.ts';
import { deskHourRoutes } from '#server/conversations/hours-routes.ts';
import { conversationRoutes } from '#server/conversations/routes.ts';
import { dashboardRoutes } from '#server/dashboard/routes.ts';
import { mayPayFor } from '#server/delegates/actions.ts';
import { mandateRoutes } from '#server/delegates/mandate-routes.ts';
import { delegateRoutes } from '#server/delegates/routes.ts';
import { deskClientRoutes } from '#server/desk/client-routes.ts';
import { deskRoutes } from '#server/desk/routes.ts';
import { docsRoutes } from '#server/docs/routes.ts';
import { deskDocumentRoutes } from '#server/documents/desk-routes.ts';
import { vaultFiles } from '#server/documents/files.ts';
import { paperReads } from '#server/documents/openings/paper-reads.ts';
import { documentOpeningRoutes } from '#server/documents/openings/routes.ts';
import { documentReadingRoutes } from '#server/documents/read-routes.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { familyRoutes } from '#server/family/routes.ts';
import { feedRoutes } from '#server/itinerary/feed-routes.ts';
import { itineraryRoutes } from '#server/itinerary/routes.ts';
import { leadRoutes } from '#server/leads/routes.ts';
import type { Live } from '#server/live/channel.ts';
import { socketPath } from '#server/live/handshake.ts';
import { openLive } from '#server/live/open.ts';
import { liveRoutes } from '#server/live/routes.ts';
import { findQuoteAnywhere } from '#server/matters/actions.ts';
import { deskMatterRoutes } from '#server/matters/desk/routes.ts';
import { matterFileRoutes } from '#server/matters/files/routes.ts';
import { matterEnds } from '#server/matters/moves.ts';
import { matterRoutes } from '#server/matters/routes.ts';
import { notificationRoutes } from '#server/notifications/routes.ts';
import { outboxRoutes } from '#server/outbox/routes.ts';
import { openPages, type Pages } from '#server/pages/cache.ts';
import { machineRoutes } from '#server/pages/machine-routes.ts';
import { pageDataRoutes, pageRoutes } from '#server/pages/routes.ts';
import { socialPictures } from '#server/pages/social-pictures.ts';
import { speaksAuth } from '#server/platform/auth-errors.ts';
import {
  bodyFor,
  handleErrors,
  pathOf,
  sendError,
  unknownEndpoint,
} from '#server/platform/errors.ts';
import { healthRoutes } from '#server/platform/process/health.ts';
import { logRequests, requestId } from '#server/platform/process/log.ts';
import { boundBodies } from '#server/platform/requests/body-shape.ts';
import { limitRate } from '#server/platform/requests/rate-limit.ts';
import { answerUnreadable, refuseOddities } from '#server/platform/requests/unreadable.ts';
import { keepPrivate, secureAnswers } from '#server/platform/security-headers.ts';
import { privacyRoutes } from '#server/privacy/routes.ts';
import { profileRoutes } from '#server/profile/routes.ts';
import { schoolingRoutes } from '#server/schooling/routes.ts';
import { ownSearchRoutes, searchRoutes } from '#server/search/routes.ts';
import type { Services } from '#server/services.ts';
import { settingsRoutes } from '#server/settings/routes.ts';
import { storageRoutes } from '#server/storage/routes.ts';
import { vipRoutes } from '#server/vip/routes.ts';
import { waitlistRoutes } from '#server/waitlist/routes.ts';

/** The bases that speak of errors as the house does; sign-in, storage and functions have words of their own. */
const apiBases = ['/rest/v1', '/realtime/v1'];

const bodyLimit = 1024 * 1024;

export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = Fastify({
    loggerInstance: log,
    // Our lines carry the request's id themselves; a logger of its own for each request is dear.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: ({ headers }) => requestId(headers),
    bodyLimit,
    // What cannot even be routed, such as a broken escape in the address, gets the same shape.
    frameworkErrors: (error, _request, reply) => sendError(reply, bodyFor(error)),
    clientErrorHandler: answerUnreadable,
    // While it shuts down the process still answers what it accepted; new connections go elsewhere.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Only there does a connection become a socket; elsewhere the wish is ignored, as HTTP allows.
    http: {
      shouldUpgradeCallback: ({ url }) => pathOf(url ?? '') === socketPath,
      requireHostHeader: false,
    },
  });
  const pages = await openPages(services);
  handleErrors(app);
  refuseOddities(app);
  boundBodies(app);
  logRequests(app);
  secureAnswers(app, services.publicUrl);
  healthRoutes(app, services);
  docsRoutes(app, services);
  const live = await openLive(app, services, liveGuard(services));
  await app.register(async (api) => apiRoutes(api, services, pages, live));
  if (!config.production) outboxRoutes(app, services);
  socialPictures(app, pages, services);
  machineRoutes(app, pages, services);
  schoolingRoutes(app, services, pages.build);
  vipRoutes(app, services);
  await challengeRoutes(app, services);
  await pageRoutes(app, pages);
  return app;
}

/** The list of features the server serves. */
async function apiRoutes(api: FastifyInstance, services: Services, pages: Pages, live: Live) {
  const { rateLimits } = services.auth.settings;
  const isFree = (url: string) => !rateLimits && speaksAuth(url);
  limitRate(api, { mostPerMinute: services.config.rateLimit, isFree });
  keepPrivate(api);
  await authRoutes(api, services);
  recoveryCodeRoutes(api, services);
  proofRoutes(api, services);
  sessionRoutes(api, services);
  await api.register((catalogue) => catalogueRoutes(catalogue, services));
  consultationRoutes(api, services);
  await leadRoutes(api, services);
  pageDataRoutes(api, pages);
  chatRoutes(api, services);
  const artBase = `/art/${pages.build.artVersion}`;
  searchRoutes(api, services, artBase);
  const guards = { client: client(services), staff: staff(services), artBase };
  ownSearchRoutes(api, services, guards);
  appointmentRoutes(api, services, {
    ...guards,
    asker: clientOrVisitor(services),
    follow: asMatter,
  });
  await assistantRoutes(api, services, { ...guards, asker: clientOrVisitor(services) });
  askRoutes(api, services, guards);
  appointmentDeskRoutes(api, services, { staff: guards.staff, follow: asMatter });
  availabilityRoutes(api, services, guards.client);
  closureRoutes(api, services, guards.staff);
  bookingRoutes(api, services, guards);
  voucherRoutes(api, services, guards, pages.build);
  walletRoutes(api, services, guards, pages.build);
  waitlistRoutes(api, services, guards.client);
  itineraryRoutes(api, services, guards);
  feedRoutes(api, services, guards);
  matterRoutes(api, services, guards);
  deskMatterRoutes(api, services, guards);
  conversationRoutes(api, services, clientOrVisitor(services));
  deskConversationRoutes(api, services, guards.staff);
  followUpRoutes(api, services, guards.staff);
  deskHourRoutes(api, services, { staff: guards.staff, admin: admin(services) });
  suggestionRoutes(api, services, guards.staff);
  deskClientRoutes(api, services, guards);
  deskRoutes(api, services, { ...guards, admin: admin(services) });
  await matterFileRoutes(api, services, guards);
  await storageRoutes(api, services, {
    door: storageGuard(services),
    onRead: paperReads(services),
  });
  const vault = { services, guards, files: vaultFiles(services) };
  documentReadingRoutes(api, services, guards);
  documentRoutes(api, vault);
  documentOpeningRoutes(api, vault);
  deskDocumentRoutes(api, vault);
  await liveRoutes(api, live);
  notificationRoutes(api, services, {
    client: guards.client,
    mayHearOfMoney: (reader) => mayPayFor(services, reader),
  });
  dashboardRoutes(api, services, guards);
  profileRoutes(api, services, guards);
  familyRoutes(api, services, guards);
  delegateRoutes(api, services, guards);
  mandateRoutes(api, services, guards);
  await billingRoutes(api, services, guards, { matterEnds, findQuote: findQuoteAnywhere });
  settingsRoutes(api, services, guards.client);
  privacyRoutes(api, services, guards.client);
  for (const base of apiBases) api.all(`${base}/*`, unknownEndpoint);
}
