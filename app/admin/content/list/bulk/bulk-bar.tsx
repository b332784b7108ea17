import { Button, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ContentType } from '../../../../../domain/content/model/content-type.ts';
import { hasTags } from '../../../../../domain/content/model/tags.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { Localised } from '../../../pieces/addresses/entry-words.tsx';
import { ConfirmDialog } from '../../../pieces/dialogs/confirm-dialog.tsx';
import { lazyDialog } from '../../../pieces/lazy-part.tsx';
import { useHandsIn } from '../../../review/review-api.ts';
import { TO_SET } from '../../../sets/to-set.ts';
import type { AnyEntry } from '../../content-api.ts';
import { listTextsOf } from '../list-texts.ts';
import { type BulkResult, bulkActsOf, concerns, type PlainAct } from './bulk-acts.ts';
import { askFor, BULK_TEXTS, sayChosen, sayLeftAlone, sayProgress } from './bulk-texts.ts';
import type { useBulk } from './use-bulk.ts';

const TagsDialog = lazyDialog(() => import('./tags-dialog.tsx'));
const AddToSet = lazyDialog(() => import('../../../sets/add-to-set.tsx'));

interface BulkBarProps {
  type: ContentType;
  chosen: readonly AnyEntry[];
  bulk: ReturnType<typeof useBulk>;
  onDone: (outcome: BulkResult) => void;
  onClear: () => void;
}

const NOTES = {
  publish: 'publishNote',
  'hand-in': 'handInNote',
  unpublish: 'unpublishNote',
  delete: 'deleteNote',
} as const;

/** What can be done with the selected entries. */
export function BulkBar({ type, chosen, bulk, onDone, onClear }: BulkBarProps) {
  const { say } = useAdminLanguage();
  const handsIn = useHandsIn();
  const [asked, setAsked] = useState<PlainAct | null>(null);
  const [isTagging, setTagging] = useState(false);
  const [isChoosingSet, setChoosingSet] = useState(false);
  const act = asked ?? 'publish';
  const concerned = chosen.filter((entry) => concerns(act, entry));
  const alone = chosen.length - concerned.length;

  async function confirm() {
    const outcome = await bulk.run(act, concerned);
    setAsked(null);
    onDone(outcome);
  }

  return (
    <>
      <div className="list-chosen">
        <Text fw={600} role="status">
          {say(sayChosen(chosen.length))}
        </Text>
        {bulkActsOf(handsIn).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === 'delete' ? 'light' : 'default'}
            {...(one === 'delete' && { color: 'red' })}
            onClick={() => setAsked(one)}
          >
            {say(BULK_TEXTS[one])}
          </Button>
        ))}
        {hasTags(type) && (
          <Button
            size="sm"
            variant="default"
            aria-haspopup="dialog"
            onClick={() => setTagging(true)}
          >
            {say(BULK_TEXTS.tags)}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-haspopup="dialog"
          onClick={() => setChoosingSet(true)}
        >
          {say(TO_SET)}
        </Button>
        <Button size="sm" variant="subtle" onClick={onClear}>
          {say(BULK_TEXTS.selectNone)}
        </Button>
      </div>
      {isTagging && (
        <Suspense>
          <TagsDialog
            type={type}
            chosen={chosen}
            handsIn={handsIn}
            bulk={bulk}
            onClose={() => setTagging(false)}
            onDone={(outcome) => {
              setTagging(false);
              onDone(outcome);
            }}
          />
        </Suspense>
      )}
      {isChoosingSet && (
        <Suspense>
          <AddToSet entries={chosen.map(({ id }) => id)} onClose={() => setChoosingSet(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={say(act === 'delete' ? listTextsOf(type.name).deleteTitle : BULK_TEXTS[act])}
        action={
          bulk.progress
            ? say(sayProgress(bulk.progress.done, bulk.progress.all))
            : say(BULK_TEXTS[act])
        }
        isDanger={act === 'delete'}
        isBusy={bulk.progress !== null}
        isPointless={concerned.length === 0}
        onConfirm={() => void confirm()}
        onClose={() => bulk.progress === null && setAsked(null)}
      >
        {concerned.length === 0 ? (
          <Text>{say(BULK_TEXTS.nothing)}</Text>
        ) : (
          <>
            <Text mb="xs">{say(askFor(act, concerned.length))}</Text>
            <ul className="bulk-titles">
              {concerned.map((entry) => (
                <li key={entry.id}>
                  <Localised text={entry.title} />
                </li>
              ))}
            </ul>
            <Text c="dimmed" size="sm" mt="xs">
              {say(BULK_TEXTS[NOTES[act]])} {alone > 0 && say(sayLeftAlone(act, alone))}
            </Text>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
