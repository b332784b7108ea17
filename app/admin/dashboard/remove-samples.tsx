import { Alert, Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { entryFormAddress, nameOfType, nameOfTypes } from '../pieces/addresses/entry-address.ts';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { sayRemoved, SAMPLES_TEXTS as TEXTS } from './samples-texts.ts';

type Removed = SuccessBody<Awaited<ReturnType<typeof api.samples.remove.$post>>>;
type Sample = { type: string; id: string; title: Bilingual };

/** Removes the demonstration content in one act, after saying what goes and what stays; for administrators. */
export function RemoveSamples({ canRemove }: { canRemove: boolean }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [removed, setRemoved] = useState<Removed>();
  const { isBusy, problem, busily, forget } = useBusy();
  const remove = () =>
    busily(async (isAwaited) => {
      try {
        const gone = await answerOf(api.samples.remove.$post());
        setRemoved(gone);
        announce(say(sayRemoved(gone.entries, gone.files)));
        if (isAwaited()) setAsked(false);
      } finally {
        // Everything that lists entries or files is another one now. What failed is said meanwhile.
        void queries.invalidateQueries();
      }
    });
  return (
    <>
      {removed && <Outcome removed={removed} />}
      {canRemove && (
        <Button variant="light" color="red" mt="md" onClick={() => setAsked(true)}>
          {say(TEXTS.remove)}
        </Button>
      )}
      <RemoveDialog
        isOpen={isAsked}
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => void remove()}
        onClose={() => {
          forget();
          setAsked(false);
        }}
      />
    </>
  );
}

function RemoveDialog(props: {
  isOpen: boolean;
  isBusy: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { say, lang, language } = useAdminLanguage();
  const overview = useQuery({
    queryKey: ['samples'],
    queryFn: ({ signal }) => answerOf(api.samples.$get({}, { init: { signal } })),
    staleTime: 0,
    enabled: props.isOpen,
  });
  const { data } = overview;
  return (
    <ConfirmDialog
      {...props}
      title={say(TEXTS.remove)}
      action={say(TEXTS.confirm)}
      isDanger
      isPointless={!data || (data.entries.length === 0 && data.files === 0)}
    >
      {overview.isPending && <Loading rows={3} />}
      {overview.isError && (
        <LoadProblem
          title={say(TEXTS.loadFailed)}
          error={overview.error}
          onRetry={() => void overview.refetch()}
        />
      )}
      {data && (
        <>
          <Part title={say(TEXTS.goes)}>
            {data.entries.map(({ type, count }) => (
              <li key={type}>
                {nameOfTypes(type)[lang]}: {formatNumber(count, language)}
              </li>
            ))}
            {data.files > 0 && (
              <li>
                {say(TEXTS.files)}: {formatNumber(data.files, language)}
              </li>
            )}
          </Part>
          <Text mt="sm">{say(TEXTS.bin)}</Text>
          <Part title={say(TEXTS.changed)}>{data.changed.map(toLine)}</Part>
          <Part title={say(TEXTS.needed)}>{data.needed.map(toLine)}</Part>
        </>
      )}
    </ConfirmDialog>
  );
}

/** What went; and what stayed, each with the reason and a link to it. */
function Outcome({ removed }: { removed: Removed }) {
  const { say } = useAdminLanguage();
  return (
    <Alert color="sea" mb="md" title={say(sayRemoved(removed.entries, removed.files))}>
      <Text>
        {say(TEXTS.undo)} <Link to="/admin/bin">{say(TEXTS.toBin)}</Link>
      </Text>
      <Part title={say(TEXTS.kept)}>
        {removed.kept.map((one) => (
          <li key={one.id}>
            <SampleLink sample={one} />: {say(one.reason)}
          </li>
        ))}
      </Part>
    </Alert>
  );
}

/** A list under its title; nothing where it is empty. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const lines = [children].flat(2).filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="samples-part">{title}</h3>
      <ul className="samples-list">{children}</ul>
    </>
  );
}

const toLine = (sample: Sample) => (
  <li key={sample.id}>
    <SampleLink sample={sample} />
  </li>
);

function SampleLink({ sample: { type, id, title } }: { sample: Sample }) {
  const { say, lang } = useAdminLanguage();
  const isFile = type === 'media';
  return (
    <>
      <Link to={isFile ? `/admin/media?medium=${id}` : entryFormAddress(type, id)}>
        <Localised text={title} />
      </Link>{' '}
      ({isFile ? say(TEXTS.file) : nameOfType(type)[lang]})
    </>
  );
}
