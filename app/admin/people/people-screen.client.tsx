import { Alert, Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { findPerson, type Person } from './people-api.ts';
import { PEOPLE_TEXTS as texts } from './people-texts.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonData } from './person-data.tsx';

import './people.css';

/** One person's data: what is held about an address, to be handed over or erased. For administrators. */
export function PeopleScreen() {
  const { say } = useAdminLanguage();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [person, setPerson] = useState<Person | null>(null);
  const { isBusy, problem, busily, forget } = useBusy();
  // Read when an erasure is over: who is looked for by then counts.
  const isElsewhere = useRef(false);
  isElsewhere.current = isBusy && asked !== person?.email;

  async function find(email: string) {
    // Who is looked for last counts, also while the answer about somebody else is on its way.
    forget();
    setAsked(email);
    await busily(async (isAwaited) => {
      const found = await findPerson(email).catch((failure) => {
        if (isAwaited()) setPerson(null);
        throw failure;
      });
      if (isAwaited()) setPerson(found);
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void find(typed);
  }

  return (
    <>
      <ScreenHeader title={say(texts.title)} text={say(texts.text)} />
      <form className="people-search" onSubmit={submit}>
        <TextInput
          label={say(texts.email)}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={isBusy && typed === asked} disabled={typed.trim() === ''}>
          {say(texts.find)}
        </Button>
      </form>
      {problem && (
        <Alert color="red" role="alert" mt="lg">
          {problem}
        </Alert>
      )}
      {person && (
        <section className="people-person" aria-labelledby="people-person">
          <h2 id="people-person">{person.email}</h2>
          <PersonData person={person} />
          {/* A question that was about one address is never answered for another one that has come since. */}
          <PersonActions
            key={person.email}
            person={person}
            onErased={() => {
              if (!isElsewhere.current) void find(person.email);
            }}
          />
        </section>
      )}
    </>
  );
}
