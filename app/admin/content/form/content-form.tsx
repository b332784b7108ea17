import { Button } from '@mantine/core';
import { Fragment, useCallback, useMemo, useRef } from 'react';
import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';

import { useAdminLanguage } from '../../admin-language.tsx';
import { AdvicePanel } from '../../form/advice/advice-panel.tsx';
import { ReasonDialog } from '../../form/advice/reason-dialog.tsx';
import { EntryFormFrame } from '../../form/entry-form.tsx';
import type { EntryValues } from '../../form/entry-values.ts';
import { describePath } from '../../form/fields/field-path.ts';
import { FormBar } from '../../form/form-bar.tsx';
import { languagesOf } from '../../form/languages/choose-languages.ts';
import { FormLanguagesContext } from '../../form/languages/form-languages.ts';
import { sayPublish } from '../../form/languages/languages-texts.ts';
import { NotYetButtons } from '../../form/publication/not-yet-buttons.tsx';
import { type SaveAct, saveActOf } from '../../form/publication/use-publication.ts';
import type { Choice } from '../../form/use-entry-form.ts';
import { PreviewButton, useOpenPreview, WithPreview } from '../../preview/with-preview.tsx';
import { REVIEW_TEXTS } from '../../review/review-texts.ts';
import { presetOf } from '../presets.ts';
import { askedFields } from './asked-fields.ts';
import { CONTENT_FORM_TEXTS } from './content-form-texts.ts';
import { EnglishTitleProposal } from './english-title-proposal.tsx';
import { FieldControl } from './fields/field-control.tsx';
import { FormValuesContext } from './fields/form-values.ts';
import { FormMediaContext } from './fields/media-fields.tsx';
import { nameFor } from './fields/name-for.ts';
import { LanguagePanel } from './language-panel.tsx';
import { SlugField } from './slug-field.tsx';
import type { ContentForm } from './use-content-form.ts';
import { useFormLanguages } from './use-form-languages.ts';

import './content-form.css';

interface ContentFormViewProps {
  form: ContentForm;
  /** With 'plan', `moment` is the moment at which it is to become public. */
  onSave: (
    act: SaveAct,
    choice?: Choice<EntryValues>,
    moment?: string,
    languages?: readonly Lang[],
  ) => void;
  /** Takes one language off the site. */
  onWithdraw: (language: Lang) => void;
  onRestoreAndSave: () => void;
  /** Whether this person hands in instead of publishing. */
  handsIn: boolean;
  /** Where Cancel leads; null where there is no list to go back to. */
  cancelTo: string | null;
  /** The outcome of the last save. */
  note: string;
}

/** The form of an entry, made from the fields of its type. */
export function ContentFormView(props: ContentFormViewProps) {
  const { form, handsIn, onSave } = props;
  const { type, busy } = form;
  const { say, lang } = useAdminLanguage();
  const media = useFormMedia(form);
  const languages = useFormLanguages(form);
  const preview = useOpenPreview();
  const { isNamedBySlug } = presetOf(type.name);
  const slugField = !type.singleton && type.address !== null && <SlugField form={form} />;
  return (
    <EntryFormFrame
      form={form}
      onSubmit={() => onSave(handsIn ? 'hand-in' : 'publish')}
      onShortcut={() => onSave('draft')}
      onChoice={(choice, act) => onSave(saveActOf(act), choice)}
      onRestoreAndSave={props.onRestoreAndSave}
      bar={
        <FormBar
          form={form}
          cancelTo={props.cancelTo}
          note={props.note}
          hint={say(CONTENT_FORM_TEXTS.keys)}
          advice={
            <>
              <PreviewButton preview={preview} />
              <AdvicePanel
                type={type}
                values={form.values}
                languages={languages.suggested}
                onShow={(path) => path.endsWith('.en') && languages.showEnglish(true)}
              />
            </>
          }
        >
          <NotYetButtons
            busy={busy}
            planned={form.entry?.publishAt ?? null}
            languages={languages.suggested}
            onDraft={() => onSave('draft')}
            onCheck={form.check}
            onPlan={handsIn ? undefined : (moment) => onSave('plan', undefined, moment)}
          />
          <Button type="submit" disabled={busy !== null}>
            {say(handsIn ? handInWords(form) : publishWords(form, languages.suggested))}
          </Button>
        </FormBar>
      }
    >
      <LanguagePanel
        form={form}
        languages={languages}
        onPublish={(language) => onSave('publish', undefined, undefined, [language])}
        onWithdraw={props.onWithdraw}
        mayPublish={!handsIn}
      />
      <WithPreview form={form} preview={preview}>
        <FormLanguagesContext value={languages.fields}>
          <FormMediaContext value={media}>
            <FormValuesContext value={form}>
              {askedFields(type.fields, form.values).map(([name, field]) => (
                <Fragment key={name}>
                  <NamedField name={name} form={form} field={field} />
                  {name === type.promoted.title && <EnglishTitleProposal form={form} />}
                  {isNamedBySlug && name === type.promoted.title && slugField}
                </Fragment>
              ))}
            </FormValuesContext>
          </FormMediaContext>
        </FormLanguagesContext>
        {!isNamedBySlug && slugField}
      </WithPreview>
      {form.askedReason && (
        <ReasonDialog asked={form.askedReason} nameOf={(path) => describePath(type, path, lang)} />
      )}
    </EntryFormFrame>
  );
}

function handInWords({ busy }: ContentForm): Bilingual {
  return busy === 'hand-in' ? REVIEW_TEXTS.handingIn : REVIEW_TEXTS.handIn;
}

/** The text of the button that publishes. */
function publishWords({ type, entry, busy }: ContentForm, languages: readonly Lang[]): Bilingual {
  const isPublishing = busy === 'publish';
  if (!presetOf(type.name).saveMeansPublish) {
    return isPublishing ? CONTENT_FORM_TEXTS.publishing : sayPublish(languagesOf(type, languages));
  }
  if (isPublishing) return CONTENT_FORM_TEXTS.savingPublishes;
  const isWaiting = entry !== null && (entry.state === 'draft' || entry.publishAt !== null);
  return isWaiting ? sayPublish(languages) : CONTENT_FORM_TEXTS.savePublishes;
}

function NamedField(props: {
  name: string;
  form: ContentForm;
  field: ContentForm['type']['fields'][string];
}) {
  const { name, form, field } = props;
  const { change, type } = form;
  const values = useRef(form.values);
  values.current = form.values;
  const onPlace = useCallback(
    (address: string, title: Bilingual) =>
      change({ [name]: address, ...nameFor(type.fields, values.current, title) }),
    [change, name, type],
  );
  const onChange = useMemo(() => (value: unknown) => change({ [name]: value }), [change, name]);
  return (
    <FieldControl
      field={field}
      path={name}
      value={form.values[name]}
      errors={form.errors}
      onChange={onChange}
      onPlace={onPlace}
    />
  );
}

function useFormMedia({ values, change, setWaiting }: ContentForm) {
  const alts = values.$alts;
  return useMemo(
    () => ({
      alts,
      setAlts: (next: EntryValues['$alts']) => change({ $alts: next }),
      setWaiting,
    }),
    [alts, change, setWaiting],
  );
}
