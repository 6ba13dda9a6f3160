export const realEstate = {};
