import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAdminLanguage } from '../admin-language.tsx';
import type { Medium } from '../api-client.ts';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { usesQuery } from './media-api.ts';
import type { MediaDraftsOfUser } from './media-drafts.ts';
import { MediumDeletion } from './medium-deletion.tsx';
import { MediumFacts } from './medium-facts.tsx';
import { MediumForm } from './medium-form.tsx';
import { MediumReplacing } from './medium-replacing.tsx';
import { MEDIUM_TEXTS } from './medium-texts.ts';
import { MediumUses } from './medium-uses.tsx';

import './medium-dialog.css';

interface MediumDialogProps {
  /** Which medium; '' closes the dialog. */
  id: string;
  /** The medium as the list already knows it. */
  known: Medium | undefined;
  /** What is being written and not saved: closing the dialog loses none of it. */
  drafts: MediaDraftsOfUser;
  onClose: () => void;
}

/** One medium: what it is, what staff say about it, where it is used, and deleting it. */
export function MediumDialog(props: MediumDialogProps) {
  const { say } = useAdminLanguage();
  return (
    <Modal
      opened={props.id !== ''}
      onClose={props.onClose}
      size="64rem"
      title={say(MEDIUM_TEXTS.details)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {props.id && <Details key={props.id} {...props} />}
    </Modal>
  );
}

function Details({ id, known, drafts, onClose }: MediumDialogProps) {
  const { say } = useAdminLanguage();
  const asked = useQuery(usesQuery(id));
  const medium = asked.data ?? known;
  if (!medium) {
    return asked.isError ? (
      <LoadProblem error={asked.error} onRetry={() => void asked.refetch()} />
    ) : (
      <Loading rows={4} />
    );
  }
  return (
    <div className="medium">
      <div className="medium-side">
        <MediumFacts medium={medium} drafts={drafts} />
        {asked.isError && (
          <LoadProblem
            title={say(MEDIUM_TEXTS.usesFailed)}
            error={asked.error}
            onRetry={() => void asked.refetch()}
          />
        )}
        {asked.data && <MediumUses uses={asked.data.uses} />}
        {asked.data && <MediumReplacing medium={asked.data} drafts={drafts} />}
        {asked.data && (
          <MediumDeletion
            medium={medium}
            isUsed={asked.data.uses.length > 0}
            onDeleted={() => {
              drafts.drop([id]);
              onClose();
            }}
          />
        )}
      </div>
      <MediumForm medium={medium} drafts={drafts} />
    </div>
  );
}
