import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { t } from '../i18n/language.ts';
import { adminLanguage } from './admin-language.tsx';
import { messageOf } from './api-client.ts';

const TEXTS = {
  undo: { el: 'Αναίρεση', en: 'Undo' },
  close: { el: 'Κλείσιμο', en: 'Close' },
};
/** Long enough to find the button by keyboard or with a screen reader. */
const UNDO_MS = 20_000;

const closeButton = () => ({ 'aria-label': t(TEXTS.close, adminLanguage()) });

/** Says that something was done; read by assistive technology. */
export function announce(message: string): void {
  notifications.show({ message, role: 'status', closeButtonProps: closeButton() });
}

/** Says that something failed; stays until it is closed. */
export function announceFailure(message: string): void {
  notifications.show({
    message,
    color: 'red',
    role: 'alert',
    autoClose: false,
    closeButtonProps: closeButton(),
  });
}

/** Says that something was done, with a button that takes it back; `done` is said once it is. */
export function announceWithUndo(options: {
  message: string;
  undo: () => Promise<unknown>;
  done: string;
}): void {
  const id = notifications.show({
    autoClose: UNDO_MS,
    role: 'status',
    closeButtonProps: closeButton(),
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{options.message}</Text>
        <Button size="xs" variant="light" onClick={() => void takeBack()}>
          {t(TEXTS.undo, adminLanguage())}
        </Button>
      </Group>
    ),
  });
  async function takeBack() {
    try {
      await options.undo();
      notifications.hide(id);
      announce(options.done);
    } catch (error) {
      announceFailure(messageOf(error));
    }
  }
}
