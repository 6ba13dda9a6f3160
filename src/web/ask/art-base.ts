import { createContext } from 'react';

/** Where this build's pictures lie, for the small ones of the hours. */
export const ArtBase = createContext('');
