import { ApiError, messageOf } from '../api-client.ts';
import { describePath } from '../form/field-path.ts';
import { issueType } from './issue-type.ts';

/** Why an issue cannot be shown or sent: with each field that will not do, which is not in sight here. */
export function problemOf(error: unknown, lang: 'el' | 'en'): string {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  return [
    messageOf(error),
    ...fields.map(([path, message]) => `${describePath(issueType, path, lang)}: ${message}`),
  ].join(' ');
}
