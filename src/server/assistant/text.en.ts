import type { AnswerMissing } from '#contract/assistant/assistant.ts';
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import type { MatterWaitsOn } from '#contract/matters/matters.ts';
import type { MatterState } from '#contract/matters/parts.ts';
import { weekdaysIn } from '#domain/calendar/date-words.ts';
import { numberIn } from '#domain/localise.ts';

const questions: Record<AnswerMissing, string> = {
  day: 'which day',
  party: 'how many of you',
  budget: 'your budget',
  area: 'where you will live',
  age: 'the child’s age',
  purpose: 'whether to buy or to rent',
  bedrooms: 'how many bedrooms',
  nationality: 'which passport you hold',
};

const tierNames: Record<string, string> = { majlis: 'Majlis', noor: 'Noor', diwan: 'Diwan' };

const places: Record<BookingPlace, string> = {
  held: 'held for you',
  pending: 'waiting for our word',
  confirmed: 'confirmed',
  completed: 'completed',
  expired: 'expired',
  cancelled: 'cancelled',
  declined: 'declined',
  no_show: 'missed',
};

const states: Record<MatterState, string> = {
  draft: 'a draft',
  submitted: 'received',
  clarifying: 'we have a question for you',
  sourcing: 'we are looking',
  proposed: 'a quote is ready',
  approved: 'approved',
  fulfilling: 'being carried out',
  delivered: 'done, waiting for your word',
  closed: 'closed',
  withdrawn: 'withdrawn',
  declined: 'declined',
  lapsed: 'lapsed',
};

