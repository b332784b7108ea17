import { t } from '../i18n/language.ts';
import { adminLanguage } from './admin-language.tsx';
import { ApiError } from './calls/api-client.ts';
import { SESSION_TEXTS } from './session-texts.ts';

/** The refusal to send under the name of another what one person has begun. */
export const otherPerson = () =>
  new ApiError('refused', 412, t(SESSION_TEXTS.otherPerson, adminLanguage()));
