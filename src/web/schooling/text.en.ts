export const schooling = {};
