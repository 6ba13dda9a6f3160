/** Every key of the desk. The bar at its foot has room for those used most, two caps each. */
export const deskKeys = [
  { name: 'move', caps: ['j', 'k', '↓', '↑'], inBar: true },
  { name: 'enter', caps: ['↵'], inBar: false },
  { name: 'claim', caps: ['c'], inBar: true },
  { name: 'reply', caps: ['r'], inBar: true },
  { name: 'note', caps: ['n'], inBar: true },
  { name: 'quote', caps: ['q'], inBar: true },
  { name: 'promise', caps: ['p'], inBar: true },
  { name: 'step', caps: ['m'], inBar: true },
  { name: 'client', caps: ['i'], inBar: false },
  { name: 'search', caps: ['/'], inBar: true },
  { name: 'help', caps: ['?'], inBar: false },
  { name: 'escape', caps: ['esc'], inBar: false },
] as const;
