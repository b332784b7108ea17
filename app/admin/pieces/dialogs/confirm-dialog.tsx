import { Alert, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { PIECE_TEXTS } from '../piece-texts.ts';
import { Dialog } from './dialog.tsx';

/** A question before an act; an error is shown inside the dialog, so that one can try again. */
export function ConfirmDialog(props: {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The text of the button that does it. */
  action: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** There is nothing to do it with. */
  isPointless?: boolean;
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      <Text component="div">{props.children}</Text>
      {props.problem && (
        <Alert color="red" role="alert" mt="md">
          {props.problem}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {say(PIECE_TEXTS.cancel)}
        </Button>
        <Button
          {...(props.isDanger && { color: 'red' })}
          loading={props.isBusy ?? false}
          disabled={props.isPointless ?? false}
          onClick={props.onConfirm}
        >
          {props.action}
        </Button>
      </Group>
    </Dialog>
  );
}
