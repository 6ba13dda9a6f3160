import { weekdays } from '#web/i18n/weekdays.en.ts';

const within = (minutes: number) =>
  minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;

/** What a client and a person of the house have to do with each other. */
export const conversations = {
  label: 'Connect with Expert',
  panel: 'A person of the house',
  show: 'Open',
  hide: 'Close',
  idle: 'A person, when it counts',
  idleText:
    'Whatever needs a promise, a decision or a voice. What you said here goes along, so you say it once.',
  waitKnown: (minutes: number) =>
    minutes === 1 ? 'About a minute now.' : `About ${minutes} minutes now.`,
  promised: (minutes: number, byPlan: boolean) =>
    `${byPlan ? 'Your plan promises' : 'The house promises'} a person within ${within(minutes)}.`,
  dueBy: (time: string) => `Promised by ${time} at the latest.`,
  onCall: 'By night, a colleague on call',
  onCallText: (name: string) =>
    `The desk is closed; ${name} is on call and comes when you ask for a person.`,
  lineNow: (count: number, free: string | undefined) =>
    count === 0
      ? free
        ? `${free} is free and answers now.`
        : 'You are next.'
      : count === 1
        ? 'One person is in line.'
        : `${count} people are in line.`,
  connect: 'Connect with Expert',
  name: 'Your name',
  email: 'Your e-mail',
  emailWhy: 'The transcript goes there, and our answer if the line breaks.',
  answerThere: 'Our answer goes there.',
  emailWrong: 'Please give an address we can answer.',
  empty: 'Please fill this in.',
  cancel: 'Not now',
  closed: 'The desk is closed',
  opens: (when: string) => `Somebody is here again ${when}, Dubai time. Leave a word until then.`,
  opensUnknown: 'Leave a message; the first of us to come in reads it.',
  hours: 'Opening hours, Dubai time',
  days: weekdays,
  noHours: 'closed',
  and: ', ',
  span: (from: string, to: string) => `${from} to ${to}`,
  message: 'Your message',
  leave: 'Leave a Message',
  left: (reference: string) => `We have it as ${reference}. You get an answer by mail.`,
  place: (place: number) =>
    place === 1
      ? 'You are next'
      : place === 2
        ? 'You are second in line'
        : place === 3
          ? 'You are third in line'
          : `You are number ${place} in line`,
  about: (minutes: number) => (minutes === 1 ? 'About a minute.' : `About ${minutes} minutes.`),
  keepWriting: 'Keep writing: what you add is read first, and the assistant goes on helping.',
  line: (place: number) => `Place ${place} in the line`,
  desk: 'At the desk',
  youAt: (time: string) => `You, ${time}`,
  youNow: 'You',
  next: 'Next',
  onDuty: 'On duty now',
  nobody: 'Nobody is at the desk this minute.',
  here: 'here',
  away: 'away',
  manager: 'Your account manager',
  withSomebody: 'With somebody',
  free: 'Free',
  summary: 'What they will read',
  summaryRead: 'What was read first',
  correct: 'Correct it',
  save: 'Save',
  keep: 'Leave as it is',
  stayWith: (name: string) => `Stay with ${name}`,
  backTo: (name: string) => `Back to ${name}`,
  mail: 'Mail me the transcript',
  mailed: (email: string) => `The transcript goes to ${email}.`,
  isHere: (name: string) => `${name} is with you`,
  isHereText: 'Write as you would speak. The assistant is silent until you call it back.',
  writing: (name: string) => `${name} is writing`,
  present: 'Here now',
  absent: 'Looking something up',
  end: 'End the conversation',
  offered: (name: string, assistant: string) =>
    `${name} suggests that ${assistant} goes on from here.`,
  agree: (assistant: string) => `Yes, with ${assistant}`,
  decline: 'No, stay with me',
  ended: 'The conversation has ended',
  endedText: (name: string) => `Thank you for speaking with ${name}.`,
  endedAlone: 'Nobody could come in time. It is with us as a request.',
  rate: 'How was it?',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  rated: 'Thank you, we read every one.',
  again: 'Connect again',
  asked: (time: string) => `You asked for a person at ${time}`,
  came: (name: string, time: string) => `${name} came at ${time}`,
  wentBack: (time: string) => `Back with the assistant at ${time}`,
  over: (time: string) => `Ended at ${time}`,
};
