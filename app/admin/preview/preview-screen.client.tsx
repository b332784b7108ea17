import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { ContentType } from '../../../domain/content/model/content-type.ts';
import { findContentType } from '../../../domain/content-types/all.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { entryQuery } from '../content/content-api.ts';
import { NotFoundScreen } from '../layout/not-found-screen.client.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { entryFormAddress } from '../pieces/addresses/entry-address.ts';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { PreviewLinks } from './preview-links-dialog.tsx';
import { PREVIEW_TEXTS as TEXTS } from './preview-texts.ts';
import { PreviewView } from './preview-view.tsx';

/** The preview of an entry on a page of its own. */
export function PreviewScreen({ typeName, id }: { typeName: string; id: string }) {
  const type = findContentType(typeName);
  return type ? <StoredPreview type={type} id={id} /> : <NotFoundScreen />;
}

function StoredPreview({ type, id }: { type: ContentType; id: string }) {
  const { say, lang } = useAdminLanguage();
  const isPhone = useMediaQuery('(max-width: 47.99rem)', false, { getInitialValueInEffect: false });
  const entry = useQuery(entryQuery(type.name, id));
  const source = useMemo(() => ({ type, id }), [type, id]);
  const title = entry.data?.title;
  const isNamed = title !== undefined && title[lang] !== '';
  return (
    <>
      <ScreenHeader
        title={isNamed ? `${say(TEXTS.preview)}: ${title[lang]}` : say(TEXTS.preview)}
        heading={
          isNamed && (
            <>
              {say(TEXTS.preview)}: <Localised text={title} />
            </>
          )
        }
      >
        {entry.data && <PreviewLinks owner={{ type: type.name, id }} />}
        <Button
          component={Link}
          to={entryFormAddress(type.name, id)}
          variant="default"
          leftSection={<Pencil aria-hidden size={16} />}
        >
          {say(TEXTS.edit)}
        </Button>
      </ScreenHeader>
      {entry.isPending && <Loading />}
      {entry.isError && <LoadProblem error={entry.error} onRetry={() => void entry.refetch()} />}
      {entry.data && (
        <div className="preview-page">
          <PreviewView
            source={source}
            startWidth={isPhone ? 'phone' : 'desktop'}
            note={TEXTS.saved}
          />
        </div>
      )}
    </>
  );
}
