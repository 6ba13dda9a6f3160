/** Arabic written in Latin letters, `kam el ijar`, with figures for the sounds that Latin lacks. */

/** Words that hardly ever stand in an English sentence. */
const words = new Set(
  `el kam wala bel lel fel bas abgha abi shay elly elli shu sho shno chno shou wach wesh wein wain wayn
  emta meta mata momken mumkin lazem mn hal meen meno ana ma fi fe ya yalla wallah walla kif keef leish
  leh msh mesh mush bokra bukra yom yoom youm kel kol wayed kteer ktir hatha hada baddi badi bghit nabi
  abel shlon eish adesh bkam mawjood inshallah beit bait madrasa sana shahr sayara rokhsa iqama ijar
  ejar zawji zojti zawjti walad wildi bnti ebni`.split(/\s+/),
);
/** A figure that is spoken as a letter, amid letters: `3andi`, `a7san`. */
const spelt = /^(?=(?:.*[a-z]){3})[a-z']*[2357][a-z2357']*[a-z']$/;
/** And one that counts what follows it: `3rd`, `2bed`, `5star`. */
const counted =
  /^\d+(?:nd|rd|th|am|pm|beds?|bdr|bhk|stars?|mil|years?|yrs?|hrs?|hours?|mins?|kgs?|nights?|days?|pax|ppl|people|weeks?|wks?|adults?|kids?|seaters?|morrow|fa)$/;
/** Our references, RH-7JEXYA, have figures amid letters too. */
const references = /\b(?:rm|rh|inv|cn)-[a-z0-9-]+/g;

export function isArabizi(text: string): boolean {
  const said = text.toLowerCase().replaceAll(references, ' ');
  const all = (said.match(/[a-z0-9']+/g) ?? []).filter((word) => /[a-z]/.test(word));
  const signs = all.filter((word) => words.has(word) || (spelt.test(word) && !counted.test(word)));
  // One short word may be part of a name: Burj el Arab.
  if (all.length <= 4) return signs.some((word) => word.length > 2);
  return signs.length >= 2 && signs.length / all.length >= 0.15;
}