const waitsOn: Record<MatterWaitsOn, string> = {
  client: 'it is your turn',
  house: 'it is with us',
  authority: 'it is with the authority',
  nobody: 'nobody waits',
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** The assistant's own sentences. Figures come from the catalogue and are handed in. */
export const text = {
  comma: ', ',
  semicolon: '; ',
  weekdays: weekdaysIn('en'),
  tierNames,
  from: (price: string) => `from ${price}`,
  plan: {
    cost: (price: string) => `Usual cost: ${price}.`,
    days: (least: number, most: number) =>
      least === most
        ? `It usually takes ${days(most)}.`
        : `It usually takes ${least} to ${days(most)}.`,
    early: (before: number) => `Begin about ${days(before)} before you arrive.`,
  },
  actions: {
    book: 'Choose a time',
    line: 'Join the waiting list',
    viewing: 'Arrange a viewing',
    area: 'See the area',
    apply: 'Start the application',
    applySchool: 'Apply for a place',
    schools: 'See the schools',
    table: 'Ask for a table',
    event: 'Ask for a place',
    join: 'Apply for membership',
    consultation: 'Book a consultation',
    person: 'Connect with Expert',
    signIn: 'Sign in',
    myBookings: 'My bookings',
    myMatters: 'My requests',
    myPapers: 'My documents',
    myInvoices: 'My invoices',
    dashboard: 'My dashboard',
    profile: 'My profile',
    myPayments: 'My payments and cards',
    all: 'See the whole list',
    homeSearch: 'Have us search for you',
    custom: 'Ask us to arrange it',
    contact: 'Contact',
    there: 'Take me there',
  },
  subjects: {
    viewing: (home: string) => `A viewing of ${home}`,
    adviser: (name: string) => `A conversation with ${name}`,
    general: 'A consultation',
    of: (service: string) => `A consultation: ${service}`,
  },
  facts: {
    upTo: (most: number) => (most === 1 ? 'for one person' : `up to ${most} guests`),
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    fromAge: (age: number) => `from ${age} years`,
    full: 'fully booked',
    forSale: 'for sale',
    forRent: 'to rent',
    bedrooms: (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
    size: (sqm: number) => `${numberIn('en', sqm)} m²`,
    furnished: 'furnished',
    average: (price: string) => `a home costs ${price} on average`,
    visasUpTo: (most: number) => (most === 0 ? 'no visas' : `up to ${most} visas`),
    validYears: (years: number) => (years === 1 ? 'valid for 1 year' : `valid for ${years} years`),
    ages: (from: number, to: number) => `ages ${from} to ${to}`,
    waitlist: (wait: string) => `waiting list: ${wait}`,
    hours: (opens: string, closes: string) => `${opens} to ${closes}`,
    childrenWelcome: 'children are welcome',
    noCharge: 'no charge',
  },
  about: {
    cancel: (hours: number, percent: number, weather: number) =>
      `${hours === 0 ? 'It cannot be cancelled free of a fee once it is confirmed:' : `Cancelling is free until ${hours} hours before; after that`} ${percent} % is kept. If the operator cancels, everything you paid comes back; if the weather stops it, ${weather}% of what you paid.`,
    fromAge: (age: number) => `Guests must be at least ${age} years old.`,
    anyAge: 'There is no age limit.',
    height: (cm: number) => `The least height is ${cm} cm.`,
    weight: (kg: number) => `The greatest weight is ${kg} kg.`,
    included: (parts: string[], without: string[]) =>
      `Included: ${parts.join('; ')}. Not included: ${without.join('; ')}.`,
    lasts: (duration: string) => `It takes ${duration}.`,
    carries: (least: number, most: number) => `It is arranged for ${least} to ${most} people.`,
    meets: (place: string) => `The meeting point is ${place}.`,
    notice: (hours: number) => `It needs ${hours} hours’ notice.`,
    nightly: (checkIn: string, checkOut: string) =>
      `Check-in from ${checkIn}, check-out until ${checkOut}.`,
    window: (from: string, to: string) => `It can start between ${from} and ${to}.`,
    startsAt: (times: string[]) => `It starts at ${times.join(', ')}.`,
    security: (amount: string) =>
      `${amount} is held at the handover on a card in the driver’s name, and released afterwards.`,
    home: (bathrooms: number, features: string[]) =>
      `${bathrooms} bathrooms. ${features.join(', ')}.`,
    serviceCharge: (price: string) => `The service charge is ${price}.`,
    apartmentSale: (price: string) => `an apartment sells for about ${price}`,
    villaSale: (price: string) => `a villa for about ${price}`,
    rentTwo: (price: string) => `two bedrooms rent for about ${price} a year`,
    rentFour: (price: string) => `a four-bedroom villa for about ${price} a year`,
    commute: (minutes: { difc: number; downtown: number; marina: number; dxb: number }) =>
      `By car outside the rush: DIFC ${minutes.difc} min, Downtown ${minutes.downtown} min, Marina ${minutes.marina} min, DXB airport ${minutes.dxb} min`,
    yield: (percent: number) => `The gross rental yield is about ${percent} %`,
    renewal: (price: string) => `Renewal ${price}`,
    capital: (price: string) => `a share capital of ${price} is asked for`,
    noCapital: 'no least share capital',
    audit: 'accounts are audited every year',
    noAudit: 'no yearly audit',
    office: 'an office or desk is part of it',
    noOffice: 'an office is not required',
    ownership: (percent: number) => `${percent} % in your own hands`,
    visas: (included: number, most: number) =>
      `Visas included: ${included}; up to ${most} are possible.`,
    licenceDays: (least: number, most: number) => `The licence takes ${least} to ${most} days`,
    features: (parts: string[]) => `It comes with: ${parts.join('; ')}.`,
    minInvestment: (price: string) => `at least ${price} invested`,
    minIncome: (price: string) => `an income of ${price} a month`,
    visaDays: (least: number, most: number) => `It usually takes ${least} to ${most} days.`,
    needs: (papers: string[]) => `Papers: ${papers.join(', ')}.`,
    yearAt: (age: number, year: string) => `at ${age}: ${year}`,
    registration: (fee: string, percent: number) =>
      `The registration fee is ${fee}, and ${percent} % of the fees hold a place.`,
    pupils: (count: number, ratio: number) =>
      `${numberIn('en', count)} pupils, ${ratio} to a teacher.`,
    schoolsOf: (count: number) => `${count} schools in the city`,
    everyDay: 'every day',
    opens: (days: string, opens: string, closes: string) =>
      `It is open ${days}, ${opens} to ${closes}.`,
    dress: (code: string) => `Dress code: ${code}.`,
    venueAge: (age: number, childrenUntil: string | null) =>
      childrenUntil
        ? `Guests must be ${age} or older; children are welcome until ${childrenUntil}.`
        : `Guests must be ${age} or older.`,
    spend: (least: string, usual: string) =>
      `The minimum spend is ${least}; people usually spend ${usual}.`,
    tableCancel: (hours: number) =>
      `A table can be released free of charge until ${hours} hours before.`,
    nextOn: (day: string, time: string) => `next on ${day} at ${time}`,
    minTier: (tier: string) => `for members from ${tier} on`,
    tierGuests: (count: number) => `Guests at members’ events: ${count}.`,
    joining: (price: string) => `joining fee ${price}`,
    term: (months: number) =>
      `The minimum term is ${months === 1 ? '1 month' : `${months} months`}.`,
    year: (age: number, years: string) =>
      `A child who is ${age} when the year begins enters ${years}.`,
  },
  book: {
    full: 'It is fully booked at the moment. You can join the waiting list, and we tell you when a place is free.',
    party: (most: number) => `It takes ${most} people at most.`,
    noneOn: (day: string) => `Nothing is free on ${day}.`,
    notOn: (day: string) => `nothing is free on ${day}`,
    freeOn: (day: string) => `It is free on ${day}.`,
    freeAt: (day: string, times: string[]) => `On ${day} it is free at ${times.join(', ')}.`,
    freeOtherwise: (day: string, times: string[]) =>
      `At that hour it does not start on ${day}; free are ${times.join(', ')}.`,
    briefly: (day: string, times: string[]) =>
      times.length === 0 ? `free on ${day}` : `free on ${day}: ${times.join(', ')}`,
    total: (total: string, party: number) =>
      `For ${party === 1 ? 'one person' : `${party} people`} that comes to **${total}**, VAT included. Nothing is held until you press the button.`,
  },
  ask: {
    dayAndParty: (missing: AnswerMissing[]) =>
      `Tell me ${missing.map((one) => questions[one]).join(' and ')}, and I look what is free.`,
    of: (missing: AnswerMissing[]) =>
      `May I ask ${missing.map((one) => questions[one]).join(' and ')}?`,
    viewing: 'Which home would you like to see? Choose one, or book an hour with an adviser.',
  },
  list: {
    found: 'This is what fits:',
    these: 'These are the ones:',
    beside: 'Side by side:',
    nearest: 'Nothing in our list fits all of that. The nearest are:',
    near: 'The shortest drives, outside the rush:',
    areas: 'These communities come to mind:',
    partly:
      'Not all of what you said stands in our list, so this is the nearest; a person of the house can look further.',
    terms: 'It depends on what is booked:',
    andOthers: 'and others',
    jurisdictions: 'For example:',
    yields: 'By gross rental yield, the highest of our communities:',
    nothing:
      'Nothing in our list fits all of that, and I would rather say so than stretch it. A person can look further for you.',
    nowhere: (place: string) =>
      `Our list has nothing for ${place}. I do not want to guess, but a person of the house can arrange it for you.`,
  },
  own: {
    signIn: 'I can only see that once you are signed in.',
    bookings: (count: number): string =>
      count === 1 ? 'Your next booking:' : 'Your next bookings:',
    cancelThere:
      'You can change or cancel it under My bookings; what that costs is shown before you confirm.',
    places,
    states,
    waitsOn,
  },
  money: {
    total: 'Total',
    ifEnded: (what: string) => `If you give up ${what} now:`,
    nothingToEnd: 'You have nothing that could still be cancelled.',
    nothingAgreed: 'Nothing of yours has a price that was agreed to yet.',
    nothingReserved: 'Nothing is reserved on your card.',
    nothingBack: 'Nothing is on its way back to you, and nothing was sent back so far.',
    nothingComing: 'Nothing is on its way back to you.',
    nothingReservedFor: (what: string) => `Nothing is reserved on your card for ${what}.`,
    nothingBackOf: (what: string) => `Nothing came back of ${what}, and nothing is on its way.`,
    byThing: 'One by one:',
    open: 'Open in all',
    paidOf: 'Paid',
    noneOfThat: 'I find nothing of that kind among what is yours. What is yours:',
    moreThings: (count: number) => `There are ${count} more; your invoices have them all.`,
    paidSoFar: (sums: string) => `Paid: ${sums}.`,
    paidIn: (when: string, sums: string) => `Paid in ${when}: ${sums}.`,
    nothingPaid: 'Nothing was paid for it so far.',
    nothingPaidIn: (when: string) => `Nothing was paid in ${when}.`,
    onInvoice: (number: string) => `invoice ${number}`,
    morePayments: (count: number) => `There are ${count} more; your payments have them all.`,
    between: (from: string, until: string) => `the days from ${from} to ${until}`,
    and: ' and ',
    noMembership: 'You have no membership, so none is charged.',
    membershipAsked: 'the house has yet to say yes, and nothing is due before.',
    membershipEnds: (day: string) => `its last day is ${day}; it does not renew.`,
    notYours: (references: string) =>
      `I find no ${references} among what is yours, so I say nothing about it. Your own bookings, requests and invoices I know.`,
  },
  /** What to do now, in one line; the numbers follow from the catalogue. */
  alarms: {
    stays:
      'I stay here with you, and nobody makes you do anything. Are you safe this minute, and is somebody near who can sit with you? Please call them over. A person of the house is on the way to this conversation.',
    called:
      'Has somebody called for help? If not, that comes first. I stay here, and a person of the house is on the way to this conversation.',
    perhaps: 'Is somebody hurt or in danger? Then call first, and tell me.',
    'emergency-medical':
      'Call an ambulance now and stay on the line. Get them out of water or danger, and otherwise do not move them; if they do not breathe, press hard and fast on the middle of the chest.',
    'emergency-fire':
      'Leave now by the stairs, close the doors behind you, and call the fire brigade from outside. Touch no switch where it smells of gas.',
    'emergency-crime':
      'Call the police now. Go where people are, or lock yourself in and stay quiet; give up things, never yourself.',
    'emergency-accident':
      'Call for help now and say exactly where you are. Stay together, get out of the way of more harm, and move nobody who may be badly hurt.',
    distress:
      'I am sorry that it is so hard, and I am glad that you wrote. You are not alone: a person of the house is called to you now. If you or somebody else is in danger this minute, please call.',
  },
  complaint: {
    sorry: 'I am sorry. That is not how it should have been, and I make no excuse for it.',
    about: (title: string, reference: string) =>
      `I take it that this is about **${title}** (${reference}), and I have put that in front of us.`,
    person:
      'Your words are at our desk now, before other things, and a person of the house sees to it. Would you like to speak to them straight away? Press the button below.',
  },
  small: {
    didYouMean: 'I am not sure what you mean. Is it one of these?',
    takenFor: (title: string) => `If I take you rightly, you ask: ${title}`,
    otherLanguage:
      'I answer in English and in Arabic. If you would rather use another language, a person of the house can help: press the button below. Or write to me in English, in as few words as you like.',
    cardNumber:
      'Please do not write card numbers here; I have not kept it. Cards are taken on the payment page alone.',
    notFollowed: (name: string) =>
      `I am ${name}, and I keep to our own catalogue and rules. Prices and availability are only what it says. What may I look up for you?`,
    forbidden: 'We do not arrange anything that the laws of the UAE forbid.',
    noAdvice:
      'That needs somebody qualified: I give no medical, legal or investment advice. A person can find you a specialist.',
    whoIAm: (name: string, role: string) =>
      `I am ${name}, an automated assistant (${role}) of Rihla. I answer from our catalogue; a person is one press away.`,
    notMine:
      'That is outside what I know. I can help with travel, homes, companies, schools, tables and your move to Dubai.',
    thanks: 'With pleasure. I am here when something else comes up.',
    abilities: 'This is what we look after:',
    person:
      'Of course. I connect you with a person of the house; what we said here goes along, so that you need not repeat it.',
    notSaid:
      'What you ask beyond that does not stand in our catalogue, and I would rather not guess: a person of the house finds out for you.',
    unknown:
      'I do not know that, and I would rather not guess. A person of the house can answer, or put it to me in other words.',
    errand:
      'That stands in no list of ours, so I name no price and no hour. Our people gladly look into it: ask us to arrange it, or speak to one of them now.',
    live: 'I do not know that: it changes by the hour, and I only read our catalogue and your own affairs. A person of the house can look it up for you.',
    entry:
      'Who may enter the country on which passport is decided by the authorities and is not in my book, so I would rather not guess. A person checks it for you; residence visas I can tell you about.',
    selling:
      'An adviser values it and says what it could bring before you decide. Choose an hour that suits you.',
    consultation: 'With pleasure: thirty minutes with an adviser. Choose an hour that suits you.',
    contact: (lines: string[], phone: string, email: string, hours: string) =>
      `You find us at ${lines.join(', ')}. Telephone ${phone}, e-mail ${email}. ${hours}.`,
  },
  suggest: {
    offering: ['What is included?', 'What is the cancellation policy?', 'Can children come?'],
    venue: ['What is the dress code?', 'What is the minimum spend?', 'When does it open?'],
    list: ['Show me something cheaper', 'I would like to speak to a person'],
    general: ['Book a consultation', 'I would like to speak to a person'],
    nothing: ['Book a consultation', 'I would like to speak to a person'],
  },
  /** Rules of the house that no list holds. */
  told: {
    allIn:
      'Yes. Every price in our catalogue includes VAT and our fees; the total shows the VAT within it, and nothing is added later. Only what an operator collects on the spot, such as the Tourism Dirham of hotels, is named apart.',
  },
  /** How the site itself is used: what is asked, and where it is done. */
  guides: {
    password: {
      asked: 'I forgot my password. How do I reset or change my password?',
      told: 'On the sign-in page press ‘Forgot Password’, and we send you a link to choose a new one. Signed in, you change it in your settings under Security.',
    },
    email: {
      asked: 'How do I change my email, phone number or address on my account profile?',
      told: 'Your address and telephone stand in your profile under your details; the e-mail you sign in with is changed in your settings under Security.',
    },
    family: {
      asked: 'How do I add my wife, husband, child or family member to my account?',
      told: 'In your profile under Family: each person gets a card with what we need to know of them.',
    },
    delegate: {
      asked:
        'Can my assistant or secretary book and act on my behalf? Can somebody else use my account?',
      told: 'Yes. In your profile under Family you invite somebody to act for you, say what they may do and what they may spend, and end it whenever you like.',
    },
    upload: {
      asked: 'Where do I upload or store my passport and documents?',
      told: 'In your profile under Documents. They are encrypted, you see who opened them, and we remind you before they expire.',
    },
    erase: {
      asked: 'How do I delete or erase my chat history and conversations?',
      told: 'On the chat page your conversations are listed; you can erase one of them or all. They are removed for good, for you and for us.',
    },
    notifications: {
      asked: 'How do I turn off or change notifications, reminders and messages?',
      told: 'In your settings under Notifications you choose what we tell you, by which way, and the hours in which we stay quiet.',
    },
    card: {
      asked: 'How do I save, change or remove my payment card?',
      told: 'In your profile under Payments you keep, change and remove the cards we may charge once you have agreed to something.',
    },
  },
  asked: {
    licences: 'What types of licence are there? Which kinds of licences exist?',
    process: 'What are the steps of setting up a company?',
    admission: 'What are the steps of school admission? How does admission work?',
    claims: 'What is your success rate with school admissions? How are you rated by families?',
    allIn: 'Are the prices including VAT and tax? Does the price include VAT?',
    venueRules: 'What are the house rules of the venues?',
    services: 'Which services do you offer?',
    visaKinds: 'Which kinds of visas and residence can you arrange?',
  },
};
