import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { Medium } from '../../calls/api-client.ts';
import { renditionOf } from '../../form/media/medium-query.ts';
import type { MediumDraft, Said } from '../media-drafts.ts';
import { AltFields } from '../medium/alt-fields.tsx';
import { MediumConflict } from '../medium/medium-conflict.tsx';
import { MEDIUM_TEXTS } from '../medium/medium-texts.ts';
import type { MediumProblem } from '../medium/save-media.ts';
import { ALT_GRID_TEXTS } from './alt-grid-texts.ts';

interface AltRowProps {
  medium: Medium;
  draft: MediumDraft | undefined;
  problem: MediumProblem | undefined;
  /** It was saved here. */
  isDone: boolean;
  isSaving: boolean;
  /** Visitors see it, and only reviewers change that. */
  isLocked: boolean;
  onChange: (part: Partial<Said>) => void;
  /** `over` is the version of somebody else that is written over. */
  onSave: (over?: number) => void;
  onTheirs: (theirs: Medium) => void;
  onDiscard: () => void;
}

/** The id of the row of a picture. */
export const altRowId = (medium: string) => `alt-row-${medium}`;

/** A picture with its texts beside it. */
export function AltRow(props: AltRowProps) {
  const { say } = useAdminLanguage();
  const { medium, draft, problem } = props;
  const name = useId();
  const reason = useId();
  const said = { ...medium, ...draft?.change };
  return (
    <li id={altRowId(medium.id)} className="alt-row" aria-labelledby={name}>
      <img src={renditionOf(medium, 480)} alt="" loading="lazy" />
      <div className="alt-row-fields">
        <Text id={name} size="sm" c="dimmed" className="alt-row-name">
          {medium.fileName}
        </Text>
        {props.isLocked && (
          <Text id={reason} size="sm">
            {say(ALT_GRID_TEXTS.locked)}
          </Text>
        )}
        <AltFields
          medium={medium}
          said={said}
          errors={problem?.kind === 'refused' ? problem.fields : {}}
          isLocked={props.isLocked}
          describedBy={props.isLocked ? `${name} ${reason}` : name}
          onChange={props.onChange}
        />
        {problem?.kind === 'conflict' && draft && (
          <MediumConflict
            theirs={problem.theirs}
            change={draft.change}
            onMine={() => props.onSave(problem.theirs.version)}
            onTheirs={() => props.onTheirs(problem.theirs)}
          />
        )}
        {problem?.kind === 'refused' && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem.message}
          </Text>
        )}
        <div className="alt-row-act">
          {draft && !props.isLocked && (
            <Button
              size="compact-md"
              variant="light"
              disabled={props.isSaving}
              aria-label={`${say(ALT_GRID_TEXTS.saveOne)}: ${medium.fileName}`}
              onClick={() => props.onSave()}
            >
              {say(ALT_GRID_TEXTS.saveOne)}
            </Button>
          )}
          {draft && (props.isLocked || problem?.kind === 'refused') && (
            // Where only reviewers change it, there is no text that would do.
            <Button
              size="compact-md"
              variant="default"
              disabled={props.isSaving}
              aria-label={`${say(MEDIUM_TEXTS.discard)}: ${medium.fileName}`}
              onClick={props.onDiscard}
            >
              {say(MEDIUM_TEXTS.discard)}
            </Button>
          )}
          {!draft && props.isDone && <Text size="sm">{say(ALT_GRID_TEXTS.saved)}</Text>}
        </div>
      </div>
    </li>
  );
}
