import { createContext, type ReactNode, useContext } from 'react';

const Shape = createContext<ReactNode>(null);

/** What the screen within looks like until it is there; client-screens.ts says it of each. */
export const ShapeOfScreen = Shape;

/** Stands where a screen will be, while its session or what it shows is waited for. */
export const Waiting = () => useContext(Shape);
