import { Alert, Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { PlaceInput } from '../pieces/addresses/place-input.tsx';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { useFieldErrors } from '../pieces/use-field-errors.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import { forgetRedirects, type Redirect, saveRedirect, type Typed } from './redirects-api.ts';
import { REDIRECTS_TEXTS as TEXTS } from './redirects-texts.ts';

interface RedirectDialogProps {
  /** What is changed, or the old address of a new one; null while the dialog is closed. */
  asked: { redirect?: Redirect; from?: string } | null;
  onClose: () => void;
}

/** The form of a redirect, in a dialog. */
export function RedirectDialog({ asked, onClose }: RedirectDialogProps) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened={asked !== null}
      onClose={onClose}
      title={say(asked?.redirect ? TEXTS.change : TEXTS.add)}
      size="lg"
      // In the box for the page Escape closes what was found, and is easily pressed once more.
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': say(TEXTS.close) }}
    >
      {asked && <RedirectForm {...asked} onClose={onClose} />}
    </Dialog>
  );
}

function RedirectForm(props: { redirect?: Redirect; from?: string; onClose: () => void }) {
  const { redirect, from = '', onClose } = props;
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const id = useId();
  const [typed, setTyped] = useState<Typed>(() =>
    redirect
      ? { ...redirect, status: redirect.status === 301 ? '301' : '302' }
      : { from, to: '', status: '301', note: '' },
  );
  const { form, errors, ...fields } = useFieldErrors();
  const { isBusy, problem, busily } = useBusy();
  const isHere = useIsHere();
  const idOf = (field: string) => `${id}-${field}`;
  const change = (values: Partial<Typed>) => setTyped((before) => ({ ...before, ...values }));

  async function save(event: FormEvent) {
    event.preventDefault();
    fields.clear();
    await busily(async () => {
      try {
        const { from, to, status, note } = typed;
        await saveRedirect({ from, to, status, note }, redirect);
      } catch (failure) {
        fields.show(failure);
        throw failure;
      }
      announce(say(TEXTS.saved));
      // Closed meanwhile, it is another redirect's form that may stand here.
      if (isHere()) onClose();
      await forgetRedirects(queries);
    });
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="md">
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <TextInput
          id={idOf('from')}
          label={say(TEXTS.from)}
          description={say(TEXTS.fromHint)}
          error={errors.from}
          value={typed.from}
          onChange={(event) => change({ from: event.currentTarget.value })}
          required
          maxLength={500}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...(from === '' && { 'data-autofocus': true })}
        />
        <PlaceInput
          id={idOf('to')}
          label={say(TEXTS.to)}
          error={errors.to}
          value={typed.to}
          required
          onChange={(to) => change({ to })}
        />
        <Radio.Group
          label={say(TEXTS.status)}
          error={errors.status}
          value={typed.status}
          onChange={(status) => change({ status: status as Typed['status'] })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="301" label={say(TEXTS.permanent)} />
            <Radio value="302" label={say(TEXTS.temporary)} />
          </Stack>
        </Radio.Group>
        <TextInput
          id={idOf('note')}
          label={say(TEXTS.note)}
          error={errors.note}
          value={typed.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
          maxLength={300}
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
