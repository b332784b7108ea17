import { Suspense, useRef } from 'react';
import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';

import { useAdminLanguage } from '../../admin-language.tsx';
import { lazyPart } from '../../pieces/lazy-part.tsx';
import {
  errorOf,
  isRequiredIn,
  type RequiredLanguages,
  TwoLanguages,
  useLanguageLabel,
} from '../fields/bilingual-field.tsx';
import { FieldError, fieldErrorId } from '../fields/field-error.tsx';
import { fieldId } from '../fields/field-id.ts';
import { EnglishBehind } from '../languages/english-behind.tsx';
import { RICH_TEXT_TEXTS } from './texts.ts';

// The editor is by far the largest piece of the admin: it comes only with a form that has such a field.
const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'));

interface RichTextFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  errors: Record<string, string>;
  required?: RequiredLanguages;
  /** Tells the form that pasted pictures are on their way to the library, or no longer. */
  onWaiting?: (lang: Lang, isWaiting: boolean) => void;
}

/** Rich text in Greek and in English, side by side on large screens. Values are HTML; '' when empty. */
export function RichTextField(props: RichTextFieldProps) {
  // A pasted picture arrives in one text while somebody writes in the other: both may change before the next render.
  const latest = useRef(props.value);
  latest.current = props.value;
  const onWritten = (lang: Lang, html: string) => {
    latest.current = { ...latest.current, [lang]: html };
    props.onChange(latest.current);
  };
  return (
    <TwoLanguages>
      {(lang) => <OneLanguage {...props} lang={lang} onWritten={(html) => onWritten(lang, html)} />}
    </TwoLanguages>
  );
}

function OneLanguage(
  props: RichTextFieldProps & { lang: Lang; onWritten: (html: string) => void },
) {
  const { name, lang, value, required = false } = props;
  const { say } = useAdminLanguage();
  const label = useLanguageLabel(props.label, lang, required);
  const id = fieldId(`${name}.${lang}`);
  const error = errorOf(props.errors, name, lang, required);
  const described = [props.hint && `${id}-hint`, error && fieldErrorId(id)].filter(Boolean);
  return (
    <div className="rich-text-field">
      <span id={`${id}-label`} className="rich-text-label">
        {label}
      </span>
      {props.hint && (
        <span id={`${id}-hint`} className="rich-text-hint">
          {props.hint}
        </span>
      )}
      <Suspense fallback={<p className="rich-text-waiting">{say(RICH_TEXT_TEXTS.loading)}</p>}>
        <RichTextEditor
          id={id}
          labelledBy={`${id}-label`}
          describedBy={described.join(' ')}
          label={label}
          lang={lang}
          isInvalid={error !== undefined}
          isRequired={isRequiredIn(required, lang)}
          value={value[lang]}
          onChange={props.onWritten}
          onWaiting={(isWaiting) => props.onWaiting?.(lang, isWaiting)}
        />
      </Suspense>
      <FieldError id={id} error={error} />
      {lang === 'en' && <EnglishBehind path={name} greek={value.el} isHtml />}
    </div>
  );
}
