import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { entryListAddress } from '../pieces/addresses/entry-address.ts';
import { Typed } from '../pieces/addresses/entry-words.tsx';
import { inEither } from '../pieces/addresses/title-in.ts';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { useGoOn } from '../pieces/use-go-on.ts';
import { NameDialog } from './name-dialog.tsx';
import { SetActs } from './set-acts.tsx';
import { SetMembers } from './set-members.tsx';
import { deleteSet, forgetSets, type PublishingSet, renameSet, setQuery } from './sets-api.ts';
import { saySet, SETS_TEXTS as TEXTS } from './sets-texts.ts';

import '../list/list-table.css';
import '../pieces/addresses/entry-words.css';
import './sets.css';
import { useBusy } from '../pieces/use-busy.ts';

/** One set: what is in it, what each entry still needs, and its publication. */
export function SetScreen({ id }: { id: string }) {
  const { say } = useAdminLanguage();
  const set = useQuery(setQuery(id));
  if (set.isPending) return <Loading />;
  return (
    <>
      {!set.data && <ScreenHeader title={say(TEXTS.title)} />}
      {set.isError && <LoadProblem error={set.error} onRetry={() => void set.refetch()} />}
      {/* It is fetched again by itself: what somebody writes in a dialog stays where that fails. */}
      {set.data && <LoadedSet set={set.data} />}
    </>
  );
}

function LoadedSet({ set }: { set: PublishingSet }) {
  const { say } = useAdminLanguage();
  return (
    <>
      <ScreenHeader title={set.name} heading={<Typed words={set.name} />} text={say(saySet(set))}>
        {set.state === 'open' && set.members.length > 0 && (
          <Button
            component={Link}
            to={`/admin/sets/${set.id}/preview`}
            variant="default"
            leftSection={<Eye aria-hidden size={16} />}
          >
            {say(TEXTS.preview)}
          </Button>
        )}
        <Renaming set={set} />
        <Deletion set={set} />
      </ScreenHeader>
      {set.members.length === 0 ? (
        <EmptyList title={say(TEXTS.empty)} text={say(TEXTS.howToAdd)}>
          <EmptyListLink to={entryListAddress('news')}>{say(TEXTS.toNews)}</EmptyListLink>
          <EmptyListLink to={entryListAddress('page')}>{say(TEXTS.toPages)}</EmptyListLink>
        </EmptyList>
      ) : (
        <>
          <SetMembers set={set} />
          <SetActs set={set} />
        </>
      )}
    </>
  );
}

function Renaming({ set }: { set: PublishingSet }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  async function rename(name: string) {
    await renameSet(set.id, name);
    setOpen(false);
    announce(say(TEXTS.renamed));
    await forgetSets(queries);
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<Pencil aria-hidden size={16} />}
        onClick={() => setOpen(true)}
      >
        {say(TEXTS.rename)}
      </Button>
      {isOpen && (
        <NameDialog
          title={say(TEXTS.rename)}
          action={say(TEXTS.save)}
          name={set.name}
          onName={rename}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Deletion({ set }: { set: PublishingSet }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, busily, forget } = useBusy();
  async function remove() {
    await busily(async () => {
      await deleteSet(set.id);
      announce(`${say(TEXTS.deleted)}: ${set.name}`, inEither(set.name));
      await goOn('/admin/sets');
      await forgetSets(queries);
    });
  }
  return (
    <>
      <Button
        variant="light"
        color="red"
        leftSection={<Trash2 aria-hidden size={16} />}
        onClick={() => setOpen(true)}
      >
        {say(TEXTS.delete)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={say(TEXTS.delete)}
        action={say(TEXTS.delete)}
        isDanger
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => void remove()}
        onClose={() => {
          setOpen(false);
          forget();
        }}
      >
        <Text fw={600} mb="xs">
          <Typed words={set.name} />
        </Text>
        <Text>{say(set.state === 'open' ? TEXTS.deleteOpen : TEXTS.deletePublished)}</Text>
      </ConfirmDialog>
    </>
  );
}
