import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { findContentType } from '../../../../domain/content-types/all.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { NotFoundScreen } from '../../layout/not-found-screen.client.tsx';
import { ScreenHeader } from '../../layout/screen-header.tsx';
import { newEntryAddress } from '../../pieces/addresses/entry-address.ts';
import { lazyPart } from '../../pieces/lazy-part.tsx';
import { Loading } from '../../pieces/load-state.tsx';
import { EntriesList } from './entries-list.tsx';
import { listTextsOf } from './list-texts.ts';
import { isMenu, ResetMenu } from './reset-menu.tsx';

import './list.css';

// A list needs no form.
const SingleEntryScreen = lazyPart(() => import('../form/stored-entry.tsx'));

/** The list of a content type's entries, made from its definition. */
export function EntriesScreen({ typeName }: { typeName: string }) {
  const type = findContentType(typeName);
  if (!type) return <NotFoundScreen />;
  if (type.singleton) {
    return (
      <Suspense fallback={<Loading rows={8} />}>
        <SingleEntryScreen type={type} />
      </Suspense>
    );
  }
  return <ManyEntries type={type} />;
}

function ManyEntries({ type }: { type: ContentType }) {
  const { say, lang } = useAdminLanguage();
  return (
    <>
      <ScreenHeader title={type.label.many[lang]} text={type.description[lang]}>
        {isMenu(type.name) && <ResetMenu name={type.name} />}
        <Button
          component={Link}
          to={newEntryAddress(type.name)}
          leftSection={<Plus aria-hidden size={18} />}
        >
          {say(listTextsOf(type.name).add)}
        </Button>
      </ScreenHeader>
      <EntriesList type={type} />
    </>
  );
}
