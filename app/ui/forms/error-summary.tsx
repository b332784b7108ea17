import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { CircleAlert } from '../pictures/icons.tsx';

interface ErrorSummaryProps {
  /** `field` is the field's name; without it the message concerns the whole form. */
  errors: { field?: string; message: string }[];
  language: Language;
  /** False where it is only shown, as in the style guide. */
  takesFocus?: boolean;
}

const TITLE = {
  el: 'Η φόρμα χρειάζεται διορθώσεις',
  en: 'Some answers need your attention',
};

/** What is wrong with a form, above it: focused when the page arrives, each message a link to its field. */
export function ErrorSummary({ errors, language, takesFocus = true }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page has been reloaded to say this, so it is where reading starts.
      autoFocus={takesFocus}
      className="notice notice-error"
    >
      <CircleAlert />
      <div>
        <h2 className="text-lg">{t(TITLE, language)}</h2>
        <ul className="mt-1 grid gap-y-2 sm:gap-y-0">
          {errors.map(({ field, message }) => (
            <li key={message}>
              {field ? (
                <a
                  href={`#${field}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
