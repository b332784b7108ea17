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
import { RichTextField } from '../form/rich-text-field.tsx';
import type { Choice } from '../form/use-entry-form.ts';
import { changeTitle, type PageValues, suggestSlug } from './page-values.ts';
import { PAGES_TEXTS } from './pages-texts.ts';
import { usePageForm } from './use-page-form.ts';

const LIST = '/admin/pages';
const { title, lead, content, images, section } = pageType.fields;

/** The form of a page: a new one, or the one that is given. */
export function PageEditor({ page: first }: { page?: Page }) {
  const { say, lang } = useAdminLanguage();
  const navigate = useNavigate();
  const form = usePageForm(first);
  /** Said in the bar, beside the button that it is about. */
  const [note, setNote] = useState('');
  const { values, change, errors, page } = form;

  async function finish(saving: Promise<Page | null>) {
    setNote('');
    const saved = await saving;
    if (!saved) return;
    // What was typed while it was being saved is not left behind.
    if (form.mustHoldBack()) {
      setNote(say(PAGES_TEXTS.saved));
      // Not by the router, which would begin a new form and take the cursor away.
      window.history.replaceState(window.history.state, '', `/admin/pages/edit/${saved.id}`);
      return;
    }
    announce(say(PAGES_TEXTS.saved));
    await navigate(LIST);
  }
  const save = (choice?: Choice<PageValues>) => void finish(form.save(choice));

  return (
    <EntryFormFrame
      form={form}
      onSubmit={() => save()}
      onShortcut={() => save()}
      onChoice={(choice) => save(choice as Choice<PageValues>)}
      onBringBack={() => void finish(form.bringBack())}
      bar={
        <FormBar form={form} cancelTo={LIST} note={note} hint={say(PAGES_TEXTS.keys)}>
          <Button type="submit" disabled={form.busy !== null} aria-keyshortcuts="Control+S">
            {say(form.busy ? FORM_TEXTS.saving : FORM_TEXTS.save)}
          </Button>
        </FormBar>
      }
    >
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
        stored={page?.slug}
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

function SlugField(props: {
  value: string;
  /** The address that the page has now. */
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
