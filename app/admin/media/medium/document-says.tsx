import { formatNumber } from '../../../i18n/dates.ts';
import { nameOfLanguage } from '../../../i18n/document-words.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { Medium } from '../../calls/api-client.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';

/** What a PDF document says of itself, as rows of a list of facts, and what it lacks for those who hear it. */
export function DocumentSays({ facts }: { facts: Medium['document'] }) {
  const { say, lang, language } = useAdminLanguage();
  if (!facts || facts.state === 'unreadable') {
    return (
      <>
        <dt>{say(DOCUMENT_TEXTS.readAloud)}</dt>
        <dd>{say(facts ? DOCUMENT_TEXTS.unreadable : DOCUMENT_TEXTS.notRead)}</dd>
      </>
    );
  }
  const none = say(DOCUMENT_TEXTS.none);
  const { scanned, tagged, untagged } = DOCUMENT_TEXTS;
  return (
    <>
      <dt>{say(DOCUMENT_TEXTS.title)}</dt>
      <dd>{facts.title || none}</dd>
      <dt>{say(DOCUMENT_TEXTS.language)}</dt>
      <dd>{facts.language ? nameOfLanguage(facts.language, lang) : none}</dd>
      <dt>{say(DOCUMENT_TEXTS.pages)}</dt>
      <dd>{formatNumber(facts.pages, language)}</dd>
      <dt>{say(DOCUMENT_TEXTS.readAloud)}</dt>
      <dd>{say(facts.isScanned ? scanned : facts.isTagged ? tagged : untagged)}</dd>
    </>
  );
}
