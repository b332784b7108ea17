import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAdminLanguage } from '../../admin-language.tsx';
import { answerOf, api, messageOf } from '../../calls/api-client.ts';
import { entryFormAddress, nameOfType } from '../../pieces/addresses/entry-address.ts';
import { Localised } from '../../pieces/addresses/entry-words.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { useUser } from '../../session.tsx';
import { type Destination, findScreens, namedFirst } from './find-screens.ts';
import { FIND_TEXTS, sayFound } from './find-texts.ts';

const PAUSE_MS = 200;

/** Finds screens at once and entries when the server answers; arrows choose, Enter opens. */
export default function FindDialog(props: {
  isOpen: boolean;
  /** Gives what was typed before there was a field for it. */
  takeEarly: () => string;
  /** Something was chosen, and its screen comes. */
  onClose: () => void;
  /** Nothing was chosen: the keyboard goes on where it was. */
  onLeave: () => void;
}) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened={props.isOpen}
      onClose={props.onLeave}
      title={say(FIND_TEXTS.title)}
      withCloseButton={false}
      closeOnClickOutside
      centered={false}
      size="lg"
      // The focus goes to the chosen screen; where none is chosen, `onLeave` gives it back.
      returnFocus={false}
    >
      <Finder takeEarly={props.takeEarly} onClose={props.onClose} />
    </Dialog>
  );
}

function Finder({ takeEarly, onClose }: { takeEarly: () => string; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const navigate = useNavigate();
  const listId = useId();
  const { role } = useUser();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [words] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const search = useQuery({ ...findEntriesQuery(words), placeholderData: keepPreviousData });
  const isSearched = typed.trim().length >= SHORTEST_SEARCH;
  const results = [...findScreens(typed, role), ...(isSearched ? (search.data ?? []) : [])];
  const isWaiting = isSearched && (search.isFetching || words !== typed.trim());
  const current = Math.min(chosen, results.length - 1);
  const optionId = (at: number) => `${listId}-${at}`;

  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, current]);

  const open = ({ href }: Destination) => {
    onClose();
    void navigate(href);
  };
  const act = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && results.length > 0) {
      event.preventDefault();
      setChosen((current + step + results.length) % results.length);
    }
    const result = results[current];
    if (event.key === 'Enter' && result) {
      event.preventDefault();
      open(result);
    }
  };

  return (
    <>
      <TextInput
        type="search"
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={results.length > 0 ? optionId(current) : undefined}
        label={say(FIND_TEXTS.label)}
        leftSection={<Search aria-hidden size={18} />}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onFocus={() => setTyped(takeEarly() + typed)}
        onKeyDown={act}
        data-autofocus
      />
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {search.isError && isSearched
          ? messageOf(search.error)
          : isWaiting
            ? say(FIND_TEXTS.searching)
            : results.length === 0
              ? say(FIND_TEXTS.nothing)
              : `${say(sayFound(results.length))}. ${say(FIND_TEXTS.keys)}`}
      </Text>
      <div id={listId} role="listbox" aria-label={say(FIND_TEXTS.results)} className="find-results">
        {results.map((result, at) => (
          <Result
            key={`${result.href} ${result.kind.en}`}
            id={optionId(at)}
            result={result}
            isChosen={at === current}
            onOpen={() => open(result)}
          />
        ))}
      </div>
    </>
  );
}

function Result(props: { id: string; result: Destination; isChosen: boolean; onOpen: () => void }) {
  const { say } = useAdminLanguage();
  const { result } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the box, which opens the chosen one
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the box names it
    <div id={props.id} role="option" aria-selected={props.isChosen} onClick={props.onOpen}>
      <Localised text={result.label} />
      <small>{say(result.kind)}</small>
    </div>
  );
}

const SHORTEST_SEARCH = 2;

/** Entries of every type whose title or text has the words, a few of each type. */
function findEntriesQuery(words: string) {
  return queryOptions({
    queryKey: ['find', words],
    queryFn: ({ signal }) => findEntries(words, signal),
    enabled: words.length >= SHORTEST_SEARCH,
    staleTime: 10_000,
    gcTime: 10_000,
  });
}

async function findEntries(search: string, signal: AbortSignal): Promise<Destination[]> {
  const found = await answerOf(api.find.$get({ query: { search } }, { init: { signal } }));
  return namedFirst(
    search,
    found.map(({ type, id, title }) => ({
      href: entryFormAddress(type, id),
      label: title,
      kind: nameOfType(type),
    })),
  );
}
