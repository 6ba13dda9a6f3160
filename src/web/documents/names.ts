/** What papers and people are called on the screen. */
import type { DocumentPerson, Document as Paper } from '#contract/documents/documents.ts';
import type { Texts } from '#web/feature-texts.ts';

type Words = Texts['documents'];

type Named = Pick<Paper, 'type' | 'title'>;

export const paperName = ({ type, title }: Named, { types }: Words): string => title || types[type];

/** `Karim, passport`; one's own is named alone. */
export function fullName(paper: Named & { holder: { name: string } }, words: Words): string {
  const name = paperName(paper, words);
  return paper.holder.name ? words.of(name, firstName(paper.holder.name)) : name;
}

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** Whether a paper belongs to somebody. */
export function belongsTo({ holder }: Pick<Paper, 'holder'>, person: DocumentPerson): boolean {
  if (person.isClient) return holder.name === '' && holder.memberId === null;
  if (person.memberId) return holder.memberId === person.memberId;
  return holder.memberId === null && holder.name.toLowerCase() === person.name.toLowerCase();
}

export const holderOf = ({ isClient, name, memberId }: DocumentPerson) =>
  isClient ? { name: '', memberId: null } : { name, memberId };

/** `Child, 11, Year 7`. */
export function aboutPerson(
  { relation, age, schoolYear }: DocumentPerson,
  { family, documents }: Texts,
) {
  const said = [
    relation && family.relations[relation],
    age === null ? '' : String(age),
    schoolYear,
  ];
  return said.filter(Boolean).join(documents.watch.comma);
}
