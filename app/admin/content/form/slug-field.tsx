import { Button, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { fillPattern } from '../../../../domain/content/model/address-pattern.ts';
import { describeSlugProblem, slugify } from '../../../../domain/text/slug.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { titleOf } from '../../form/entry-values.ts';
import { fieldId } from '../../form/field-id.ts';
import { CONTENT_FORM_TEXTS } from './content-form-texts.ts';
import type { ContentForm } from './use-content-form.ts';

/**
 * The address of an entry. A new one follows the title until somebody writes another; that of a
 * published one is changed on purpose only.
 */
export function SlugField({ form }: { form: ContentForm }) {
  const { type, entry, values, change, errors } = form;
  const { say, lang } = useAdminLanguage();
  const suggestion = slugify(titleOf(type, values, 'el')) || slugify(titleOf(type, values, 'en'));
  const followed = useRef(values.slug === '' || values.slug === suggestion);
  const isNew = entry === null;

  useEffect(() => {
    if (isNew && followed.current && values.slug !== suggestion) change({ slug: suggestion });
  }, [isNew, values.slug, suggestion, change]);

  const problem = values.slug === '' ? null : describeSlugProblem(values.slug, type.nestedSlugs);
  const address =
    type.address && fillPattern(type.address, { ...values, slug: values.slug || '…' });
  const hasMoved = entry?.state === 'published' && values.slug !== entry.slug;
  return (
    <div>
      <TextInput
        id={fieldId('slug')}
        label={say(CONTENT_FORM_TEXTS.slug)}
        description={say(
          type.nestedSlugs ? CONTENT_FORM_TEXTS.slugNested : CONTENT_FORM_TEXTS.slugHint,
        )}
        value={values.slug}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          followed.current = typed === suggestion;
          change({ slug: typed });
        }}
        error={errors.slug ?? (problem && say(problem))}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        lang="en"
      />
      <div className="content-address">
        <Text size="sm" c="dimmed">
          {address}
        </Text>
        {suggestion && values.slug !== suggestion && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              followed.current = true;
              change({ slug: suggestion });
            }}
          >
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
