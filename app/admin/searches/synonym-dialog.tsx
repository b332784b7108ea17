import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ApiError } from '../calls/api-client.ts';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import { addSynonym, forgetSearches, type MissedSearch, searchAgain } from './searches-api.ts';
import { SEARCHES_TEXTS as TEXTS } from './searches-texts.ts';

interface SynonymDialogProps {
  /** What was not found; null while the dialog is closed. */
  search: MissedSearch | null;
  onClose: () => void;
}

/** Asks with which words the pages say what somebody typed, and publishes them as a synonym. */
export function SynonymDialog({ search, onClose }: SynonymDialogProps) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened={search !== null}
      onClose={onClose}
      title={say(TEXTS.mend)}
      size="lg"
      closeButtonProps={{ 'aria-label': say(TEXTS.close) }}
    >
      {search && <SynonymForm search={search} onClose={onClose} />}
    </Dialog>
  );
}

function SynonymForm({ search, onClose }: { search: MissedSearch; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [meant, setMeant] = useState('');
  /** What is wrong with the words: there are none, or what the server says. */
  const [missing, setMissing] = useState<Bilingual | string>('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (missing) field.current?.focus();
  }, [missing]);
  const { isBusy, problem, setProblem, busily } = useBusy();
  const isHere = useIsHere();
  /** With what the synonym was published, where the search after it failed: it is not published twice. */
  const published = useRef('');

  async function save(event: FormEvent) {
    event.preventDefault();
    setMissing(meant.trim() === '' ? TEXTS.required : '');
    setProblem('');
    if (meant.trim() === '') field.current?.focus();
    if (meant.trim() === '') return;
    await busily(async () => {
      try {
        if (published.current !== meant.trim()) await addSynonym(search, meant.trim());
        published.current = meant.trim();
        const { isFound } = await searchAgain(search);
        announce(say(isFound ? TEXTS.isFound : TEXTS.isNotFound));
      } catch (failure) {
        if (failure instanceof ApiError) setMissing(failure.fields.meant ?? '');
        throw failure;
      }
      // Closed meanwhile, it is another search's form that may stand here.
      if (isHere()) onClose();
      await forgetSearches(queries);
    });
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="md">
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <TextInput label={say(TEXTS.typed)} value={search.query} readOnly />
        <Textarea
          ref={field}
          label={say(TEXTS.meant)}
          description={say(TEXTS.meantHint)}
          error={typeof missing === 'string' ? missing : say(missing)}
          value={meant}
          onChange={(event) => setMeant(event.currentTarget.value)}
          required
          maxLength={500}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {say(TEXTS.cancel)}
          </Button>
          <Button type="submit" loading={isBusy}>
            {say(TEXTS.save)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
