/** Whether a sum is enough for a visa, or one of the family may be sponsored: yes or no, by the visas’ own rules. */
import type { Visa } from '#contract/catalogue/business.ts';
import type { Localised } from '#contract/primitives.ts';
import { budgetIn } from '#domain/assistant/money.ts';
import { plain } from '#domain/search/normal-form.ts';
import { lineOf } from '#server/assistant/attributes/attributes.ts';
import { planWords } from '#server/assistant/plan/words.ts';
import { consultationAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { isOfTheBook } from '#server/assistant/understand/guesses.ts';

export const visaVerdict = (context: Context): Reply | undefined =>
  ofSum(context) ?? ofFamily(context);

const golden = new Set(['re-golden-visa', 'biz-golden']);

/** What the sum buys instead, where it is too small for ten years. */
function ofSum(context: Context): Reply | undefined {
  const { heard, meant, telling } = context;
  const { budget, purpose } = meant.own;
  const asked =
    golden.has(heard.entries[0]?.is ?? '') &&
    isOfTheBook(context) &&
    meant.topics.includes('visas');
  const ten = visaNamed('golden-property', context);
  const sum = budget?.most;
  if (!asked || sum === undefined || !ten?.item.minInvestment) return undefined;
  const enough = (least: Visa['minInvestment']) =>
    least !== null && budgetIn(sum, { currency: budget?.currency ?? 'AED' }, least) >= least.amount;
  const isEnough = enough(ten.item.minInvestment);
  const others = isEnough
    ? []
    : ['property-investor'].flatMap((id) => visaNamed(id, context) ?? []);
  const fitting = others.filter(({ item }) => purpose !== 'rent' && enough(item.minInvestment));
  const needed = telling.say.about.minInvestment(telling.speaker.money(ten.item.minInvestment));
  return told(
    isEnough ? 'fits' : 'no',
    [{ ...ten, rules: [needed, ...rulesOf(ten.item, /deeds/, telling.language)] }],
    {
      context,
      instead: fitting.map(({ thing }) => thing),
    },
  );
}

const elders =
  /\b(?:parents?|mother|father|mum|mom|dad|in ?laws)\b|(?<!\p{L})[ول]?(?:امي|ابوي|ابويا|ابي|اهلي|والد(?:ي|تي|اي|ين)|بابا|ماما)(?!\p{L})/u;
const sons = /\b(?:sons?|boys?)\b|(?<!\p{L})[ول]?(?:ابني|ولدي)(?!\p{L})/u;
const daughters = /\b(?:daughters?|girls?)\b|(?<!\p{L})[ول]?(?:بنتي|ابنتي)(?!\p{L})/u;
const moving =
  /\b(?:sponsor\w*|visas?|residenc[ey]\w*|live with us|(?:bring|move) (?:my|our) (?:parents?|mother|father|mum|mom|dad|son|daughter)\w*)\b|كفل|كفال|اقام|فيزا|تاشير|(?<!\p{L})(?:ا|ن|ب)?(?:نقل|جيب)(?!\p{L})/u;

/** Of a son the age decides; parents take more of whoever sponsors them. */
function ofFamily(context: Context): Reply | undefined {
  const { meant, telling } = context;
  const said = plain(meant.message);
  const isOther = meant.topics.some((topic) => topic !== 'visas') || meant.named.length > 0;
  const family = visaNamed('family', context);
  const ten = visaNamed('golden-property', context);
  if (isOther || isOfTheBook(context) || !moving.test(said) || !family || !ten) return undefined;
  const { language } = telling;
  if (elders.test(said)) {
    const retired = visaNamed('retirement', context);
    return told(
      'condition',
      [
        { ...family, rules: rulesOf(family.item, /parents/i, language) },
        { ...ten, rules: rulesOf(ten.item, /parents/i, language) },
        ...(retired
          ? [
              {
                ...retired,
                rules: [
                  retired.item.who[language],
                  ...rulesOf(retired.item, /million|income/, language),
                ],
              },
            ]
          : []),
      ],
      { context },
    );
  }
  const isSon = sons.test(said);
  const [age] = meant.wish.ages;
  if (!(isSon || daughters.test(said)) || age === undefined || age < grown) return undefined;
  const rules = rulesOf(family.item, /sons/i, language);
  const eldest = Number(
    /to (\d+)/.exec(family.item.rules.find(({ en }) => /sons/i.test(en))?.en ?? '')?.[1],
  );
  const isTooOld = isSon && age > eldest;
  const other = { ...ten, rules: rulesOf(ten.item, /any age/i, language) };
  return told(isTooOld ? 'no' : 'condition', [{ ...family, rules }, ...(isTooOld ? [other] : [])], {
    context,
  });
}

const grown = 18;

interface Known {
  thing: Thing;
  item: Visa;
}

function visaNamed(id: string, { knowledge }: Context): Known | undefined {
  for (const thing of knowledge.things)
    if (thing.entry.of === 'visa' && thing.entry.item.id === id)
      return { thing, item: thing.entry.item };
  return undefined;
}

const rulesOf = ({ rules }: Visa, about: RegExp, language: keyof Localised): string[] =>
  rules.filter(({ en }) => about.test(en)).map((rule) => rule[language]);

interface Ruled extends Known {
  rules: string[];
}

function told(
  standing: 'fits' | 'no' | 'condition',
  visas: Ruled[],
  { context, instead = [] }: { context: Context; instead?: Thing[] },
): Reply {
  const { telling, meant } = context;
  const { language } = meant;
  const say = planWords(telling);
  const [first, ...others] = visas.map(
    ({ item, rules }) => `**${item.title[language]}**: ${rules.join(telling.say.semicolon)}.`,
  );
  const text = [
    `**${say.verdicts[standing]}**: ${first}`,
    ...others.map((line) => `- ${line}`),
    ...(instead.length > 0
      ? ['', say.instead, ...instead.map((thing) => `- ${lineOf(thing, telling)}`)]
      : []),
    '',
    visas[0]?.item.caution[language] ?? '',
  ];
  return replyWith(text.join('\n').trim(), {
    things: [...instead, ...visas.map(({ thing }) => thing)],
    sources: [meant.wish],
    actions: [
      consultationAction(language, { subject: telling.say.subjects.general, topic: 'business' }),
    ],
    suggestions: telling.say.suggest.general,
  });
}
