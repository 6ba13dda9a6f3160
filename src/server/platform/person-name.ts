interface Known {
  email: string;
  metadata: Record<string, unknown>;
}

/** What the house calls somebody in histories and letters. */
export const nameOf = ({ email, metadata }: Known): string => {
  const name = metadata.full_name;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : email;
};
