import { bilingualText } from '../content/model/field-builders.ts';

/** What staff write of an issue; its entries come beside it. The subject by which staff find it is Greek. */
export const ISSUE_FIELDS = {
  subject: bilingualText({ el: 'Θέμα', en: 'Subject' }, { required: 'el', maxLength: 150 }),
  intro: bilingualText(
    { el: 'Εισαγωγή', en: 'Introduction' },
    { multiline: true, maxLength: 3000 },
  ),
};
