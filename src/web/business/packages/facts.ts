import type { PackageSheet } from '#contract/business.ts';
import type { Words } from '#web/i18n/use-text.ts';

/** The lines of a package that are words; its page and the comparison say them alike. */
export function packageFacts(sheet: PackageSheet, { t, format }: Words) {
  const { lines, kinds, emirates, offices, trade, days, listed } = t.business;
  const needed = sheet.officeMandatory ? lines.mandatory : lines.optional;
  return {
    where: listed([kinds[sheet.jurisdiction], emirates[sheet.emirate]]),
    days: days(sheet.days.min, sheet.days.max),
    visas: lines.visaCounts(sheet.visasIncluded, sheet.visasMax),
    office: listed([offices[sheet.office], needed]),
    trade: trade[sheet.mainlandTrade],
    audit: sheet.auditRequired ? lines.auditYes : lines.auditNo,
    capital: sheet.shareCapital ? format.money(sheet.shareCapital) : lines.noCapital,
    ownership: lines.percent(sheet.ownershipPercent),
    activities: format.number(sheet.activities),
  };
}
