import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import {
  beginTwoStep,
  type Enrolment,
  endTwoStep,
  renewRecoveryCodes,
  sessionsQuery,
  twoStepQuery,
} from '../account-api.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TWO_STEP_TEXTS } from './two-step-texts.ts';

/** The tasks for the second step of one's own sign-in. */
export type TwoStepTask = 'turnOn' | 'newCodes' | 'turnOff';

const TITLES = {
  turnOn: TWO_STEP_TEXTS.turnOnTitle,
  newCodes: TWO_STEP_TEXTS.newCodes,
  turnOff: TWO_STEP_TEXTS.turnOffTitle,
};

/**
 * Runs one task of the second step, from the password to the recovery codes. The dialog is closed while `task` is
 * null.
 */
export function TwoStepDialog(props: { task: TwoStepTask | null; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const { task } = props;
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function close() {
    setEnrolment(null);
    setCodes(null);
    props.onClose();
  }

  function refresh() {
    void queries.invalidateQueries({ queryKey: twoStepQuery.queryKey });
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  async function turnOff(password: string) {
    await endTwoStep(password);
    announce(say(TWO_STEP_TEXTS.turnedOff));
    refresh();
    close();
  }

  function showCodesOf({ recoveryCodes }: Enrolment) {
    setCodes(recoveryCodes);
    refresh();
  }

  return (
    <Dialog
      // What is shown once is shown, also to whoever closed the question before the answer came.
      opened={task !== null || codes !== null}
      onClose={close}
      title={codes ? say(TWO_STEP_TEXTS.codesTitle) : task && say(TITLES[task])}
      // The codes are shown once, so only a deliberate click closes them.
      closeOnEscape={codes === null}
      withCloseButton={codes === null}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {codes ? (
        <RecoveryCodes
          codes={codes}
          {...(enrolment && { lead: say(TWO_STEP_TEXTS.nowOn) })}
          onKept={close}
        />
      ) : enrolment ? (
        <ConfirmStep
          enrolment={enrolment}
          onConfirmed={() => showCodesOf(enrolment)}
          onCancel={close}
        />
      ) : task === 'turnOn' ? (
        <PasswordStep
          text={say(TWO_STEP_TEXTS.turnOnText)}
          action={say(TWO_STEP_TEXTS.goOn)}
          send={async (password) => setEnrolment(await beginTwoStep(password))}
          onCancel={close}
        />
      ) : task === 'newCodes' ? (
        <PasswordStep
          text={say(TWO_STEP_TEXTS.newCodesText)}
          action={say(TWO_STEP_TEXTS.makeCodes)}
          send={async (password) => setCodes(await renewRecoveryCodes(password))}
          onCancel={close}
        />
      ) : (
        <PasswordStep
          text={say(TWO_STEP_TEXTS.turnOffText)}
          action={say(TWO_STEP_TEXTS.turnOff)}
          isDanger
          send={turnOff}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
