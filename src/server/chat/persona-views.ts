import type { Persona } from '#contract/catalogue/personas.ts';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import type { Localised } from '#contract/primitives.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

/** The assistant who stands on the chat page. */
const manager = 'lifestyle-manager';

/** As many as fit above the field without hiding the conversation. */
const mostQuestions = 6;

type Say = (text: Localised) => string;

/** In the order of the bar. */
const services = ['/bookings', '/real-estate', '/business', '/schooling', '/vip'];

/** All of them in one language, the one for everything first. */
export function personasIn(snapshot: Snapshot, say: Say): AssistantPersona[] {
  const all = snapshot.all('personas');
  const general = all.find(({ slug }) => slug === manager);
  if (!general) throw new Error(`The catalogue has no ${manager}.`);
  const place = ({ pages: [first = ''] }: Persona) => services.indexOf(first);
  const others = all
    .filter((persona) => persona !== general)
    .sort((one, other) => place(one) - place(other));
  return [general, ...others].map((persona) => personaView(persona, say));
}

function personaView(persona: Persona, say: Say): AssistantPersona {
  const { slug, pages, position, icon, color } = persona;
  // What the house knows by heart is offered first; then what it can do.
  const known = persona.suggestedQuestions.filter(({ knowledgeId }) => knowledgeId !== null);
  const deeds = persona.suggestedQuestions.filter(({ knowledgeId }) => knowledgeId === null);
  const questions = [...known.slice(0, 4), ...deeds, ...known.slice(4)];
  return {
    slug,
    pages,
    position,
    icon,
    color: color.token,
    service: say(persona.serviceName),
    name: say(persona.botName),
    role: say(persona.role),
    systemPrompt: say(persona.systemPrompt),
    welcome: say(persona.welcomeMessage),
    questions: questions.slice(0, mostQuestions).map(({ text }) => say(text)),
  };
}
