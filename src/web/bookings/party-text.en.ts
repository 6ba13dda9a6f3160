/** A room, a car or a boat takes so many; a larger party takes more of them. */
export const partyEach = {
  rooms: (range: string, each: number) => `${range}, up to ${each} in a room`,
  vehicles: (range: string, each: number) => `${range}, up to ${each} in a car`,
  craft: (range: string, each: number) => `${range}, up to ${each} on a craft`,
  charters: (range: string, each: number) => `${range}, up to ${each} in a charter`,
  groups: (range: string, each: number) => `${range}, up to ${each} in a group`,
};
