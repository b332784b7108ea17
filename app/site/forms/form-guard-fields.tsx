import { TOKEN_FIELD, TRAP_FIELD } from '../../../domain/inbox/forms/guard-fields.ts';
import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';

const LEAVE_EMPTY = { el: 'Αφήστε αυτό το πεδίο κενό', en: 'Leave this field empty' };

interface FormGuardFieldsProps {
  language: Language;
  /** The result of `newFormToken`. Left out for a form that relies on the trap alone, as in the footer. */
  token?: string;
}

/**
 * The invisible guards of a public form against robots: a field that only robots fill, hidden from people and from
 * assistive technology, and the signed moment at which the form was rendered.
 */
export function FormGuardFields({ language, token }: FormGuardFieldsProps) {
  return (
    <>
      <div className="hidden">
        <label>
          {t(LEAVE_EMPTY, language)}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {token && <input type="hidden" name={TOKEN_FIELD} value={token} />}
    </>
  );
}
