import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { MediaDrafts } from '../media-drafts.ts';
import { MEDIUM_TEXTS } from '../medium/medium-texts.ts';
import type { MediumProblem } from '../medium/save-media.ts';
import { ALT_GRID_TEXTS } from './alt-grid-texts.ts';

interface UnseenDraftsProps {
  drafts: MediaDrafts;
  problems: Record<string, MediumProblem>;
  /** The media of the page, which say themselves what is wrong. */
  shown: readonly { id: string }[];
  onDiscard: (id: string) => void;
}

/** What could not be saved of files that the page does not show, such as of those that were deleted meanwhile. */
export function UnseenDrafts({ drafts, problems, shown, onDiscard }: UnseenDraftsProps) {
  const { say } = useAdminLanguage();
  const unseen = Object.entries(problems).flatMap(([id, problem]) => {
    const draft = drafts[id];
    if (!draft || shown.some((medium) => medium.id === id)) return [];
    const { el = '', en = '' } = draft.change.alt ?? {};
    return [{ id, words: [el, en].filter(Boolean).join(' / '), problem }];
  });
  if (unseen.length === 0) return null;
  return (
    <ul className="alt-grid-unseen">
      {unseen.map(({ id, words, problem }) => (
        <li key={id}>
          {words && <Text size="sm">{words}</Text>}
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem.kind === 'refused' ? problem.message : say(ALT_GRID_TEXTS.changedMeanwhile)}
          </Text>
          <Group gap="md">
            {problem.kind === 'conflict' && (
              <Anchor component={Link} to={`/admin/media?medium=${id}`} size="sm">
                {say(MEDIUM_TEXTS.details)}
              </Anchor>
            )}
            <Button size="compact-sm" variant="default" onClick={() => onDiscard(id)}>
              {say(MEDIUM_TEXTS.discard)}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}
