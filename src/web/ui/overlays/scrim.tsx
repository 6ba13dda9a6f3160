import * as Primitive from 'radix-ui/dialog';

export const Scrim = () => (
  <Primitive.Overlay className="fixed inset-0 z-50 bg-(--scrim) data-[state=closed]:animate-[fade-out_200ms_ease-out_forwards] data-[state=open]:animate-[fade-in_200ms_ease-out]" />
);
