import { Anchor, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { page as pageType } from '../../../domain/content-types/page.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import type { Page } from '../api-client.ts';
import { BilingualField } from '../form/bilingual-field.tsx';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import { EntryFormFrame } from '../form/entry-form.tsx';
import { fieldId } from '../form/field-id.ts';
import { ImagesField } from '../form/images-field.tsx';
import { RichTextField } from '../form/rich-text-field.tsx';
import { useEntryForm } from '../form/use-entry-form.ts';
import { loadPage } from './load-page.ts';
import { usePageConflicts } from './page-conflicts.ts';
import { changeTitle, EMPTY_PAGE, type PageValues, suggestSlug, valuesOf } from './page-values.ts';
import { PAGES_TEXTS } from './pages-texts.ts';
import { savePage } from './save-page.ts';

/** The form of a page: a new one, or the one that is given. */
export function PageEditor({ page }: { page?: Page }) {
  const { say, lang } = useAdminLanguage();
  const navigate = useNavigate();
  const conflicts = usePageConflicts();
  const id = page?.id ?? null;
  const form = useEntryForm<PageValues>({
    name: `page:${id ?? 'new'}`,
    initial: page ? valuesOf(page) : EMPTY_PAGE,
    baseVersion: page?.version ?? null,
    send: (values, version) => savePage(id, values, version),
    onSaved: leaveSaved,
  });
  const { values, change, errors } = form;

  function leaveSaved() {
    announce(say(PAGES_TEXTS.saved));
    void navigate('/admin/pages');
  }

  /** The page is gone; its text is not. */
  async function saveAsNew() {
    form.abandon();
    await savePage(null, values, null).then(leaveSaved, (error) => form.fail(error));
  }

  return (
    <>
      <EntryFormFrame
        form={form}
        cancelTo="/admin/pages"
        actions={
          form.isGone && (
            <Button variant="default" onClick={() => void saveAsNew()}>
              {say(PAGES_TEXTS.saveAsNew)}
            </Button>
          )
        }
      >
        <BilingualField
          name="title"
          label={say(PAGES_TEXTS.pageTitle)}
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
          label={say(PAGES_TEXTS.pageLead)}
          hint={say(PAGES_TEXTS.leadHint)}
          multiline
          rows={2}
          maxLength={400}
          value={values.lead}
          onChange={(lead) => change({ lead })}
          errors={errors}
        />
        <RichTextField
          name="content"
          label={say(PAGES_TEXTS.content)}
          value={values.content}
          onChange={(content) => change({ content })}
          errors={errors}
        />
        <ImagesField
          name="images"
          label={say(PAGES_TEXTS.images)}
          value={values.images}
          onChange={(images) => change({ images })}
          alts={values.alts}
          onAltsChange={(alts) => change({ alts })}
          errors={errors}
          onWaiting={form.setWaiting}
        />
        <NativeSelect
          id={fieldId('section')}
          label={say(PAGES_TEXTS.section)}
          description={say(PAGES_TEXTS.sectionHint)}
          error={errors.section}
          maw={440}
          value={values.section ?? ''}
          onChange={(event) =>
            change({ section: (event.currentTarget.value || null) as PageValues['section'] })
          }
          data={[
            { value: '', label: say(PAGES_TEXTS.noSection) },
            ...pageType.fields.section.options.map((option) => ({
              value: option.value,
              label: option.label[lang],
            })),
          ]}
        />
      </EntryFormFrame>
      {id && (
        <ConflictDialog
          form={form}
          fields={conflicts}
          load={async () => {
            const stored = await loadPage(id);
            return { values: valuesOf(stored), version: stored.version };
          }}
        />
      )}
    </>
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
