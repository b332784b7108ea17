/** A picture of the media library, with its alternative text. */
export interface PictureSource {
  /** The address without width and format: `${path}/640.avif` is one of its files. */
  path: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  alt: string;
  /** The language of `alt`, where it differs from the screen's. */
  lang?: string;
  /** What stays in sight where it is cut, in percent and steps of five; the middle where it is left out. */
  focus?: { x: number; y: number };
}

interface PictureProps {
  picture: PictureSource;
  /** Its width on the screen, as in `<img sizes>`: `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string;
  /** True on the first screen: loaded at once and before others. */
  priority?: boolean;
  /** Of the `<img>`. */
  className?: string;
}

const WIDTHS = [320, 480, 640, 960, 1280, 1920];

/**
 * The widths in which a picture exists: those up to its own; a picture narrower than all of them only in its own
 * width.
 */
export function pictureWidths(width: number): number[] {
  const fitting = WIDTHS.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** The address of all of a picture, in its largest size, in the format that every browser shows. */
export function largestOf({ path, width }: PictureSource): string {
  return `${path}/${pictureWidths(width).at(-1)}.jpg`;
}

/** The classes of a picture with the point that stays in sight (styles/focus.css). */
function classesOf({ focus }: PictureSource, className: string | undefined): string | undefined {
  if (!focus) return className;
  return [className, `focused focus-x-${focus.x} focus-y-${focus.y}`].filter(Boolean).join(' ');
}

/** A picture in AVIF and WebP, as wide as the screen needs it. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const widths = pictureWidths(picture.width);
  const sourceSet = (format: string) =>
    widths.map((width) => `${picture.path}/${width}.${format} ${width}w`).join(', ');
  const middle = widths.findLast((width) => width <= 960);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        src={`${picture.path}/${middle}.webp`}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        lang={picture.lang}
        className={classesOf(picture, className)}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
