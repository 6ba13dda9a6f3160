/** What the cards say where the catalogue's sentence needs something we do not know. */
export const dashboard = {
  /** Without a brief nothing can match one. */
  homes: (count: string) => `${count} homes are in our book. View them quietly, at your hour.`,
};
