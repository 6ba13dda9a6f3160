import type { Picture as PictureFiles } from '#contract/pages/parts.ts';
import { classes } from '#web/ui/classes.ts';

/** Dark pages show a later hour. Both are lazy, and the browser never fetches the hidden one. */
export function Picture({ picture, className }: { picture: PictureFiles; className?: string }) {
  const { light, dark, alt } = picture;
  const file = { width: 800, height: 600, loading: 'lazy', decoding: 'async' } as const;
  const look = classes('size-full object-cover', className);
  return (
    <>
      <img {...file} src={light} alt={alt} className={classes(look, 'block dark:hidden')} />
      <img {...file} src={dark} alt={alt} className={classes(look, 'hidden dark:block')} />
    </>
  );
}
