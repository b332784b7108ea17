import { formatMoment } from '../../i18n/dates.ts';
import { href, htmlLang, type Language, t } from '../../i18n/language.ts';
import type { PreviewBar as Bar } from '../../request-context.ts';
import { Eye } from '../../ui/pictures/icons.tsx';
import { PREVIEW_TEXTS as TEXTS } from './preview-texts.ts';

/** The thin line at the lower edge of a page that nobody but those who have its link may see. */
export function PreviewBar({ bar, language }: { bar: Bar; language: Language }) {
  const other = language === 'gr' ? 'en' : 'gr';
  return (
    <aside className="preview-bar" aria-label={t(TEXTS.preview, language)}>
      <p className="me-auto">
        <Eye className="me-2 inline size-5 align-text-bottom" />
        <strong>{t(TEXTS.preview, language)}.</strong>{' '}
        <span className="max-sm:hidden">
          {t(TEXTS.now, language)} {t(TEXTS.until, language)} {formatMoment(bar.until, language)}.
        </span>
      </p>
      {bar.screens.length > 1 && (
        <nav aria-label={t(TEXTS.screens, language)}>
          <ul className="flex flex-wrap">
            {bar.screens.map((screen) => (
              <li key={screen.address}>
                <a
                  href={href(screen.address, language)}
                  aria-current={screen.isCurrent ? 'page' : undefined}
                >
                  {t(screen.title, language)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <a href={href(bar.address, other)} hrefLang={htmlLang(other)} lang={htmlLang(other)}>
        {other === 'gr' ? 'Ελληνικά' : 'English'}
      </a>
    </aside>
  );
}
