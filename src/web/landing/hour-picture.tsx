/** Crops of the panorama and the windows they suit; `wide` is for all others. */
const crops = [
  { crop: 'tall', media: '(max-width: 40rem)' },
  { crop: 'tablet', media: '(max-width: 67.5rem)' },
  { crop: 'ultrawide', media: '(min-aspect-ratio: 2/1)' },
];

interface HourPictureProps {
  /** The drawing's address up to its crop. */
  base: string;
  /** One of the drawing's layers; the whole drawing without. */
  layer?: string;
  className: string;
  eager?: boolean;
}

/** The panorama at one hour, or one layer of it, in the crop that fits the window. */
export function HourPicture({ base, layer, className, eager }: HourPictureProps) {
  const ending = layer ? `${layer}.svg` : 'svg';
  const urgency = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <picture className={className}>
      {crops.map(({ crop, media }) => (
        <source key={crop} media={media} srcSet={`${base}.${crop}.${ending}`} />
      ))}
      <img src={`${base}.wide.${ending}`} alt="" width={1440} height={900} {...urgency} />
    </picture>
  );
}
