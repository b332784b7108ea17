import { Checkbox } from '@mantine/core';
import { MAX_ALT_LENGTH } from '../../../../domain/media/library/media-limits.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { Medium } from '../../calls/api-client.ts';
import { FORM_TEXTS } from '../../form/form-texts.ts';
import { GrowingTextarea } from '../../form/growing-textarea.tsx';
import type { Said } from '../media-drafts.ts';
import { MEDIUM_TEXTS } from './medium-texts.ts';

interface AltFieldsProps {
  medium: Pick<Medium, 'id' | 'kind'>;
  said: Pick<Said, 'alt' | 'isDecorative'>;
  /** By field: `alt.el`. */
  errors: Record<string, string>;
  /** Only reviewers change them. */
  isLocked?: boolean;
  onChange: (part: Partial<Said>) => void;
  /** Names the medium where there are fields of several. */
  describedBy?: string | undefined;
}

/** What a picture shows, in both languages, or that it says nothing; for a document what it is. */
export function AltFields(props: AltFieldsProps) {
  const { medium, said, errors, isLocked = false, onChange, describedBy } = props;
  const { say } = useAdminLanguage();
  return (
    <>
      <div className="medium-two">
        {(['el', 'en'] as const).map((lang) => (
          <GrowingTextarea
            key={lang}
            size="sm"
            minRows={3}
            lang={lang}
            spellCheck
            label={say(lang === 'el' ? FORM_TEXTS.greek : FORM_TEXTS.english)}
            aria-describedby={describedBy}
            maxLength={MAX_ALT_LENGTH}
            value={said.isDecorative ? '' : said.alt[lang]}
            disabled={said.isDecorative}
            readOnly={isLocked}
            error={errors[`alt.${lang}`]}
            onChange={(event) =>
              onChange({ alt: { ...said.alt, [lang]: inOneLine(event.currentTarget.value) } })
            }
          />
        ))}
      </div>
      {medium.kind === 'image' && (
        <Checkbox
          label={say(MEDIUM_TEXTS.decorative)}
          description={say(MEDIUM_TEXTS.decorativeHint)}
          aria-describedby={describedBy}
          checked={said.isDecorative}
          disabled={isLocked}
          onChange={(event) => onChange({ isDecorative: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

/** It is read out as one sentence: a break that somebody typed or pasted is a space. */
const inOneLine = (text: string) => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');
