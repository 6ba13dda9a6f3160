/** Yes or no to what was just proposed: it is opened again, with everything that was said, or left as it is. */
import { plain } from '#domain/search/normal-form.ts';
import { actWords } from '#server/assistant/acts/words.ts';
import { namedReply } from '#server/assistant/replies/named-thing.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

/** In `plain` spelling, and nothing beside them. */
const consents =
  /^(?:(?:ok|okay|yes|yep|yeah|yup|fine|great|perfect|sure|good|alright|lovely|cool|right) ?)*(?:(?:please )?(?:go ahead|go on(?: then)?|do it|do that|book (?:it|that|this)(?: one)?|go for it|lets (?:do|book) (?:it|that)|confirm(?: it)?|proceed|please do|sounds good))(?: please| then| thanks| thank you)*$|^(?:(?:تمام|اوكي|ايوه|ايه|اي|نعم|ماشي|خلاص|خلص|يلا|زين|طيب|موافق|موافقه) ?)*(?:احجز(?:ها|ه|ي|يها|وها|لي|يلي|لنا|وه)?|كمل(?:ي|وا)?|توكل(?:ي)?(?: علي الله)?|اعتمد(?:ها|ه|ي)?|سوها|اكد(?:ها|ي|وا)?|امش(?:ي|وا)?|موافق|موافقه)$/;
const leaves =
  /^(?:(?:actually|ok|okay|no|oh|sorry|hmm) ?)*(?:leave it|never ?mind|forget (?:it|about it)|dont bother|no need|scratch that|not now|leave it as it is)(?: then| please| thanks| thank you| for now| alone)*$|^(?:(?:لا|خلاص|خلص|طيب|تمام) ?)+(?:(?:خليها|خليه|بلاها|بلاه|ما في داعي|مافي داعي|مو لازم|مش لازم|ما بدي|ما ابي|ما ابغي|ولا شي|انسي|انسوا)(?: خلاص| خلص| شكرا)*|شكرا)?$/;

export async function secondThoughtsReply(context: Context): Promise<Reply | undefined> {
  const { meant, telling, tools } = context;
  const { shown } = meant;
  const said = plain(meant.message)
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim();
  const say = actWords[telling.language];
  if (meant.previous && leaves.test(said)) return replyWith(say.left);
  if (shown.length === 0 || !consents.test(said)) return undefined;
  const titles = shown.map(({ title }) => title[telling.language]);
  if (shown.length > 1)
    return replyWith([say.which, ...titles.map((title) => `- **${title}**`)].join('\n'), {
      things: shown,
      suggestions: titles,
    });
  const reply = await namedReply(shown, context);
  const first = tools.isClient ? say.press : say.pressAndSignIn;
  return { ...reply, text: `${first}\n\n${reply.text}` };
}
