export const site = {
  filters: 'Filters',
  filtersUsed: (count: string) => `Filters, ${count} in use`,
  clearFilters: 'Clear filters',
};
