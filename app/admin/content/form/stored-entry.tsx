import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { ScreenHeader } from '../../layout/screen-header.tsx';
import { entryListAddress } from '../../pieces/addresses/entry-address.ts';
import { Loading, LoadProblem } from '../../pieces/load-state.tsx';
import { type AnyEntry, entryQuery } from '../content-api.ts';
import { presetOf } from '../presets.ts';
import { CONTENT_FORM_TEXTS } from './content-form-texts.ts';
import { EntryFormScreen } from './entry-form-screen.tsx';

/** Fetches an entry, then shows its form. */
export function StoredEntry({ type, id }: { type: ContentType; id: string }) {
  const { say } = useAdminLanguage();
  // Fetched once for each visit: the form must not begin again while somebody types.
  const [first, setFirst] = useState<AnyEntry>();
  const stored = useQuery({ ...entryQuery(type.name, id), enabled: first === undefined });
  if (first) return <EntryFormScreen type={type} entry={first} />;
  if (stored.data && !stored.isFetching) setFirst(stored.data);
  const { editTitle } = presetOf(type.name).formTexts;
  return (
    <>
      <ScreenHeader title={say(editTitle ?? type.label.one)} />
      {stored.isError ? (
        <LoadProblem
          title={say(CONTENT_FORM_TEXTS.loadFailed)}
          error={stored.error}
          onRetry={() => void stored.refetch()}
        />
      ) : (
        <Loading rows={8} />
      )}
      {stored.isError && !type.singleton && (
        <Button component={Link} to={entryListAddress(type.name)} variant="subtle" mt="md">
          {say(CONTENT_FORM_TEXTS.back)}
        </Button>
      )}
    </>
  );
}

/** The form of a singleton's only entry, which the API finds by the name of its type. */
export default function SingleEntryScreen({ type }: { type: ContentType }) {
  return <StoredEntry type={type} id={type.name} />;
}
