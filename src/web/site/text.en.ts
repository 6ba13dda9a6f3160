export const site = {
  filters: 'Filters',
  filtersUsed: (count: string) => `Filters, ${count} in use`,
  clearFilters: 'Clear filters',
  comparison: {
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    oneMore: 'Choose one more to compare',
    full: 'Four is the most that can stand side by side',
    remove: (name: string) => `Remove ${name}`,
    clear: 'Clear',
    best: 'the best on its line',
    isBest: '(the best on this line)',
  },
};
