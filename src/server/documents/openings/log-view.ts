/** The log of openings as its owner reads it: on the screen, and as a table to keep. */
import type { DocumentOpening } from '#contract/documents/parts.ts';
import type { Language } from '#contract/primitives.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { nameIn, words } from '#server/documents/names.ts';
import type { OpeningRow } from '#server/documents/openings/store.ts';

export function openingOf(row: OpeningRow, language: Language): DocumentOpening {
  const { id, at, documentId, type, title, why, reason, device, way, readings, lastReadAt } = row;
  const { matterId, matterTitle, matterArea } = row;
  const matter =
    matterId && matterTitle && matterArea
      ? { id: matterId, title: matterTitle[language], path: matterPath(matterArea, matterId) }
      : null;
  return {
    id,
    at,
    documentId,
    type,
    title,
    why,
    reason,
    device,
    matter,
    way,
    readings,
    lastReadAt,
    who: row.actorKind,
    name: row.actorName,
    holder: row.holderName,
    share: row.stands ? row.shareId : null,
    endedAt: row.endedAt,
  };
}

export function tableOf(rows: OpeningRow[], language: Language): string {
  const { heads, why, access, ways } = words[language].log;
  const lines = rows.map((row) => {
    const standing = row.stands ? access.open : row.why === 'shared' ? access.ended : access.once;
    return [
      row.at,
      row.actorName,
      nameIn(language, row),
      row.reason || why[row.why],
      row.matterTitle?.[language] ?? '',
      row.device,
      row.why === 'own' ? access.owner : standing,
      ways[row.way],
      String(row.readings),
      row.lastReadAt ?? '',
    ];
  });
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return `\ufeff${[heads, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** What begins like a formula is text: nobody's reason may calculate in the reader's spreadsheet. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
