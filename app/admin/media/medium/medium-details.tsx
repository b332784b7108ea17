import { useQuery } from '@tanstack/react-query';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { Medium } from '../../calls/api-client.ts';
import { Loading, LoadProblem } from '../../pieces/load-state.tsx';
import { useIsLocked } from '../../review/review-api.ts';
import { usesQuery } from '../media-api.ts';
import type { MediaDraftsOfUser } from '../media-drafts.ts';
import { MediumDeletion } from './medium-deletion.tsx';
import { MediumFacts } from './medium-facts.tsx';
import { MediumForm } from './medium-form.tsx';
import { MediumReplacing } from './medium-replacing.tsx';
import { MEDIUM_TEXTS } from './medium-texts.ts';
import { MediumUnexplained } from './medium-unexplained.tsx';
import { MediumUses } from './medium-uses.tsx';

import './medium-dialog.css';

export interface MediumDetailsProps {
  id: string;
  /** The medium as the list already knows it. */
  known: Medium | undefined;
  /** What is being written and not saved: closing the dialog loses none of it. */
  drafts: MediaDraftsOfUser;
  onClose: () => void;
}

/** One medium: what it is, what staff say about it, where it is used, and deleting it. */
export default function MediumDetails({ id, known, drafts, onClose }: MediumDetailsProps) {
  const { say } = useAdminLanguage();
  const asked = useQuery(usesQuery(id));
  const medium = asked.data ?? known;
  const isLocked = useIsLocked(asked.data);
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
        <MediumFacts medium={medium} drafts={drafts} isLocked={isLocked} />
        {asked.isError && (
          <LoadProblem
            title={say(MEDIUM_TEXTS.usesFailed)}
            error={asked.error}
            onRetry={() => void asked.refetch()}
          />
        )}
        {asked.data?.isUnexplained && <MediumUnexplained medium={asked.data} isLocked={isLocked} />}
        {asked.data && <MediumUses uses={asked.data.uses} />}
        {asked.data && !isLocked && <MediumReplacing medium={asked.data} drafts={drafts} />}
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
      <MediumForm medium={medium} drafts={drafts} isLocked={isLocked} />
    </div>
  );
}
