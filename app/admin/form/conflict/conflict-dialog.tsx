import { Button, Group, Radio, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { useStaffNames } from '../../pieces/who.tsx';
import { useSession } from '../../session.tsx';
import { type EntryValues, toValues } from '../entry-values.ts';
import { describePath } from '../fields/field-path.ts';
import { FORM_TEXTS, sayTheirSave } from '../form-texts.ts';
import type { Choice, EntryForm } from '../use-entry-form.ts';
import { ShownValue } from './shown-value.tsx';
import { compareVersions, type Difference, mergeVersions } from './versions.ts';

import './conflict-dialog.css';

interface Props {
  form: Pick<EntryForm, 'type' | 'values' | 'conflict' | 'closeConflict'>;
  /** Saves the merged version, by the act during which the two met. */
  onSave: (choice: Choice<EntryValues>, act: string) => void;
}

/**
 * Shown when somebody else, or the same person elsewhere, has saved: both versions field by field, to choose which one
 * stays.
 */
export function ConflictDialog({ form, onSave }: Props) {
  const { say } = useAdminLanguage();
  const session = useSession();
  const { conflict } = form;
  const isOwn = session.status === 'signed-in' && conflict?.saved.by === session.user.email;
  return (
    <Dialog
      opened={conflict !== null}
      onClose={form.closeConflict}
      size="80rem"
      title={say(isOwn ? FORM_TEXTS.conflictWithOneself : FORM_TEXTS.conflictTitle)}
      withCloseButton={false}
    >
      {conflict && <Comparison form={form} conflict={conflict} onSave={onSave} />}
    </Dialog>
  );
}

function Comparison(props: Props & { conflict: NonNullable<EntryForm['conflict']> }) {
  const { form, conflict, onSave } = props;
  const { say, language } = useAdminLanguage();
  const { theirs, base, saved } = conflict;
  const theirValues = useMemo(() => toValues(form.type, theirs), [form.type, theirs]);
  const differences = compareVersions(form.type, base, form.values, theirValues);
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({});
  const who = useStaffNames();
  const choiceOf = (one: Difference) => chosen[one.path] ?? one.suggested;
  const chooseAll = (choice: 'mine' | 'theirs') =>
    setChosen(Object.fromEntries(differences.map(({ path }) => [path, choice])));
  const fromTheirs = differences.filter((one) => choiceOf(one) === 'theirs');
  return (
    <>
      <Text mb="xs">{say(sayTheirSave(formatMoment(saved.at, language), who(saved.by)))}</Text>
      <Text mb="md">
        {say(differences.length > 0 ? FORM_TEXTS.conflictText : FORM_TEXTS.conflictSame)}
      </Text>
      {differences.length > 1 && (
        <Group gap="sm" mb="md">
          <Button size="xs" variant="default" onClick={() => chooseAll('mine')}>
            {say(FORM_TEXTS.allMine)}
          </Button>
          <Button size="xs" variant="default" onClick={() => chooseAll('theirs')}>
            {say(FORM_TEXTS.allTheirs)}
          </Button>
        </Group>
      )}
      {differences.map((one) => (
        <OneDifference
          key={one.path}
          type={form.type}
          difference={one}
          choice={choiceOf(one)}
          onChoose={(choice) => setChosen({ ...chosen, [one.path]: choice })}
        />
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={form.closeConflict}>
          {say(FORM_TEXTS.backToForm)}
        </Button>
        <Button
          onClick={() => {
            const paths = new Set(fromTheirs.map(({ path }) => path));
            const values = mergeVersions(form.values, theirValues, paths);
            onSave({ values, stored: theirValues, version: theirs.version }, conflict.act);
          }}
        >
          {say(FORM_TEXTS.saveChoice)}
        </Button>
      </Group>
    </>
  );
}

function OneDifference(props: {
  type: ContentType;
  difference: Difference;
  choice: 'mine' | 'theirs';
  onChoose: (choice: 'mine' | 'theirs') => void;
}) {
  const { say, lang } = useAdminLanguage();
  const { path, field, mine, theirs } = props.difference;
  const side = path.endsWith('.el') ? 'el' : path.endsWith('.en') ? 'en' : undefined;
  return (
    <Radio.Group
      label={describePath(props.type, path, lang)}
      value={props.choice}
      onChange={(choice) => props.onChoose(choice as 'mine' | 'theirs')}
      mb="lg"
    >
      <div className="conflict-pair">
        <div className="conflict-version">
          <Radio value="mine" label={say(FORM_TEXTS.mine)} />
          <div className="conflict-text" lang={side}>
            <ShownValue field={field} value={mine} other={theirs} mark="mark" />
          </div>
        </div>
        <div className="conflict-version">
          <Radio value="theirs" label={say(FORM_TEXTS.theirs)} />
          <div className="conflict-text" lang={side}>
            <ShownValue field={field} value={theirs} other={mine} mark="mark" />
          </div>
        </div>
      </div>
    </Radio.Group>
  );
}
