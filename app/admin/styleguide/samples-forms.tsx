import { Button } from '@mantine/core';
import { useState } from 'react';
import { news } from '../../../domain/content-types/news.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ConflictDialog } from '../form/conflict/conflict-dialog.tsx';
import { toValues } from '../form/entry-values.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FormBar } from '../form/form-bar.tsx';
import { OthersHere } from '../form/kept/company-notice.tsx';
import { ChangedWords } from '../form/languages/changed-words.tsx';
import { PUBLICATION_TEXTS } from '../form/publication/publication-texts.ts';
import { PublishLaterDialog } from '../form/publication/publish-later.tsx';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { ReviewPanel } from '../review/review-panel.tsx';
import { Sample } from './sample.tsx';
import { SAMPLE_ENTRY } from './sample-entries.ts';
import { RULES, WORDS } from './styleguide-texts.ts';

const nothing = () => {};
const KEPT = { kind: 'kept', at: '2026-03-02T08:20:00.000Z' } as const;

/** What stands around the fields of a form, and the questions that it asks. */
export function FormSamples() {
  const { say } = useAdminLanguage();
  return (
    <>
      <Sample name="ErrorSummary" rule={RULES.errors}>
        <ErrorSummary
          form={{
            type: news,
            problem: say(WORDS.failure),
            errors: { 'title.el': say(WORDS.summaryError), date: say(WORDS.dateError) },
            conflict: null,
            refusals: 0,
            isGone: false,
          }}
          isByKeys={{ current: false }}
          onRestoreAndSave={nothing}
        />
      </Sample>
      <Sample name="FormBar, KeepWords" rule={RULES.bar}>
        <FormBar
          form={{
            hasChanges: true,
            isKeptHere: true,
            keepState: KEPT,
            errors: {},
            problem: '',
            conflict: null,
          }}
          cancelTo="/admin/content/news"
          note=""
          hint=""
        >
          <Button variant="default">{say(PUBLICATION_TEXTS.saveDraft)}</Button>
          <Button>{say(WORDS.publish)}</Button>
        </FormBar>
      </Sample>
      <Sample name="OthersHere, ReviewPanel, ChangedWords" rule={RULES.company}>
        <div className="sample-stack">
          <OthersHere others={[{ name: 'Μαρία Παππά', since: '08:15' }]} isYouElsewhere={false} />
          <ReviewPanel
            entry={{
              ...SAMPLE_ENTRY,
              review: {
                state: 'handed-back',
                handedInBy: 'Νίκος Ρήγας',
                at: SAMPLE_ENTRY.updatedAt,
                isChangedSince: false,
                handedBackBy: 'Μαρία Παππά',
                note: say(WORDS.reviewNote),
              },
            }}
            handsIn
            busy={null}
            onTakeBack={nothing}
            onHandedBack={nothing}
          />
          <p className="english-behind-words">
            <ChangedWords before={say(WORDS.wordsBefore)} after={say(WORDS.wordsAfter)} />
          </p>
        </div>
      </Sample>
      <Sample name="ConfirmDialog, ConflictDialog, PublishLaterDialog" rule={RULES.dialogs}>
        <Dialogs />
      </Sample>
    </>
  );
}

const SAVED = { at: SAMPLE_ENTRY.updatedAt, by: null };
const MINE = toValues(news, {
  ...SAMPLE_ENTRY,
  data: { ...SAMPLE_ENTRY.data, summary: { el: 'Από τις 10:00 ως τις 16:00.', en: '' } },
});

/** Each is opened by its button, as screens open it. */
function Dialogs() {
  const { say } = useAdminLanguage();
  const [open, setOpen] = useState<'confirm' | 'conflict' | 'later' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="sample-row">
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('confirm')}>
        {say(WORDS.openConfirm)}
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('conflict')}>
        {say(WORDS.openConflict)}
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('later')}>
        {say(WORDS.openLater)}
      </Button>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title={say(WORDS.delete)}
        action={say(WORDS.delete)}
        isDanger
        onConfirm={close}
        onClose={close}
      >
        {say(WORDS.deleteQuestion)}
      </ConfirmDialog>
      <ConflictDialog
        form={{
          type: news,
          values: MINE,
          conflict:
            open === 'conflict'
              ? { base: null, theirs: SAMPLE_ENTRY, saved: SAVED, act: 'draft' }
              : null,
          closeConflict: close,
        }}
        onSave={close}
      />
      {open === 'later' && (
        <PublishLaterDialog
          planned="2027-03-09T06:00:00.000Z"
          languages={['el', 'en']}
          onClose={close}
          onPlan={close}
        />
      )}
    </div>
  );
}
