import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Typed } from '../pieces/addresses/entry-words.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { PreviewLinks } from '../preview/preview-links-dialog.tsx';
import { PreviewView } from '../preview/preview-view.tsx';
import { setQuery } from './sets-api.ts';
import { SETS_TEXTS as TEXTS } from './sets-texts.ts';

/** The preview of a set: every screen on which one of its entries is seen, with all of them. */
export function SetPreviewScreen({ id }: { id: string }) {
  const { say } = useAdminLanguage();
  const isPhone = useMediaQuery('(max-width: 47.99rem)', false, { getInitialValueInEffect: false });
  const set = useQuery(setQuery(id));
  const source = useMemo(() => ({ setId: id }), [id]);
  return (
    <>
      <ScreenHeader
        title={`${say(TEXTS.preview)}${set.data ? `: ${set.data.name}` : ''}`}
        heading={
          set.data && (
            <>
              {say(TEXTS.preview)}: <Typed words={set.data.name} />
            </>
          )
        }
      >
        {set.data && <PreviewLinks owner={source} />}
        <Button
          component={Link}
          to={`/admin/sets/${id}`}
          variant="default"
          leftSection={<ArrowLeft aria-hidden size={16} />}
        >
          {say(TEXTS.backToSet)}
        </Button>
      </ScreenHeader>
      {set.isPending && <Loading />}
      {set.isError && <LoadProblem error={set.error} onRetry={() => void set.refetch()} />}
      {set.data && (
        <div className="preview-page">
          <PreviewView
            source={source}
            startWidth={isPhone ? 'phone' : 'desktop'}
            note={TEXTS.previewNote}
          />
        </div>
      )}
    </>
  );
}
