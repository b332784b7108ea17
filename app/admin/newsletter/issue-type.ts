import { defineContentType } from '../../../domain/content/model/content-type.ts';
import { bilingualText, list, text } from '../../../domain/content/model/fields/field-builders.ts';
import { ISSUE_FIELDS } from '../../../domain/newsletter/issue-fields.ts';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { ApiError, messageOf } from '../calls/api-client.ts';
import { describePath } from '../form/fields/field-path.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

/** An issue as a content type, because forms describe and compare their values by a content type. */
export const issueType = defineContentType({
  name: 'newsletter-issue',
  label: { one: texts.newIssue, many: texts.issues },
  description: texts.text,
  fields: {
    ...ISSUE_FIELDS,
    items: list(texts.items, {
      title: bilingualText(texts.subject),
      type: text({ el: 'Είδος', en: 'Kind' }),
      id: text({ el: 'Κωδικός', en: 'Id' }),
    }),
  },
  promoted: { title: 'subject' },
});

/** Why an issue cannot be shown or sent, with each invalid field, since the fields are not visible here. */
export function problemOf(error: unknown, lang: Lang): string {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  return [
    messageOf(error),
    ...fields.map(([path, message]) => `${describePath(issueType, path, lang)}: ${message}`),
  ].join(' ');
}
