import { Anchor, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { page as pageType } from '../../../domain/content-types/page.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import type { Page } from '../api-client.ts';
import { BilingualField } from '../form/bilingual-field.tsx';
import { EntryFormFrame } from '../form/entry-form.tsx';
import { fieldId } from '../form/field-id.ts';
import { FormBar } from '../form/form-bar.tsx';
import { FORM_TEXTS } from '../form/form-texts.ts';
import { ImagesField } from '../form/images-field.tsx';
import { NotYetButtons } from '../form/not-yet-buttons.tsx';
import { describeKept, describePlanEnd, PUBLICATION_TEXTS } from '../form/publication-texts.ts';
import { RichTextField } from '../form/rich-text-field.tsx';
import type { Choice } from '../form/use-entry-form.ts';
import { type SaveAct, saveActOf } from '../form/use-publication.ts';
import { StateBadges } from '../pieces/state-badge.tsx';
import { changeTitle, type PageValues, suggestSlug } from './page-values.ts';
import { PAGES_TEXTS } from './pages-texts.ts';
import { usePageForm } from './use-page-form.ts';

import './page-editor.css';

const LIST = '/admin/pages';
const { title, lead, content, images, section } = pageType.fields;

/** The form of a page: a new one, or the one that is given. */
export function PageEditor({ page: first }: { page?: Page }) {
  const { say, lang, language } = useAdminLanguage();
  const navigate = useNavigate();
  const form = usePageForm(first);
  /** Said in the bar, beside the button that it is about. */
  const [note, setNote] = useState('');
  const { values, change, errors, page } = form;
  const isWaiting = page && (page.state === 'draft' || page.publishAt !== null);
  const publishes = isWaiting ? PUBLICATION_TEXTS.publish : FORM_TEXTS.save;

  async function finish(saving: Promise<Page | null>, act: SaveAct) {
    setNote('');
    const saved = await saving;
    if (!saved) return;
    // What was typed while it was being saved is not left behind.
    if (act !== 'publish' || form.mustHoldBack()) {
      setNote(act === 'publish' ? say(PAGES_TEXTS.saved) : describeKept(saved, language));
      // Not by the router, which would begin a new form and take the cursor away.
      window.history.replaceState(window.history.state, '', `/admin/pages/edit/${saved.id}`);
      return;
    }
    announce(say(PAGES_TEXTS.saved));
    await navigate(LIST);
  }
  const save = (act: SaveAct, choice?: Choice<PageValues>, moment?: string) =>
    void finish(form.save(act, choice, moment), act);

  async function endPlan() {
    const stored = await form.endPlan();
    if (stored) setNote(say(describePlanEnd(stored)));
  }

  return (
    <EntryFormFrame
      form={form}
      onSubmit={() => save('publish')}
      onShortcut={() => save('draft')}
      onChoice={(choice, act) => save(saveActOf(act), choice as Choice<PageValues>)}
      onBringBack={() => void finish(form.bringBack(), saveActOf(form.gone))}
      bar={
        <FormBar form={form} cancelTo={LIST} note={note} hint={say(PAGES_TEXTS.keys)}>
          <NotYetButtons
            busy={form.busy}
            planned={page?.publishAt ?? null}
            onDraft={() => save('draft')}
            onPlan={(moment) => save('plan', undefined, moment)}
          />
          <Button type="submit" disabled={form.busy !== null}>
            {say(form.busy === 'publish' ? FORM_TEXTS.saving : publishes)}
          </Button>
        </FormBar>
      }
    >
      {page && (
        <PageState page={page} isBusy={form.busy !== null} onEndPlan={() => void endPlan()} />
      )}
      <BilingualField
        name="title"
        label={say(title.label)}
        required="en"
        maxLength={200}
        value={values.title}
        onChange={(title) => change(page ? { title } : changeTitle(values, title))}
        errors={errors}
      />
      <SlugField
        value={values.slug}
        stored={page?.state === 'published' ? page.slug : undefined}
        error={errors.slug}
        onChange={(slug) => change({ slug })}
        onLeave={() => !values.slug && change({ slug: suggestSlug(values.title) })}
      />
      <BilingualField
        name="lead"
        label={say(lead.label)}
        hint={lead.hint && say(lead.hint)}
        multiline
        rows={2}
        maxLength={lead.maxLength}
        value={values.lead}
        onChange={(lead) => change({ lead })}
        errors={errors}
      />
      <RichTextField
        name="content"
        label={say(content.label)}
        value={values.content}
        onChange={(content) => change({ content })}
        errors={errors}
      />
      <ImagesField
        name="images"
        label={say(images.label)}
        value={values.images}
        onChange={(images) => change({ images })}
        alts={values.$alts}
        onAltsChange={($alts) => change({ $alts })}
        errors={errors}
        onWaiting={(isWaiting) => form.setWaiting('images', isWaiting)}
      />
      <NativeSelect
        id={fieldId('section')}
        label={say(section.label)}
        description={section.hint && say(section.hint)}
        error={errors.section}
        maw={440}
        value={values.section ?? ''}
        onChange={(event) =>
          change({ section: (event.currentTarget.value || null) as PageValues['section'] })
        }
        data={[
          { value: '', label: say(PAGES_TEXTS.noSection) },
          ...section.options.map((option) => ({ value: option.value, label: option.label[lang] })),
        ]}
      />
    </EntryFormFrame>
  );
}

/** What visitors see of the page, where that is not simply what is in the form. */
function PageState(props: { page: Page; isBusy: boolean; onEndPlan: () => void }) {
  const { say } = useAdminLanguage();
  const { page } = props;
  if (page.state === 'published' && !page.hasUnpublishedChanges && !page.publishAt) return null;
  return (
    <div className="page-state">
      <StateBadges {...page} isSample={false} />
      {page.publishAt && (
        <Button variant="default" size="xs" disabled={props.isBusy} onClick={props.onEndPlan}>
          {say(PUBLICATION_TEXTS.cancelPlan)}
        </Button>
      )}
    </div>
  );
}

function SlugField(props: {
  value: string;
  /** The address at which the public finds the page now. */
  stored: string | undefined;
  error: string | undefined;
  onChange: (slug: string) => void;
  onLeave: () => void;
}) {
  const { say } = useAdminLanguage();
  const { siteUrl } = useRouteLoaderData('root') as { siteUrl: string };
  const isMoving = props.stored !== undefined && props.stored !== props.value;
  return (
    <div>
      <TextInput
        id={fieldId('slug')}
        label={say(PAGES_TEXTS.slug)}
        description={say(PAGES_TEXTS.slugHint)}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onLeave}
        error={props.error}
        required
        withAsterisk={false}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
      />
      {props.value && (
        <Text size="sm" c="dimmed" mt={6}>
          {say(PAGES_TEXTS.publicAt)}{' '}
          {props.stored === props.value ? (
            <Anchor href={`/${props.value}`} target="_blank" rel="noreferrer" size="sm">
              {siteUrl}/{props.value}
            </Anchor>
          ) : (
            <span>
              {siteUrl}/{props.value}
            </span>
          )}
        </Text>
      )}
      {isMoving && (
        <Text size="sm" mt={4} c="var(--color-warning)">
          {say(PAGES_TEXTS.slugChanges)}
        </Text>
      )}
    </div>
  );
}
