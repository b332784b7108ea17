import { TextInput } from '@mantine/core';
import { type ReactNode, use } from 'react';
import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';

import { useAdminLanguage } from '../../admin-language.tsx';
import { FORM_TEXTS } from '../form-texts.ts';
import { GrowingTextarea } from '../growing-textarea.tsx';
import { FormLanguagesContext } from '../languages/form-languages.ts';
import { fieldId } from './field-id.ts';

export type RequiredLanguages = 'both' | Lang | false;

interface BilingualFieldProps {
  /** The path of the field in the API's messages: `title`. */
  name: string;
  label: string;
  hint?: string | undefined;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  /** All errors of the form; this field picks its own. */
  errors: Record<string, string>;
  required?: RequiredLanguages;
  multiline?: boolean;
  rows?: number;
  maxLength?: number | undefined;
}

/** A text in Greek and in English, side by side on large screens. */
export function BilingualField(props: BilingualFieldProps) {
  return <TwoLanguages>{(lang) => <OneLanguage {...props} lang={lang} />}</TwoLanguages>;
}

/** A field in Greek and in English, side by side on large screens; in Greek alone where the form has no English. */
export function TwoLanguages({ children }: { children: (lang: Lang) => ReactNode }) {
  const { showsEnglish } = use(FormLanguagesContext);
  return (
    <div className={showsEnglish ? 'two-languages' : undefined}>
      {children('el')}
      {showsEnglish && children('en')}
    </div>
  );
}

function OneLanguage(props: BilingualFieldProps & { lang: Lang }) {
  const { name, lang, value, errors, required = false } = props;
  const label = useLanguageLabel(props.label, lang, required);
  const shared = {
    id: fieldId(`${name}.${lang}`),
    label,
    description: props.hint,
    lang,
    value: value[lang],
    onChange: (event: { currentTarget: { value: string } }) =>
      props.onChange({ ...value, [lang]: event.currentTarget.value }),
    error: errorOf(errors, name, lang, required),
    maxLength: props.maxLength,
    required: isRequiredIn(required, lang),
    withAsterisk: false,
    spellCheck: true,
  };
  if (props.multiline) return <GrowingTextarea {...shared} minRows={props.rows ?? 3} />;
  return <TextInput {...shared} />;
}

/** Whether a form demands a text in a language. What a type demands in both is demanded in English only with it. */
export function isRequiredIn(required: RequiredLanguages, lang: Lang): boolean {
  return required === lang || (required === 'both' && lang === 'el');
}

/** 'Title (Greek)', with the word 'optional' where the language may be left out. */
export function useLanguageLabel(label: string, lang: Lang, required: RequiredLanguages): string {
  const { say } = useAdminLanguage();
  const language = say(lang === 'el' ? FORM_TEXTS.greek : FORM_TEXTS.english);
  const isRequired = required === 'both' || required === lang;
  return isRequired
    ? `${label} (${language})`
    : `${label} (${language}, ${say(FORM_TEXTS.optional)})`;
}

/** The message for one language; one about the whole field stands at the language that is required, or the first. */
export function errorOf(
  errors: Record<string, string>,
  name: string,
  lang: Lang,
  required: RequiredLanguages,
): string | undefined {
  const own = errors[`${name}.${lang}`];
  if (own) return own;
  const first = required === 'en' ? 'en' : 'el';
  return lang === first ? errors[name] : undefined;
}
