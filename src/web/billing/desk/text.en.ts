import type { z } from 'zod';
import type { DeskInvoiceView, RefundState } from '#contract/billing/desk.ts';
import type { MoneyActKind, MoneyActState } from '#contract/billing/money-acts.ts';

/** What the desk says about money. */
export const deskBilling = {
  part: 'Invoices',
  partText: 'Everything that was invoiced and credited, the newest first.',
  label: 'Money',
  none: 'Nothing was invoiced yet.',
  all: (count: number) => `All ${count}`,
  reading: 'Reading the invoices',
  readingOne: 'Reading the invoice',
  search: 'Search',
  searchHint: 'A number, a reference, a title',
  filter: 'Which invoices',
  views: {
    all: 'All',
    due: 'To pay',
    overdue: 'Overdue',
    paid: 'Paid',
    credit_notes: 'Credit notes',
  } satisfies Record<DeskInvoiceView, string>,
  nothing: 'There is none of this kind.',
  client: 'Client',
  number: 'Number',
  for: 'For',
  status: 'Status',
  total: 'Total',
  pdf: 'PDF',
  amount: 'Amount',
  amountHint: (most: string) => `At most ${most}`,
  amountWrong: 'Enter an amount like 1,250.00.',
  amountMore: (most: string) => `It cannot be more than ${most}.`,
  reason: 'Why',
  reasonHint: 'The client reads it, and it stands in the log.',
  reasonNeeded: 'Please say why.',
  transfer: {
    open: 'Record a transfer',
    title: 'A transfer has arrived',
    text: 'Only what stands on the bank’s statement.',
    day: 'Booked on',
    dayWrong: 'Choose the day on which the bank booked it.',
    reference: 'What stood on it',
    referenceNeeded: 'Write what stood on the transfer.',
    submit: 'Record it',
    done: (sum: string) => `${sum} is recorded`,
  },
  credit: {
    open: 'Credit note',
    title: (number: string) => `Credit ${number}`,
    submit: 'Issue it',
    done: 'The credit note is issued',
  },
  refund: {
    open: 'Refund',
    title: 'Send money back',
    text: (method: string) =>
      `It goes back the way it came: ${method}. A credit note is issued for it.`,
    submit: 'Send it back',
    done: (sum: string) => `${sum} goes back`,
    states: {
      created: 'On its way',
      succeeded: 'Sent back',
      failed: 'Did not arrive',
    } satisfies Record<z.infer<typeof RefundState>, string>,
    toSend: (day: string) => `To be sent by us, from the bank, by ${day}`,
    toSendLate: (day: string) => `To be sent by us, from the bank; it was promised by ${day}`,
    gone: (day: string, reference: string) => `Sent on ${day}, reference ${reference}`,
    or: ' or ',
    othersSend: (names: string) => `You recorded this transfer, so ${names} may send it back.`,
    sent: 'It has left the bank',
    sentTitle: 'The refund has left the bank',
    sentText: 'The reference of the transfer, as the bank shows it.',
    sentDone: 'The refund is marked as sent',
    byBank: 'Send by bank transfer',
    byBankTitle: 'Send it by bank transfer',
    byBankText: (sum: string) =>
      `The card did not take ${sum}. Send it from our bank to the client’s account, then record it here; the client is told once.`,
    byBankSubmit: 'Record it as sent',
    byBankDone: 'Recorded as sent by bank, and the client knows',
  },
  /** Said before money of a membership goes back. */
  membership: {
    ends: 'If all of it goes back, the membership ends at once; if a part does, it goes on as before.',
    goesOn: 'The membership goes on as before, however much goes back.',
  },
  /** What a person sends from our bank. */
  toSend: {
    title: 'To send by bank',
    text: 'It is the client’s money and waits for one of us: send it from our bank, then say so here. Each client has been promised the day.',
    none: 'Nothing waits to be sent.',
    by: (day: string) => `Send by ${day}`,
    late: (day: string) => `Overdue: was promised by ${day}`,
    toSource: 'To the account it came from, as the bank’s statement shows it.',
    stood: 'On that transfer stood:',
    ask: 'The card did not take it and no account is known: ask the client for one.',
    youMay: 'You may send it, or any colleague who did not record the transfer.',
    open: 'Open the invoice',
    confirm: (sum: string, name: string) =>
      `${sum} to ${name}. The client reads that it was sent, with this reference.`,
    sentOf: (sum: string, number: string) => `It has left the bank: ${sum}, ${number}`,
    sentTitle: 'Sent in the last two weeks',
    sentOn: (day: string) => `Sent on ${day}`,
    reference: 'Reference',
  },
  applications: {
    title: 'Applications',
    text: 'Who wishes to join a VIP tier. Nothing is charged before you say yes.',
    join: (name: string) => `Joins ${name}`,
    move: (from: string, name: string) => `From ${from} to ${name}`,
    by: (day: string) => `Answer by ${day}`,
    late: (day: string) => `Was promised by ${day}`,
    approve: 'Say yes',
    approveOf: (client: string) => `Say yes to ${client}`,
    approveByCard: (sum: string, card: string) =>
      `The invoice of ${sum} is issued at once and charged to the client’s ${card}.`,
    approveByNone: (sum: string) =>
      `The invoice of ${sum} is issued at once. No card is saved: the client is asked to pay it.`,
    keep: 'Not yet',
    decline: 'Decline',
    declineOf: (client: string) => `Decline ${client}`,
    declineTitle: 'Decline the application',
    approved: 'The membership is open to them',
    declined: 'The application is declined',
  },
  second: {
    title: 'A second look',
    text: 'Much money that is moved by hand waits for a colleague. Nobody answers their own wish.',
    kinds: {
      transfer: 'Record a transfer',
      credit: 'Credit note',
      refund: 'Refund',
      call_off: 'Called-off booking, what goes back',
      end_matter: 'Ended matter, what goes back',
      lower_quote: 'Version below what was agreed, the difference',
      fail_supplier: 'Failed supplier, what would have been kept',
      sent: 'Refund of one’s own record, sent',
      bank_refund: 'Failed refund, sent by bank',
    } satisfies Record<MoneyActKind, string>,
    states: {
      done: 'Done',
      alone: 'Done alone',
      waiting: 'Waits for a colleague',
      approved: 'Approved',
      refused: 'Refused',
      withdrawn: 'Taken back',
      expired: 'Nobody answered',
      over: 'Ended by itself meanwhile',
    } satisfies Record<MoneyActState, string>,
    asked: (name: string, when: string) => `Asked by ${name}, ${when}`,
    by: (name: string) => `Answered by ${name}`,
    until: (when: string) => `Waits until ${when}`,
    lookAt: 'Look at it',
    seeWhere: 'See it among the invoices',
    notYou: 'another colleague answers it',
    approve: 'Approve',
    approveOf: (what: string, number: string) => `Approve: ${what}, ${number}`,
    approveTransfer: (name: string) =>
      `${name} asked for it. The transfer is recorded as received now; no money moves. Both names stand in the log.`,
    approveTooMuch: (name: string, sum: string) =>
      `${name} asked for it. The invoice was paid otherwise meanwhile: the transfer is recorded as received, and ${sum} of it, which is too much, goes back. It then stands under ‘To send by bank’, and the client is told.`,
    approveGoesBack: (name: string, sum: string) =>
      `${name} asked for it. What the invoice is for ended before the money came: the transfer is recorded as received, and ${sum} of it goes back. It then stands under ‘To send by bank’, and the client is told.`,
    goesBack: (sum: string) => `It ended before the money came: approved, ${sum} of it goes back.`,
    tooMuch: (sum: string) => `${sum} of it is more than is owed by now: approved, it goes back.`,
    approveCredit: (name: string) =>
      `${name} asked for it. The credit note is issued now, and what was paid beyond the rest goes back. Both names stand in the log.`,
    approveRefund: (name: string) =>
      `${name} asked for it. The money goes back now, and both names stand in the log.`,
    approveBankRefund: (name: string) =>
      `${name} sent it by bank. It is recorded as sent back now, and the client hears of it. Both names stand in the log.`,
    approveCallOff: (name: string) =>
      `${name} asked for it. The booking is given up now, the client hears of it, and the money goes back. Both names stand in the log.`,
    approveEnding: (name: string) =>
      `${name} asked for it. The matter ends now, the client hears of it, and the money goes back. Both names stand in the log.`,
    approveLowering: (name: string) =>
      `${name} asked for it. The version is sent to the client now. Once they accept it, the difference is taken off, and what they paid beyond it goes back without another look. Both names stand in the log.`,
    approveFailure: (name: string) =>
      `${name} asked for it. The supplier counts as failed now, and the client hears of it. If they withdraw then, we keep nothing and all they paid goes back. Both names stand in the log.`,
    /** Of what waits: what becomes of the membership once it is approved. */
    membership: {
      ends: 'Approved, it ends the membership at once.',
      goesOn: 'The membership goes on as before.',
    },
    keep: 'Not yet',
    refuse: 'Refuse',
    refuseOf: (what: string, number: string) => `Refuse: ${what}, ${number}`,
    refuseTitle: 'Refuse it',
    reasonFor: (name: string) => `${name} reads it, and it stands in the books.`,
    withdraw: 'Take it back',
    withdrawOf: (number: string) => `Take it back: ${number}`,
    above: (sum: string) =>
      `More than ${sum} in a day for one client waits for a second colleague.`,
    ask: 'Ask a colleague for it',
    askToRecord: 'Ask a colleague to approve it',
    /** Said before it is pressed. */
    first: (sum: string, left: string) =>
      `${sum}: a second colleague must approve it first. Without one, ${left} more may go back to this client today; what was given by hand before counts. Until it is approved nothing changes, and the client hears nothing.`,
    firstTransfer: (sum: string, left: string) =>
      `${sum}: a second colleague looks at it before it counts as received. Without one, ${left} more may be recorded for this client today; the transfers before it count. Until then the client reads that it is being checked.`,
    waits: 'A second colleague must approve it',
    waitsText: 'Nothing has moved yet. Your colleagues see it at the bell and above the invoices.',
    answered: {
      approve: 'It is approved, and done',
      refuse: 'It is refused',
      withdraw: 'You took it back',
    },
    refusals: {
      act_waits: 'The same already waits for a colleague.',
      act_over: 'It was answered already, ended by itself, or waited too long.',
      act_stale: 'It has changed since this was asked. Refuse it, and let it be asked anew.',
      colleague_too_new:
        'Another colleague answers this: you came less than three days before it was asked, or one of you invited the other lately.',
      nothing_open:
        'Nothing is open on this invoice any more. Record it on the invoice it was meant for, or send it back from the bank.',
      under_way:
        'The client’s card is being asked for it at this moment. Try again in a minute; what it pays then stands here.',
      recorded_by_you: 'You recorded this transfer, so another colleague sends it back.',
    },
  },
  payments: 'Payments',
  refunds: 'Refunds',
  fromQuote: {
    open: 'Invoice this quote',
    title: 'Invoice the accepted quote',
    text: 'To the fils, as it was accepted. An issued invoice never changes.',
    deposit: 'Due at once, in percent',
    depositWrong: 'Enter a whole number from 1 to 100.',
    dueOn: 'Due on',
    balanceOn: 'The rest is due on',
    balanceNeeded: 'Choose the day on which the rest is due.',
    submit: 'Issue the invoice',
    done: (number: string) => `${number} is issued`,
  },
};
