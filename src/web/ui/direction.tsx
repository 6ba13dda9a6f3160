import * as Primitive from 'radix-ui/direction';
import type { ReactNode } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Tells every component which arrow key means forward, and overlays where the end edge is. */
export const DirectionProvider = ({ dir, children }: { dir: Direction; children: ReactNode }) => (
  <Primitive.DirectionProvider dir={dir}>{children}</Primitive.DirectionProvider>
);

export const useDirection = (): Direction => Primitive.useDirection();
