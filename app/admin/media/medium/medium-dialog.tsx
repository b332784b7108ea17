import { Suspense } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { lazyPart } from '../../pieces/lazy-part.tsx';
import { Loading } from '../../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import type { MediumDetailsProps } from './medium-details.tsx';
import { MEDIUM_TEXTS } from './medium-texts.ts';

/** Loaded when the first medium is opened. */
const MediumDetails = lazyPart(() => import('./medium-details.tsx'));

/** One medium in a dialog; '' as its id closes it. */
export function MediumDialog(props: MediumDetailsProps) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened={props.id !== ''}
      onClose={props.onClose}
      size="64rem"
      title={say(MEDIUM_TEXTS.details)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {props.id && (
        <Suspense fallback={<Loading rows={4} />}>
          <MediumDetails key={props.id} {...props} />
        </Suspense>
      )}
    </Dialog>
  );
}
