import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { LoadProblem } from '../pieces/load-state.tsx';
import { loadPage } from './load-page.ts';
import { PageEditor } from './page-editor.tsx';
import { PAGES_TEXTS } from './pages-texts.ts';

/** 'Create New Page' (specification, section 2, Page editor). */
export function NewPageScreen() {
  const { say } = useAdminLanguage();
  return (
    <>
      <ScreenHeader title={say(PAGES_TEXTS.create)} />
      <PageEditor />
    </>
  );
}

/** 'Edit Page'. */
export function EditPageScreen({ id }: { id: string }) {
  const { say, language } = useAdminLanguage();
  const page = useQuery({
    queryKey: ['page-form', id],
    queryFn: () => loadPage(id),
    // Read anew for each visit, and never again under the hands of the editor.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const address = page.data && `/${page.data.slug}${language === 'en' ? '?lang=en' : ''}`;
  return (
    <>
      <ScreenHeader title={say(PAGES_TEXTS.editPage)}>
        {address && page.data?.state === 'published' && (
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<ExternalLink size={18} aria-hidden />}
          >
            {say(PAGES_TEXTS.viewPage)}
          </Button>
        )}
      </ScreenHeader>
      {page.isPending && <p role="status">{say(PAGES_TEXTS.loadingPage)}</p>}
      {page.isError && (
        <LoadProblem
          title={say(PAGES_TEXTS.pageFailed)}
          error={page.error}
          onRetry={() => void page.refetch()}
        />
      )}
      {page.data && <PageEditor page={page.data} />}
    </>
  );
}
