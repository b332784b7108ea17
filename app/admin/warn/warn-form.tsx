import { Alert, Button, Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fromTemplate } from '../../../domain/alerts/templates.ts';
import {
  type AlertKind,
  alert,
  SEVERITIES,
  type Severity,
} from '../../../domain/content-types/alert.ts';
import type { Bilingual, Lang } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure, announceWithLink } from '../announce.tsx';
import { ApiError, messageOf } from '../calls/api-client.ts';
import { checkEntry } from '../content/content-api.ts';
import { EntrySender } from '../content/form/send-entry.ts';
import { GrowingTextarea } from '../form/growing-textarea.tsx';
import { useFormId } from '../form/kept/use-form-id.ts';
import { useKeptValues } from '../form/use-kept-values.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import { useUser } from '../session.tsx';
import { KeptWarningOffer } from './kept-warning-offer.tsx';
import { fromKept, subjectOf, type TypedWarning } from './kept-warnings.ts';
import { sayWarning } from './say-warning.ts';
import { type AlertData, type Alerts, fetchNow, forgetAlerts } from './warn-api.ts';
import { WARN_TEXTS as TEXTS } from './warn-texts.ts';

interface WarnFormProps {
  kind: AlertKind;
  /** The present, as a local time in Greece. */
  startsAt: string;
  units: Alerts['units'];
  onDone: () => void;
}

