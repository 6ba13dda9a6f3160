/**
 * Where the calls lead that a page makes before zod is there, or that a link names by itself. Their
 * endpoints take them from here, and the browser's first scripts carry nothing else of the contract.
 */
/** The base of the sign-in protocol. */
export const authPath = '/auth/v1';
/** The base of the functions, which the browser calls through their own client. */
export const functionsPath = '/functions/v1';
/** The base of what is told live. */
export const livePath = '/realtime/v1';
export const pagesPath = '/rest/v1/pages';
export const leadsPath = '/rest/v1/leads';
export const searchPath = '/rest/v1/search';
export const ownSearchPath = '/rest/v1/search/own';
export const feedbackPath = '/rest/v1/assistant/messages/:id/feedback';
export const answerBookPath = '/rest/v1/chat/answer-book';
export const personasPath = '/rest/v1/chat/personas';
export const appointmentCalendarPath = '/rest/v1/appointments/calendar.ics';
