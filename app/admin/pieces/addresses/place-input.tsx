import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { answerOf, api, messageOf, type SuccessBody } from '../../calls/api-client.ts';
import { nameOfType } from './entry-address.ts';
import { Localised } from './entry-words.tsx';

import './place-input.css';

const PAUSE_MS = 200;
const SHORTEST_SEARCH = 2;

const TEXTS = {
  hint: {
    el: 'Γράψτε λέξεις για να βρείτε μια σελίδα, ή μια διεύθυνση όπως https://www.gov.gr',
    en: 'Type words to find a page, or an address such as https://www.gov.gr',
  },
  places: { el: 'Σελίδες του ιστοτόπου', en: 'Pages of the site' },
  screen: { el: 'σελίδα του ιστοτόπου', en: 'page of the site' },
  none: { el: 'Δεν βρέθηκε σελίδα.', en: 'No page was found.' },
} satisfies Record<string, Bilingual>;

function describeFound(count: number): Bilingual {
  if (count === 0) return TEXTS.none;
  return count === 1
    ? {
        el: 'Βρέθηκε μία σελίδα: επιλέξτε με τα βέλη.',
        en: 'One page found: choose with the arrows.',
      }
    : {
        el: `Βρέθηκαν ${count} σελίδες: επιλέξτε με τα βέλη.`,
        en: `${count} pages found: choose with the arrows.`,
      };
}

/** A page of the site to which something can lead. */
export type Place = SuccessBody<Awaited<ReturnType<typeof api.places.$get>>>[number];

interface PlaceInputProps {
  label: string;
  /** The address: typed, or that of the chosen place. */
  value: string;
  error?: string | undefined;
  id?: string;
  required?: boolean;
  /** `place` where one was chosen. */
  onChange: (address: string, place?: Place) => void;
}

/** Asks for a page of the site by words, or for an address. The keyboard stays in the box. */
export function PlaceInput({ label, value, error, id, required, onChange }: PlaceInputProps) {
  const { say } = useAdminLanguage();
  const listId = useId();
  const [current, setCurrent] = useState(-1);
  const [isSettled, setSettled] = useState(true);
  const words = value.trim();
  const isSearched =
    !isSettled && words.length >= SHORTEST_SEARCH && !/^(?:[a-z]+:|\/\/|www\.)/i.test(words);
  const [asked] = useDebouncedValue(words, PAUSE_MS);
  const found = useQuery({
    queryKey: ['places', asked],
    queryFn: ({ signal }) =>
      answerOf(api.places.$get({ query: { search: asked } }, { init: { signal } })),
    enabled: isSearched && asked.length >= SHORTEST_SEARCH,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
  const places = isSearched ? (found.data ?? []).filter(({ isPublic }) => isPublic) : [];
  const at = Math.min(current, places.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  function choose(place: Place) {
    setSettled(true);
    setCurrent(-1);
    onChange(place.path, place);
  }

  function act(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && places.length > 0) {
      event.preventDefault();
      // One place before the first is the typed address itself.
      const count = places.length + 1;
      setCurrent(((at + 1 + step + count) % count) - 1);
    }
    const place = places[at];
    if (event.key === 'Enter' && place) {
      event.preventDefault();
      choose(place);
    }
    if (event.key === 'Escape' && places.length > 0) {
      event.stopPropagation();
      setSettled(true);
    }
  }

  const isCurrent = found.isSuccess && !found.isFetching && asked === words;
  return (
    <div>
      <TextInput
        {...(id && { id })}
        role="combobox"
        aria-expanded={places.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        label={label}
        description={say(TEXTS.hint)}
        error={error}
        required={required ?? false}
        value={value}
        onChange={(event) => {
          setSettled(false);
          setCurrent(-1);
          onChange(event.currentTarget.value);
        }}
        onKeyDown={act}
        maxLength={1000}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Text size="sm" c="dimmed" mt={4} role="status">
        {isSearched && found.error
          ? messageOf(found.error)
          : isSearched && isCurrent
            ? say(describeFound(places.length))
            : ''}
      </Text>
      <div id={listId} role="listbox" aria-label={say(TEXTS.places)} className="place-results">
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the box, which takes the chosen one
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the box names it
          <div
            key={place.path}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            onClick={() => choose(place)}
          >
            <Localised text={place.title} />
            <small>
              {say(place.type === null ? TEXTS.screen : nameOfType(place.type))} · {place.path}
            </small>
          </div>
        ))}
      </div>
    </div>
  );
}
