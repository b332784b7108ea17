import { bilingualText } from '../content/model/fields/field-builders.ts';

/** So many news items and events may stand in one issue. */
export const MAX_ITEMS = 30;

/**
 * The fields of an issue that staff write; its entries are kept beside them. Staff find an issue by its Greek
 * subject.
 */
export const ISSUE_FIELDS = {
  subject: bilingualText({ el: 'Θέμα', en: 'Subject' }, { required: 'el', maxLength: 150 }),
  intro: bilingualText(
    { el: 'Εισαγωγή', en: 'Introduction' },
    { multiline: true, maxLength: 3000 },
  ),
};
