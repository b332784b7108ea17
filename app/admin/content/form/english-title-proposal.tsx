import { Button } from '@mantine/core';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { transliterate } from '../../../../domain/text/transliterate.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { fieldId } from '../../form/fields/field-id.ts';
import { LANGUAGES_TEXTS } from '../../form/languages/languages-texts.ts';
import type { ContentForm } from './use-content-form.ts';

/**
 * Where the type demands an English title and there is a Greek one alone: the Greek title in Latin letters, for a
 * person to take or to improve.
 */
export function EnglishTitleProposal({ form }: { form: ContentForm }) {
  const { say } = useAdminLanguage();
  const { type, values, change } = form;
  const name = type.promoted.title;
  const field = type.fields[name];
  if (field?.kind !== 'bilingualText' || field.required !== 'en') return null;
  const title = values[name] as Bilingual;
  if (title.el.trim() === '' || title.en.trim() !== '') return null;
  const proposal = capitalise(transliterate(title.el.trim()));
  return (
    <p className="english-proposal">
      <span>
        {say(LANGUAGES_TEXTS.englishTitle)} <strong lang="en">{proposal}</strong>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          change({ [name]: { ...title, en: proposal } });
          // This button goes away.
          document.getElementById(fieldId(`${name}.en`))?.focus();
        }}
      >
        {say(LANGUAGES_TEXTS.useProposal)}
      </Button>
    </p>
  );
}

/** Names of places keep no capitals in transliteration: each word gets one, as on road signs. */
function capitalise(text: string): string {
  return text.replace(
    /(^|[\s–-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
