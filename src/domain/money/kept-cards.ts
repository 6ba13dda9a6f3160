/** Which cards somebody keeps, which of them is charged, and who pays where none is: for whoever asks that. */
import type { PaymentMethod, Processor } from '#contract/billing/payments.ts';
import type { Day, Language } from '#contract/primitives.ts';
import {
  cardNamed,
  keptCardWords,
  type Payer,
  payerWords,
  refusedAfter,
  wordsFor,
} from '#domain/money/words/card.ts';

const english = {
  named: (brand: string, last4: string) => `${brand || 'The card'} ending ${last4}`,
  charged: (card: string, until: string) =>
    `${card} is the card that is charged; it is good until ${until}.`,
  kept: (card: string, until: string) =>
    `${card} is kept too, good until ${until}; it is not charged by itself.`,
  expired: (card: string) => `${card} has expired, so nothing is charged to it.`,
  none: 'You keep no card with us, so nothing is charged by itself: you pay what falls due yourself.',
  add: 'A card is added under Payments in your profile.',
  notTaken: 'Cards are not taken here; each invoice says how it is paid.',
};

const arabic: typeof english = {
  named: (brand, last4) => `${brand ? `بطاقة ${brand}` : 'البطاقة'} المنتهية بالرقم ${last4}`,
  charged: (card, until) => `${card} هي التي يُخصم منها، وهي صالحة حتى ${until}.`,
  kept: (card, until) => `${card} محفوظة أيضًا وصالحة حتى ${until}، ولا يُخصم منها تلقائيًا.`,
  expired: (card) => `انتهت صلاحية ${card}، فلا يُخصم منها شيء.`,
  none: 'لا بطاقة محفوظة لديك، فلا يُخصم شيء تلقائيًا: تدفع المستحق بنفسك.',
  add: 'تُضاف البطاقة من صفحة المدفوعات في ملفك الشخصي.',
  notTaken: 'لا نقبل البطاقات هنا، وفي كل فاتورة بيان طريقة دفعها.',
};

const texts: Record<Language, typeof english> = { en: english, ar: arabic };

type KeptCard = Pick<
  PaymentMethod,
  'brand' | 'last4' | 'expMonth' | 'expYear' | 'isDefault' | 'expired' | 'refusedOn'
>;

/** One sentence for each, and what keeping one means; or that there is none, and where one is added. */
export function keptCardLines(
  cards: readonly KeptCard[],
  processor: Processor,
  language: Language,
): string[] {
  const say = texts[language];
  if (processor === 'none') return [say.notTaken];
  if (cards.length === 0) return [say.none, say.add];
  const isCharged = cards.some(({ isDefault, expired }) => isDefault && !expired);
  return [
    ...cards.map((card) => refusedAfter(keptCardLine(card, say), card, language)),
    isCharged ? keptCardWords(language) : say.add,
  ];
}

function keptCardLine(card: KeptCard, say: typeof english): string {
  const name = cardNamed(`${card.brand} ${card.last4}`, say.named);
  if (card.expired) return say.expired(name);
  const until = `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`;
  return card.isDefault ? say.charged(name, until) : say.kept(name, until);
}

/** Who pays it, also where a page leaves that unsaid: if nothing pays by itself, its client does. */
export function whoPays(payer: Payer, by: Day | null, language: Language): string {
  const otherwise = wordsFor(payer, language).fromInvoice;
  if (by === null) return payer.cardPays ? '' : otherwise;
  return payerWords(payer, by, language) || otherwise;
}
