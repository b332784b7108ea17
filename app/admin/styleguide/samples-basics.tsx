import { ActionIcon, Alert, Button } from '@mantine/core';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure, announceWithUndo } from '../announce.tsx';
import { AnnouncementBox } from '../layout/announcement-box.tsx';
import { StateBadges } from '../pieces/addresses/entry-words.tsx';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { Sample } from './sample.tsx';
import { SAMPLE_ENTRIES } from './sample-entries.ts';
import { RULES, WORDS } from './styleguide-texts.ts';

const nothing = () => {};

/** What every screen is made of: acts, states, and what is said. */
export function BasicSamples() {
  const { say } = useAdminLanguage();
  return (
    <>
      <Sample name="Button, ActionIcon" rule={RULES.buttons}>
        <div className="sample-row">
          <Button leftSection={<Plus aria-hidden size={18} />}>{say(WORDS.add)}</Button>
          <Button variant="default">{say(WORDS.preview)}</Button>
          <Button variant="subtle">{say(PIECE_TEXTS.cancel)}</Button>
          <Button variant="light" color="red">
            {say(WORDS.delete)}
          </Button>
          <Button color="red">{say(WORDS.deleteForGood)}</Button>
          <Button disabled>{say(WORDS.saving)}</Button>
          <Button size="compact-sm" variant="default">
            {say(WORDS.showMe)}
          </Button>
          <ActionIcon variant="subtle" size="lg" aria-label={say(WORDS.moveUp)}>
            <ArrowUp aria-hidden size={18} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="red" size="lg" aria-label={say(WORDS.delete)}>
            <Trash2 aria-hidden size={18} />
          </ActionIcon>
        </div>
      </Sample>
      <Sample name="StateBadge, StateBadges" rule={RULES.badges}>
        <div className="sample-stack">
          {SAMPLE_ENTRIES.map((entry) => (
            <StateBadges key={entry.id} {...entry} />
          ))}
          <StateBadges
            {...SAMPLE_ENTRIES[0]}
            {...{ state: 'archived', hasUnpublishedChanges: false, english: 'ok' }}
            isSample={false}
            publishAt={null}
            publishLanguages={[]}
            languages={['el', 'en']}
            recheckOn="2026-01-01"
            review={{ state: 'handed-in' }}
          />
        </div>
      </Sample>
      <Sample name="Alert" rule={RULES.notices}>
        <div className="sample-stack">
          <Alert color="sea">{say(WORDS.information)}</Alert>
          <Alert color="yellow" title={say(WORDS.warningTitle)}>
            {say(WORDS.warning)}
          </Alert>
          <Alert color="red" title={say(WORDS.failureTitle)}>
            {say(WORDS.failure)}
          </Alert>
        </div>
      </Sample>
      <Sample name="announce, announceWithUndo, announceFailure" rule={RULES.announcements}>
        <div className="sample-stack">
          <AnnouncementBox kind="done" onClose={nothing}>
            <p>{say(WORDS.published)}</p>
          </AnnouncementBox>
          <AnnouncementBox kind="failed" onClose={nothing}>
            <p>{say(WORDS.failure)}</p>
          </AnnouncementBox>
          <div className="sample-row">
            <Button variant="default" onClick={() => announce(say(WORDS.published))}>
              {say(WORDS.sayDone)}
            </Button>
            <Button
              variant="default"
              onClick={() =>
                announceWithUndo({
                  message: say(WORDS.deleted),
                  undo: () => Promise.resolve(),
                  done: say(WORDS.restored),
                })
              }
            >
              {say(WORDS.sayWithUndo)}
            </Button>
            <Button variant="default" onClick={() => announceFailure(say(WORDS.failure))}>
              {say(WORDS.sayFailed)}
            </Button>
          </div>
        </div>
      </Sample>
      <Sample name="EmptyList" rule={RULES.empty}>
        <EmptyList title={say(WORDS.nothing)} text={say(WORDS.nothingHint)}>
          <EmptyListLink to="/admin/content/news/new">{say(WORDS.addFirst)}</EmptyListLink>
        </EmptyList>
      </Sample>
      <Sample name="Loading, LoadProblem" rule={RULES.loading}>
        <div className="sample-stack">
          <Loading rows={2} />
          <LoadProblem error={new Error()} onRetry={nothing} />
        </div>
      </Sample>
    </>
  );
}
