import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { Star } from '../pictures/icons.tsx';

interface StarsProps {
  /** From 1 to 5. */
  count: number;
  language: Language;
}

/** The official class of a lodging. */
export function Stars({ count, language }: StarsProps) {
  const label =
    count === 1
      ? t({ el: '1 αστέρι', en: '1 star' }, language)
      : t({ el: `${count} αστέρια`, en: `${count} stars` }, language);
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-citrus-deep">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal stars.
        <Star key={index} className="size-5 fill-current" />
      ))}
    </span>
  );
}
