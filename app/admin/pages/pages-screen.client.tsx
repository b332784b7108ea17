import { Button, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { announceWithUndo } from '../announce.tsx';
import { answerOf, api, messageOf, type PageSummary } from '../api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { matchesSearch } from '../list/match.ts';
import { useRemembered } from '../list/use-remembered.ts';
import { ConfirmDialog } from '../pieces/confirm-dialog.tsx';
import { LoadProblem } from '../pieces/load-state.tsx';
import { PagesTable } from './pages-table.tsx';
import { describeMatches, PAGES_TEXTS } from './pages-texts.ts';
import { type PageOrder, sortPages, titleIn } from './sort-pages.ts';

/** The list of pages (specification, section 2, Pages list). */
export function PagesScreen() {
  const { say, lang } = useAdminLanguage();
  const pages = useQuery({ queryKey: ['pages'], queryFn: () => answerOf(api.pages.$get()) });
  const [search, setSearch] = useRemembered('pages-search', '');
  const [order, setOrder] = useRemembered<PageOrder>('pages-order', 'updated');
  const [toDelete, setToDelete] = useState<PageSummary | null>(null);
  const all = pages.data ?? [];
  const shown = sortPages(
    all.filter((page) => matchesSearch(search, [page.title.el, page.title.en])),
    order,
    lang,
  );
  return (
    <>
      <ScreenHeader title={say(PAGES_TEXTS.title)} text={say(PAGES_TEXTS.lead)}>
        <Button component={Link} to="/admin/pages/new" leftSection={<Plus size={18} aria-hidden />}>
          {say(PAGES_TEXTS.addNew)}
        </Button>
      </ScreenHeader>
      {pages.isPending && <p role="status">{say(PAGES_TEXTS.loading)}</p>}
      {pages.isError && (
        <LoadProblem
          title={say(PAGES_TEXTS.failed)}
          error={pages.error}
          onRetry={() => void pages.refetch()}
        />
      )}
      {pages.data && (
        <>
          <TextInput
            type="search"
            label={say(PAGES_TEXTS.search)}
            placeholder={say(PAGES_TEXTS.searchHint)}
            leftSection={<Search size={18} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            maw={440}
            mb="md"
          />
          <VisuallyHidden role="status">
            {say(describeMatches(shown.length, all.length))}
          </VisuallyHidden>
          {shown.length > 0 ? (
            <PagesTable pages={shown} order={order} onOrder={setOrder} onDelete={setToDelete} />
          ) : (
            <NothingThere hasPages={all.length > 0} onClear={() => setSearch('')} />
          )}
        </>
      )}
      <DeletePage
        page={toDelete}
        title={toDelete ? titleIn(toDelete, lang) : ''}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

function NothingThere({ hasPages, onClear }: { hasPages: boolean; onClear: () => void }) {
  const { say } = useAdminLanguage();
  return (
    <>
      <Text fw={600} mt="xl">
        {say(hasPages ? PAGES_TEXTS.noMatchTitle : PAGES_TEXTS.noneTitle)}
      </Text>
      {hasPages ? (
        <Button variant="default" mt="md" onClick={onClear}>
          {say(PAGES_TEXTS.clearSearch)}
        </Button>
      ) : (
        <Text c="dimmed">{say(PAGES_TEXTS.noneText)}</Text>
      )}
    </>
  );
}

function DeletePage(props: { page: PageSummary | null; title: string; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const { page } = props;
  const refresh = () => queries.invalidateQueries({ queryKey: ['pages'] });
  const deletion = useMutation({
    mutationFn: (id: string) => answerOf(api.pages[':id'].$delete({ param: { id } })),
    onSuccess: async (_, id) => {
      close();
      await refresh();
      announceWithUndo({
        message: say(PAGES_TEXTS.deleted),
        done: say(PAGES_TEXTS.restored),
        undo: async () => {
          const param = { type: 'page', id };
          await answerOf(api.content[':type'][':id'].restore.$post({ param }));
          await refresh();
        },
      });
    },
  });
  function close() {
    deletion.reset();
    props.onClose();
  }
  return (
    <ConfirmDialog
      isOpen={page !== null}
      title={say(PAGES_TEXTS.deleteTitle)}
      action={say(PAGES_TEXTS.delete)}
      isDanger
      isBusy={deletion.isPending}
      problem={deletion.error ? messageOf(deletion.error) : undefined}
      onConfirm={() => page && deletion.mutate(page.id)}
      onClose={close}
    >
      <p>{say(PAGES_TEXTS.deleteQuestion)}</p>
      <Text fw={600} mt="xs">
        {props.title}
      </Text>
    </ConfirmDialog>
  );
}
