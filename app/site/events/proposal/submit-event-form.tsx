import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { href, type Language, t } from '../../../i18n/language.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Panel } from '../../../ui/pieces/panel.tsx';
import { PrivacyNote } from '../../contact/privacy-note.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormGuardFields } from '../../forms/form-guard-fields.tsx';
import { SUBMIT_TEXTS as texts } from '../events-texts.ts';
import { TimeInput } from './time-input.tsx';

interface SubmitEventFormProps {
  language: Language;
  /** `YYYY-MM-DD`: the first day that can be proposed. */
  today: string;
  token: string;
  values?: Record<string, string> | undefined;
  errors?: { field?: string; message: string }[] | undefined;
}

const LABELS = { ...texts, title: texts.eventTitle };

/** The proposal of an event: the event, then who proposes it. */
export function SubmitEventForm({
  language,
  today,
  token,
  values = {},
  errors = [],
}: SubmitEventFormProps) {
  const field = (name: string, label: Bilingual, hint?: Bilingual) => ({
    name,
    language,
    label: t(label, language),
    hint: hint && t(hint, language),
    defaultValue: values[name],
    error: errors.find((error) => error.field === name)?.message,
  });
  return (
    <Panel>
      <form
        method="post"
        action={href('/events/submit', language)}
        aria-label={t(texts.form, language)}
        noValidate
        className="grid gap-10"
      >
        <FormErrors errors={errors} labels={LABELS} language={language} />
        <fieldset className="grid gap-6">
          <legend className="mb-6 text-2xl font-semibold">{t(texts.theEvent, language)}</legend>
          <TextInput {...field('title', texts.eventTitle)} required maxLength={150} />
          <TextArea
            {...field('description', texts.description, texts.descriptionHint)}
            required
            rows={6}
          />
          <div className="grid gap-6 sm:grid-cols-[1fr_15rem]">
            <DateInput {...field('startDay', texts.startDay)} required min={today} />
            <TimeInput {...field('startTime', texts.startTime)} required />
            <DateInput {...field('endDay', texts.endDay, texts.endDayHint)} min={today} />
            <TimeInput {...field('endTime', texts.endTime)} className="content-end!" />
          </div>
          <TextInput
            {...field('location', texts.location, texts.locationHint)}
            required
            maxLength={150}
          />
        </fieldset>
        <fieldset className="grid gap-6">
          <legend className="mb-1 text-2xl font-semibold">{t(texts.you, language)}</legend>
          <p className="text-muted">{t(texts.youHint, language)}</p>
          <TextInput {...field('name', texts.name)} required maxLength={200} autoComplete="name" />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextInput
              {...field('email', texts.email)}
              type="email"
              required
              maxLength={254}
              autoComplete="email"
            />
            <TextInput
              {...field('phone', texts.phone)}
              type="tel"
              maxLength={40}
              autoComplete="tel"
            />
          </div>
        </fieldset>
        <FormGuardFields language={language} token={token} />
        <div className="grid gap-4">
          <PrivacyNote language={language} />
          <div>
            <Button>{t(texts.send, language)}</Button>
          </div>
        </div>
      </form>
    </Panel>
  );
}
