import { Button, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { fillPattern } from '../../../../domain/content/model/address-pattern.ts';
import { describeSlugProblem, slugify } from '../../../../domain/text/slug.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { titleOf } from '../../form/entry-values.ts';
import { fieldId } from '../../form/fields/field-id.ts';
import { presetOf } from '../presets.ts';
import { CONTENT_FORM_TEXTS } from './content-form-texts.ts';
import type { ContentForm } from './use-content-form.ts';

/**
 * The address of an entry. For a new entry it follows the title until somebody types another. Staff change the
 * address of a published entry on purpose only.
 */
export function SlugField({ form }: { form: ContentForm }) {
  const { type, entry, values, change, errors, busy } = form;
  const { say, lang } = useAdminLanguage();
  const { isNamedBySlug, formTexts } = presetOf(type.name);
  const { siteUrl } = useRouteLoaderData('root') as { siteUrl: string };
  const [first, other] = isNamedBySlug ? (['en', 'el'] as const) : (['el', 'en'] as const);
  const suggestion = slugify(titleOf(type, values, first)) || slugify(titleOf(type, values, other));
  const isNew = entry === null;
  const formerSuggestion = useRef(suggestion);

  useEffect(() => {
    // What is typed while it is saved for the first time comes after its address, which visitors may know then.
    if (busy !== null) return;
    const isFollowing = values.slug === formerSuggestion.current;
    formerSuggestion.current = suggestion;
    if (isNew && isFollowing && values.slug !== suggestion) change({ slug: suggestion });
  }, [isNew, busy, values.slug, suggestion, change]);

  const problem = values.slug === '' ? null : describeSlugProblem(values.slug, type.nestedSlugs);
  const address =
    type.address && fillPattern(type.address, { ...values, slug: values.slug || '…' });
  // What is archived stays at its address, too.
  const isPublic = entry && entry.state !== 'draft';
  const hasMoved = isPublic && values.slug !== entry.slug;
  // Visitors know the address of a published page, so it stays when the title changes.
  const isOffered = suggestion && values.slug !== suggestion && !(isNamedBySlug && isPublic);
  return (
    <div>
      <TextInput
        id={fieldId('slug')}
        label={say(formTexts.slug ?? CONTENT_FORM_TEXTS.slug)}
        description={say(
          type.nestedSlugs ? CONTENT_FORM_TEXTS.slugNested : CONTENT_FORM_TEXTS.slugHint,
        )}
        value={values.slug}
        onChange={(event) => change({ slug: event.currentTarget.value })}
        error={errors.slug ?? (problem && say(problem))}
        required={isNamedBySlug}
        withAsterisk={false}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        lang="en"
      />
      <div className="content-address">
        <Text size="sm" c="dimmed">
          {siteUrl}
          {address}
        </Text>
        {isOffered && (
          <Button size="compact-sm" variant="subtle" onClick={() => change({ slug: suggestion })}>
            {say(CONTENT_FORM_TEXTS.slugSuggest)}: {suggestion}
          </Button>
        )}
      </div>
      {hasMoved && (
        <Text size="sm" className="content-warning" role="status" lang={lang}>
          {say(CONTENT_FORM_TEXTS.slugChanged)}
        </Text>
      )}
    </div>
  );
}
