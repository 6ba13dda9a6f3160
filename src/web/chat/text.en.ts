export const chat = {
  title: 'Ask the house',
  lead: (name: string) =>
    `${name} answers at once what the house knows by heart: papers, schools, homes, companies, evenings out. Whatever needs a decision goes to a person.`,
  expertSubject: 'A conversation with an expert',
  assistant: (role: string) => `${role}, assistant`,
  widgetName: 'Rihla',
  widgetRole: 'AI concierge',
  minimise: 'Minimise chat',
  restore: 'Restore chat',
  close: 'Close chat',
  messages: 'Conversation',
  you: 'You',
  write: 'Write a message',
  send: 'Send',
  typing: 'Writing a reply',
  asked: 'Often asked',
  keys: 'Enter sends, Shift + Enter breaks the line',
  /** Section 8 of the specification, word for word; the catalogue has the same. */
  greeting:
    "Hello! I'm your AI concierge assistant. How can I help you with your Dubai experience today?",
  reply:
    "Thank you for your message. I'm here to assist you with any questions about our luxury services in Dubai. How can I help you today?",
};
