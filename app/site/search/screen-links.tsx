import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, t } from '../../i18n/language.ts';
import { TextLink } from '../../ui/text/text-link.tsx';

interface ScreenLinksProps {
  /** Of the heading. */
  id: string;
  title: Bilingual;
  screens: readonly { title: Bilingual; path: string }[];
  language: Language;
  className?: string;
}

/** A few screens under a heading. */
export function ScreenLinks({ id, title, screens, language, className = '' }: ScreenLinksProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t(title, language)}
      </h2>
      <ul className={`mt-1 ${className}`.trim()}>
        {screens.map((screen) => (
          <li key={screen.path}>
            <TextLink href={href(screen.path, language)} arrow>
              {t(screen.title, language)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
