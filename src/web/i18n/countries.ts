import type { Language } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';
import { keptByName } from '#domain/memo.ts';

/** ISO 3166-1; the browser knows their names in every language. */
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  );

const named = keptByName((language: Language) => {
  const names = new Intl.DisplayNames([localeOf[language]], { type: 'region' });
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
});

/** Every country by its name in the reader's language. */
export const countriesIn = (language: Language) => named(language);

export const countryName = (code: string, language: Language): string =>
  named(language).find(({ value }) => value === code)?.label ?? code;
