import { Button, Checkbox } from '@mantine/core';
import { hasTextIn, missingTexts } from '../../../../domain/content/model/languages/languages.ts';
import { LANGS, type Lang } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { describePath } from '../../form/fields/field-path.ts';
import { LANGUAGES_TEXTS, sayBehind } from '../../form/languages/languages-texts.ts';
import type { ContentForm } from './use-content-form.ts';
import type { ContentLanguages } from './use-form-languages.ts';

import '../../form/languages/languages.css';

/** What the panel reads of a form. */
type Form = Pick<ContentForm, 'entry' | 'type' | 'busy' | 'hasChanges' | 'values'>;

interface Props {
  form: Form;
  languages: ContentLanguages;
  /** Publishes the form's values in one language alone. */
  onPublish: (language: Lang) => void;
  /** Takes one language off the site. */
  onWithdraw: (language: Lang) => void;
  /** Whether this person publishes without a reviewer. */
  mayPublish: boolean;
}

/** The languages of an entry: how far each is, what can be done with it alone, and the switch of the English fields. */
export function LanguagePanel(props: Props) {
  const { languages } = props;
  const { say } = useAdminLanguage();
  return (
    <section className="language-panel" aria-label={say(LANGUAGES_TEXTS.title)}>
      <ul className="language-lines">
        {LANGS.map((lang) => (
          <LanguageLine key={lang} {...props} lang={lang} />
        ))}
      </ul>
      <Checkbox
        label={say(LANGUAGES_TEXTS.englishFields)}
        description={say(LANGUAGES_TEXTS.englishLater)}
        checked={languages.fields.showsEnglish}
        onChange={(event) => languages.showEnglish(event.currentTarget.checked)}
      />
    </section>
  );
}

function LanguageLine(props: Props & { lang: Lang }) {
  const { form, languages, lang, mayPublish, onPublish, onWithdraw } = props;
  const { say } = useAdminLanguage();
  const { entry, type, busy } = form;
  const state = stateOf(form, lang);
  const behind = lang === 'en' ? Object.keys(languages.fields.behind).length : 0;
  const isPublic = entry?.languages.includes(lang) ?? false;
  const others = entry?.languages.filter((one) => one !== lang) ?? [];
  const isAlone = languages.suggested.length > 1 && (form.hasChanges || state !== 'public');
  return (
    <li className="language-line">
      <strong>{say(LANGUAGES_TEXTS.names[lang])}</strong>
      <span className="state-badge" data-state={BADGES[state]}>
        {say(LANGUAGES_TEXTS.states[state])}
      </span>
      {behind > 0 && (
        <span className="state-badge" data-state="changed">
          {say(sayBehind(behind))}
        </span>
      )}
      {lang === 'en' && <StillMissing form={form} />}
      {mayPublish && isAlone && (
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={busy !== null}
          onClick={() => onPublish(lang)}
        >
          {say(lang === 'el' ? LANGUAGES_TEXTS.greekAlone : LANGUAGES_TEXTS.englishAlone)}
        </Button>
      )}
      {mayPublish && isPublic && others.length > 0 && !(type.singleton && lang === 'el') && (
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={busy !== null}
          onClick={() => onWithdraw(lang)}
        >
          {say(LANGUAGES_TEXTS.withdraw[lang])}
        </Button>
      )}
    </li>
  );
}

/** English that somebody has begun: what it lacks to be public. */
function StillMissing({ form }: { form: Form }) {
  const { say, lang } = useAdminLanguage();
  const { type, values } = form;
  if (!hasTextIn(type.fields, values, 'en')) return null;
  const missing = missingTexts(type, values, 'en');
  if (missing.length === 0) return null;
  const names = missing.map((path) => describePath(type, path.replace(/\.en$/, ''), lang));
  return (
    <span className="language-note">
      {say(LANGUAGES_TEXTS.missing)}: {names.join(', ')}
    </span>
  );
}

type State = keyof typeof LANGUAGES_TEXTS.states;

const BADGES: Record<State, string> = {
  public: 'published',
  changed: 'changed',
  draft: 'draft',
  none: 'none',
};

/** How far a language is, as stored; a language that nobody has written yet shows so at once. */
function stateOf({ entry, type, values }: Form, lang: Lang): State {
  if (entry?.languages.includes(lang)) {
    return entry.changedLanguages.includes(lang) ? 'changed' : 'public';
  }
  return hasTextIn(type.fields, values, lang) ? 'draft' : 'none';
}
