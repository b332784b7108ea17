import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { findContentType } from '../../../../domain/content-types/all.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { NotFoundScreen } from '../../layout/not-found-screen.client.tsx';
import { ScreenHeader } from '../../layout/screen-header.tsx';
import { entryFormAddress } from '../../pieces/addresses/entry-address.ts';
import { Localised } from '../../pieces/addresses/entry-words.tsx';
import { PagedList } from '../../pieces/lists/paged-list.tsx';
import { Loading, LoadProblem } from '../../pieces/load-state.tsx';
import { useUser } from '../../session.tsx';
import { entryQuery } from '../content-api.ts';
import { VERSIONS_PER_PAGE, versionsQuery } from './history-api.ts';
import { readHistoryPlace, turnPage, writeHistoryPlace } from './history-place.ts';
import { HISTORY_TEXTS } from './history-texts.ts';
import { OneVersion } from './one-version.tsx';
import { VersionList } from './version-list.tsx';

import './history.css';

/** The history of an entry: its versions, the changes of each, and the way back to one of them. */
export function HistoryScreen({ typeName, id }: { typeName: string; id: string }) {
  const type = findContentType(typeName) as ContentType | undefined;
  if (!type) return <NotFoundScreen />;
  return <History type={type} id={id} />;
}

function History({ type, id }: { type: ContentType; id: string }) {
  const { say } = useAdminLanguage();
  const user = useUser();
  const [parameters, setParameters] = useSearchParams();
  const place = readHistoryPlace(parameters);
  const { page, isAgainstNow } = place;
  const entry = useQuery(entryQuery(type.name, id));
  const list = useQuery(versionsQuery(type.name, id, page));
  const chosen = place.version ?? list.data?.versions[0]?.version;
  const addressOf = (version: number) =>
    `?${new URLSearchParams(writeHistoryPlace({ ...place, version }))}`;
  const showPage = (next: number, options?: { replace: boolean }) => {
    // Whoever is led from a page that is not there keeps the version that was asked for.
    const turned = options?.replace ? { ...place, page: next } : turnPage(place, next);
    setParameters(writeHistoryPlace(turned), options);
  };
  const title = entry.data?.title;
  const failed = [list, entry].find(({ isError }) => isError);
  return (
    <>
      <ScreenHeader title={say(HISTORY_TEXTS.title)} text={title?.el && <Localised text={title} />}>
        {user.role === 'admin' && (
          <Button component={Link} to={`/admin/audit?subject=${id}`} variant="subtle">
            {say(HISTORY_TEXTS.audit)}
          </Button>
        )}
        <Button
          component={Link}
          to={entryFormAddress(type.name, id)}
          variant="default"
          leftSection={<ArrowLeft aria-hidden size={16} />}
        >
          {say(HISTORY_TEXTS.backToForm)}
        </Button>
      </ScreenHeader>
      <p className="history-intro">{say(HISTORY_TEXTS.text)}</p>
      {failed && (
        <LoadProblem
          title={say(HISTORY_TEXTS.loadFailed)}
          error={failed.error}
          onRetry={() => void Promise.all([list.refetch(), entry.refetch()])}
        />
      )}
      {!failed && (list.isPending || entry.isPending) && <Loading rows={8} />}
      {!failed && list.data && entry.data && (
        <div className="history">
          <nav aria-label={say(HISTORY_TEXTS.versions)}>
            <PagedList
              list={list}
              page={page}
              pageSize={VERSIONS_PER_PAGE}
              empty={null}
              onPage={showPage}
            >
              {({ versions }) => (
                <VersionList
                  versions={versions}
                  chosen={chosen}
                  newest={entry.data.version}
                  addressOf={addressOf}
                />
              )}
            </PagedList>
          </nav>
          {chosen !== undefined && (
            <OneVersion
              key={chosen}
              type={type}
              entry={entry.data}
              version={chosen}
              isAgainstNow={isAgainstNow}
              onCompare={(next) =>
                setParameters(writeHistoryPlace({ page, version: chosen, isAgainstNow: next }), {
                  preventScrollReset: true,
                })
              }
            />
          )}
        </div>
      )}
    </>
  );
}
