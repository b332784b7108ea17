import { Alert, Anchor, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { MAX_SET_NAME_LENGTH } from '../../../domain/content/sets/set-limits.ts';
import { localise } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { ApiError, messageOf } from '../calls/api-client.ts';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { inEither } from '../pieces/addresses/title-in.ts';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import {
  type AddedToSet,
  addToSet,
  createFilledSet,
  forgetSets,
  openSetsQuery,
  type SetSummary,
} from './sets-api.ts';
import { sayAdded, sayNothingAdded, SETS_TEXTS as TEXTS } from './sets-texts.ts';

import './sets.css';

interface AddToSetProps {
  /** The ids of the entries. */
  entries: readonly string[];
  onClose: () => void;
}

/** Puts entries into an open set, or into a new one; loaded when somebody asks for it. */
export default function AddToSet({ entries, onClose }: AddToSetProps) {
  const { say } = useAdminLanguage();
  const sets = useQuery(openSetsQuery);
  // The newest set is offered, perhaps one that was just made: not from the list of an earlier question.
  const isFresh = sets.isFetchedAfterMount;
  const [outcome, setOutcome] = useState<AddedToSet | null>(null);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(TEXTS.toSetTitle)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {outcome ? (
        <NotAdded outcome={outcome} onClose={onClose} />
      ) : (
        <>
          {!isFresh && <Loading rows={2} />}
          {sets.isError && (
            <LoadProblem
              title={say(TEXTS.loadFailed)}
              error={sets.error}
              onRetry={() => void sets.refetch()}
            />
          )}
          {isFresh && sets.data && (
            <ChooseSet
              sets={sets.data.sets}
              entries={entries}
              onClose={onClose}
              onAdded={(added) => {
                if (added.notAdded.length === 0) onClose();
                else setOutcome(added);
              }}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function ChooseSet(props: {
  sets: readonly SetSummary[];
  entries: readonly string[];
  onAdded: (added: AddedToSet) => void;
  onClose: () => void;
}) {
  const { sets, entries, onAdded, onClose } = props;
  const { say, language } = useAdminLanguage();
  const queries = useQueryClient();
  const isHere = useIsHere();
  // The list may be older than what a colleague did: a set that has gone is not chosen any more, nor another for it,
  // nor one that came first since.
  const [chosen, setChosen] = useState(sets[0]?.id ?? '');
  const known = sets.find(({ id }) => id === chosen);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [wrongName, setWrongName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrongName) nameField.current?.focus();
  }, [wrongName]);

  const sayOutside = ({ title, text }: AddedToSet['notAdded'][number]) =>
    `${localise(title, language).text} – ${say(text)}`;

  async function add(event: FormEvent) {
    event.preventDefault();
    // For React the dialog is inside the form of the entry, though not in the document.
    event.stopPropagation();
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    setWrongName('');
    let isChanged = false;
    try {
      const added = known
        ? { ...(await addToSet(known.id, entries)), name: known.name }
        : await createFilledSet(name, entries);
      isChanged = added.added > 0;
      if (isChanged) announce(say(sayAdded(added.added, added.name)), inEither(added.name));
      else if (added.notAdded.length === 0) {
        announce(say(sayNothingAdded(added.name)), inEither(added.name));
      }
      if (isHere()) onAdded(added);
      // The dialog that names those that stay outside is closed by now.
      else if (added.notAdded.length > 0) {
        announceFailure(`${say(TEXTS.notAdded)}: ${added.notAdded.map(sayOutside).join(' ')}`);
      }
    } catch (error) {
      const body = error instanceof ApiError ? error.body : {};
      const wrong = error instanceof ApiError ? error.fields.name : undefined;
      if (!isHere()) announceFailure(wrong ?? messageOf(error));
      else if (wrong) setWrongName(wrong);
      // No set was made, since nothing could be put into it.
      else if (Array.isArray(body.notAdded) && body.notAdded.length > 0)
        onAdded({ added: 0, notAdded: body.notAdded as AddedToSet['notAdded'] });
      else setProblem(messageOf(error));
    } finally {
      // Where nothing came in, the list stays: entries that a colleague has deleted would go from it, and with them
      // this dialog and its words.
      await (isChanged ? forgetSets(queries) : queries.invalidateQueries({ queryKey: ['sets'] }));
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void add(event)}>
      <Text mb="md">{say(TEXTS.toSetText)}</Text>
      {problem && (
        <Alert color="red" role="alert" mb="md">
          {problem}
        </Alert>
      )}
      {sets.length > 0 && (
        <NativeSelect
          label={say(TEXTS.whichSet)}
          value={known?.id ?? ''}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            ...sets.map(({ id, name: label }) => ({ value: id, label })),
            { value: '', label: say(TEXTS.newSet) },
          ]}
          mb="md"
          data-autofocus
        />
      )}
      {!known && (
        <TextInput
          ref={nameField}
          label={say(TEXTS.name)}
          description={say(TEXTS.nameHint)}
          value={name}
          error={wrongName}
          maxLength={MAX_SET_NAME_LENGTH}
          required
          onChange={(event) => setName(event.currentTarget.value)}
          {...(sets.length === 0 && { 'data-autofocus': true })}
        />
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {say(PIECE_TEXTS.cancel)}
        </Button>
        <Button type="submit" loading={isBusy}>
          {say(TEXTS.addToIt)}
        </Button>
      </Group>
    </form>
  );
}

/** Which entries stay outside, and why. */
function NotAdded({ outcome, onClose }: { outcome: AddedToSet; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const close = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone.
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <Alert color="red" role="alert" title={say(TEXTS.notAdded)}>
        <ul className="set-titles">
          {outcome.notAdded.map(({ id, title, text, set }) => (
            <li key={id}>
              <strong>
                <Localised text={title} />
              </strong>
              : {say(text)}{' '}
              {set && (
                <Anchor component={Link} to={`/admin/sets/${set.id}`}>
                  {say(TEXTS.openSet)}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      </Alert>
      <Group justify="flex-end" mt="lg">
        <Button ref={close} onClick={onClose}>
          {say(PIECE_TEXTS.close)}
        </Button>
      </Group>
    </>
  );
}
