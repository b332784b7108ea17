import type { ReactNode } from 'react';
import type { PictureSource } from '../../../ui/pictures/picture.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

interface PictureRowProps {
  picture: PictureSource | undefined;
  children: ReactNode;
  /** The picture stands on the right: neighbours alternate. */
  isMirrored?: boolean;
  priority?: boolean;
}

/** One entry of a list with large pictures: the picture beside its text. */
export function PictureRow({ picture, children, isMirrored = false, priority }: PictureRowProps) {
  return (
    <div className="grid items-center gap-x-8 gap-y-6 md:grid-cols-2 lg:gap-x-14">
      {picture && (
        <div className={isMirrored ? 'md:order-last' : undefined}>
          <Picture
            picture={picture}
            sizes="(min-width: 75rem) 36rem, (min-width: 48rem) 46vw, 92vw"
            priority={priority}
            className="aspect-[3/2] w-full rounded-lg object-cover"
          />
        </div>
      )}
      <div className={picture ? 'min-w-0' : 'min-w-0 md:col-span-2'}>{children}</div>
    </div>
  );
}
