import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { saveFile } from '../pieces/save-file.ts';
import { useBusy } from '../pieces/use-busy.ts';
import { erasePerson, exportPerson, type Person } from './people-api.ts';
import { describeHeld, PEOPLE_TEXTS as texts } from './people-texts.ts';
import { holdsAnything } from './person-data.tsx';

/** The acts on the data of an address: handing them over, and erasing them. */
export function PersonActions({ person, onErased }: { person: Person; onErased: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, setProblem, busily } = useBusy();
  const isInUse = person.account?.disabled === false;

  const take = () =>
    busily(async () => {
      const data = JSON.stringify(await exportPerson(person.email), null, 2);
      saveFile(data, 'application/json', `person-${dayInGreece(new Date())}.json`);
      announce(say(texts.exported));
    });
  const erase = () =>
    busily(async (isAwaited) => {
      await erasePerson(person.email);
      setAsking(false);
      announce(say(texts.erased));
      // Lists that showed some of the data are fetched again.
      void queries.invalidateQueries();
      // Somebody else may have been found meanwhile.
      if (isAwaited()) onErased();
    });

  return (
    <>
      {problem && !isAsking && (
        <Alert color="red" role="alert" mt="lg">
          {problem}
        </Alert>
      )}
      {isInUse && <Text mt="lg">{say(texts.accountInUse)}</Text>}
      <Group mt="lg" gap="sm">
        {holdsAnything(person) && (
          <Button variant="default" disabled={isBusy} onClick={() => void take()}>
            {say(texts.export)}
          </Button>
        )}
        <Button color="red" disabled={isBusy || isInUse} onClick={() => setAsking(true)}>
          {say(texts.erase)}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={say(texts.eraseTitle)}
        action={say(texts.erase)}
        isDanger
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => void erase()}
        onClose={() => {
          setAsking(false);
          setProblem('');
        }}
      >
        <Text fw={600}>{person.email}</Text>
        <WhatGoes person={person} />
        <Text mt="sm">{say(texts.eraseBackups)}</Text>
        {person.account && <Text mt="sm">{say(texts.eraseAccount)}</Text>}
      </ConfirmDialog>
    </>
  );
}

function WhatGoes({ person }: { person: Person }) {
  const { say } = useAdminLanguage();
  const parts = describeHeld({
    messages: person.messages.length,
    subscriptions: person.subscriptions.length,
    letters: person.letters.length,
    invitations: person.invitations.length,
    accounts: person.account ? 1 : 0,
    keptCopies: person.account?.keptCopies ?? 0,
  });
  if (parts.length === 0) return <Text mt="sm">{say(texts.nothing)}</Text>;
  return (
    <ul className="people-goes">
      {parts.map((part) => (
        <li key={part.en}>{say(part)}</li>
      ))}
    </ul>
  );
}
