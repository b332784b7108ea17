import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import type { AnyEntry } from '../content/content-api.ts';
import { entryHistoryAddress } from '../pieces/addresses/entry-address.ts';
import { useStaffNames } from '../pieces/who.tsx';
import { useUser } from '../session.tsx';
import { HandBackDialog } from './hand-back-dialog.tsx';
import { REVIEW_TEXTS, sayHandedBack, sayHandedIn } from './review-texts.ts';

import './review.css';

interface ReviewPanelProps {
  entry: AnyEntry;
  /** Whether this person hands in instead of publishing. */
  handsIn: boolean;
  /** The act under way in the form. */
  busy: string | null;
  onTakeBack: () => void;
  onHandedBack: (entry: AnyEntry) => void;
}

/** Above the form: where the entry stands with its reviewers, and what this person can do about it. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { say } = useAdminLanguage();
  const who = useStaffNames();
  const { entry, handsIn } = props;
  const { review } = entry;
  if (handsIn && entry.publishAt) {
    return <p className="review-panel">{say(REVIEW_TEXTS.planned)}</p>;
  }
  if (review?.state === 'handed-back') {
    return (
      <div className="review-panel" data-state="handed-back">
        <p>{say(sayHandedBack(who(review.handedBackBy), review.at))}</p>
        <blockquote>{review.note}</blockquote>
      </div>
    );
  }
  if (review?.state === 'handed-in') return <HandedIn {...props} review={review} />;
  return null;
}

function HandedIn({
  entry,
  review,
  handsIn,
  busy,
  onTakeBack,
  onHandedBack,
}: ReviewPanelProps & { review: NonNullable<AnyEntry['review']> }) {
  const { say } = useAdminLanguage();
  const who = useStaffNames();
  const { email } = useUser();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  // Also after the reviewer step was turned off, or with a new role: nobody hands back to themselves.
  const isOwn = handsIn || review.handedInBy === email;
  return (
    <div className="review-panel" data-state="handed-in">
      <div>
        <p>
          {say(sayHandedIn(who(review.handedInBy), review.at))}{' '}
          {say(handsIn ? REVIEW_TEXTS.waits : isOwn ? REVIEW_TEXTS.yours : REVIEW_TEXTS.toReview)}
        </p>
        {review.isChangedSince && !handsIn && (
          <p className="review-changed">
            {say(REVIEW_TEXTS.changedSince)}{' '}
            <Link to={entryHistoryAddress(entry.type, entry.id)}>
              {say(REVIEW_TEXTS.whatChanged)}
            </Link>
          </p>
        )}
      </div>
      {isOwn ? (
        <Button variant="default" disabled={busy !== null} onClick={onTakeBack}>
          {say(busy === 'take-back' ? REVIEW_TEXTS.takingBack : REVIEW_TEXTS.takeBack)}
        </Button>
      ) : (
        <Button
          variant="default"
          disabled={busy !== null}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {say(REVIEW_TEXTS.handBack)}
        </Button>
      )}
      {isAsking && (
        <HandBackDialog
          entry={entry}
          note={note}
          onNote={setNote}
          onClose={() => setAsking(false)}
          onDone={onHandedBack}
        />
      )}
    </div>
  );
}