const TEXT_FIELDS = ['title', 'description', 'instruction'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

/** Warnings are always new: nobody else has the same one open. */
const NOBODY = () => {};

/** A warning, filled in from its template: everything can be changed, nothing has to be. */
export function WarnForm({ kind, startsAt, units, onDone }: WarnFormProps) {
  const { say, lang } = useAdminLanguage();
  const queries = useQueryClient();
  const isHere = useIsHere();
  const [template] = useState(() => fromTemplate(kind, startsAt));
  const [reason, setReason] = useState('');
  const { email } = useUser();
  // After a lost answer the same warning is published, as it is by then, and no second one beside it.
  const [sender] = useState(() => new EntrySender(alert, email));
  const id = useFormId();
  const [subject] = useState(() => subjectOf(kind));
  const [initial] = useState<TypedWarning>(() => ({
    data: template,
    isBilingual: kind !== 'other',
  }));
  const kept = useKeptValues({ id, subject, initial, baseVersion: null, onCompany: NOBODY });
  const { data, isBilingual } = kept.values;
  const [offer] = kept.offers;

  /** At once: what is typed before the form is drawn anew is typed while it is being sent. */
  const isSending = useRef(false);
  /** What was sent stays as it is until the answer comes: with that, the form goes. */
  const edit = (typed: (before: TypedWarning) => TypedWarning) => {
    if (!isSending.current) kept.setValues(typed);
  };
  const change = (part: Partial<AlertData>) =>
    edit((typed) => ({ ...typed, data: { ...typed.data, ...part } }));
  function takeOffer() {
    if (!offer || isSending.current) return;
    kept.takeOffer({ ...offer, values: fromKept(offer.values, startsAt) });
  }
  async function dropOffer() {
    if (!offer) return;
    try {
      await kept.dropOffer(offer);
    } catch (error) {
      announceFailure(messageOf(error));
    }
  }

  const isLater = (data.startsAt ?? '') > startsAt;
  const isPassed = data.endsAt !== null && data.endsAt <= startsAt;

  const form = useRef<HTMLFormElement>(null);
  const publishing = useMutation({
    mutationFn: async () => {
      const sent = isBilingual ? data : inGreek(data);
      const languages: Lang[] = isBilingual ? ['el', 'en'] : ['el'];
      const now = await fetchNow(queries, startsAt);
      if (data.endsAt === null || data.endsAt > now) {
        const call = { slug: undefined, data: sent, publish: true, languages };
        return sender.send({ id: null, version: 0 }, { ...call, ...(reason && { reason }) });
      }
      // What else is wrong is named beside the end that has passed, and not after it.
      await checkEntry('alert', { data: sent, languages });
      return null;
    },
    onSuccess: async (published) => {
      if (!published) {
        focusFault(form.current);
        return;
      }
      const { path } = published;
      kept.abandon();
      const message = say(isLater ? TEXTS.planned : TEXTS.published);
      if (path) announceWithLink(message, { href: path, words: say(TEXTS.see) });
      else announce(message);
      await forgetAlerts(queries);
      // Whoever has gone on, perhaps to warn of something else, is not taken away from there.
      if (isHere()) onDone();
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const error = publishing.error;
  const faults: Record<string, string> = error instanceof ApiError ? error.fields : {};
  const needsReason = error instanceof ApiError && Array.isArray(error.body.personalData);
  const isGreekChanged = TEXT_FIELDS.some((name) => data[name].el !== template[name].el);
  const isEnglishSame = TEXT_FIELDS.every((name) => data[name].en === template[name].en);

  const text = (name: TextField, of: Lang, label: Bilingual) => {
    // A title is demanded in each language in which the warning is published.
    const required = name === 'title' || alert.fields[name].required === of;
    const shared = {
      label: required ? say(label) : `${say(label)} (${say(TEXTS.optional)})`,
      required,
      withAsterisk: false,
      lang: of,
      readOnly: publishing.isPending,
      value: data[name][of],
      error: faults[`${name}.${of}`],
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ [name]: { ...data[name], [of]: event.currentTarget.value } }),
    };
    const { maxLength } = alert.fields[name];
    if (name === 'title') return <TextInput {...shared} maxLength={maxLength} />;
    return <GrowingTextarea {...shared} minRows={2} maxRows={8} maxLength={maxLength} />;
  };

  // What is wrong may be out of sight: on a phone the form is much longer than the screen.
  useEffect(() => {
    if (error) focusFault(form.current);
  }, [error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    publishing.mutate();
  }

  return (
    <form ref={form} className="warn-form" onSubmit={submit} noValidate>
      <p>
        <Link to="/admin/warn">{say(TEXTS.back)}</Link>
      </p>
      {offer && (
        <KeptWarningOffer kept={offer} onTake={takeOffer} onDrop={() => void dropOffer()} />
      )}
      {text('title', 'el', TEXTS.titleEl)}
      <NativeSelect
        label={say(TEXTS.severity)}
        value={data.severity}
        data={SEVERITIES.map(({ value, label }) => ({ value, label: say(label) }))}
        onChange={(event) => change({ severity: event.currentTarget.value as Severity })}
      />
      <TextInput
        type="datetime-local"
        label={say(TEXTS.ends)}
        description={say(TEXTS.endsHint)}
        readOnly={publishing.isPending}
        value={data.endsAt ?? ''}
        error={isPassed ? say(TEXTS.endPassed) : faults.endsAt}
        required
        withAsterisk={false}
        onChange={(event) => change({ endsAt: event.currentTarget.value || null })}
      />
      {text('description', 'el', TEXTS.descriptionEl)}
      {text('instruction', 'el', TEXTS.instructionEl)}
      <fieldset className="warn-units">
        <legend>{say(TEXTS.where)}</legend>
        <Text size="sm" c="dimmed">
          {say(TEXTS.whereHint)}
        </Text>
        {units.map(({ slug, title }) => (
          <Checkbox
            key={slug}
            label={title[lang] || title.el}
            checked={data.units.some(({ unit }) => unit === slug)}
            onChange={(event) => {
              const others = data.units.filter(({ unit }) => unit !== slug);
              change({ units: event.currentTarget.checked ? [...others, { unit: slug }] : others });
            }}
          />
        ))}
      </fieldset>
      <TextInput
        type="datetime-local"
        label={say(TEXTS.starts)}
        readOnly={publishing.isPending}
        value={data.startsAt ?? ''}
        error={faults.startsAt}
        required
        withAsterisk={false}
        onChange={(event) => change({ startsAt: event.currentTarget.value || null })}
      />
      <Checkbox
        label={say(TEXTS.withEnglish)}
        checked={isBilingual}
        onChange={({ currentTarget }) =>
          edit((typed) => ({ ...typed, isBilingual: currentTarget.checked }))
        }
      />
      {isBilingual && (
        <>
          {isGreekChanged && isEnglishSame && (
            <Alert color="yellow" role="status">
              {say(TEXTS.englishBehind)}
            </Alert>
          )}
          {text('title', 'en', TEXTS.titleEn)}
          {text('description', 'en', TEXTS.descriptionEn)}
          {text('instruction', 'en', TEXTS.instructionEn)}
        </>
      )}
      {needsReason && (
        <Textarea
          label={say(TEXTS.reason)}
          required
          withAsterisk={false}
          readOnly={publishing.isPending}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div className="warn-bar">
        {error && (
          <Alert color="red" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        {isPassed ? (
          // The field may be out of sight, and nothing can be published before it is corrected.
          <Alert color="red" role="alert">
            {say(TEXTS.endPassed)}
          </Alert>
        ) : (
          <p>
            {sayWarning(
              data,
              {
                now: startsAt,
                unitNames: new Map(units.map(({ slug, title }) => [slug, title])),
                isBilingual,
              },
              lang,
            )}
          </p>
        )}
        <Button type="submit" size="md" color="red" loading={publishing.isPending}>
          {say(isLater ? TEXTS.plan : TEXTS.publish)}
        </Button>
      </div>
    </form>
  );
}

/** Without the English texts, so that none is stored that nobody has read. */
function inGreek(data: AlertData): AlertData {
  const greek = (text: Bilingual) => ({ el: text.el, en: '' });
  return {
    ...data,
    title: greek(data.title),
    description: greek(data.description),
    instruction: greek(data.instruction),
  };
}

const focusFault = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
