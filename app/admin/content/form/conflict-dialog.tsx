import { Button, Group, Modal, Radio, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { FORM_TEXTS } from '../../form/form-texts.ts';
import { CONTENT_FORM_TEXTS, sayTheirSave } from './content-form-texts.ts';
import { toValues } from './entry-values.ts';
import { describePath } from './field-path.ts';
import { ShownValue } from './shown-value.tsx';
import type { Conflict, ContentForm } from './use-content-form.ts';
import { compareVersions, type Difference, mergeVersions } from './versions.ts';

import '../../form/conflict-dialog.css';

interface Props {
  form: ContentForm;
  /** Saves the merged version. */
  onSave: (choice: {
    values: ReturnType<typeof toValues>;
    version: number;
    publish: boolean;
  }) => void;
}

/** Somebody else has saved: both versions field by field, and which one stays. */
export function ConflictDialog({ form, onSave }: Props) {
  const { say } = useAdminLanguage();
  const { conflict } = form;
  return (
    <Modal
      opened={conflict !== null}
      onClose={form.closeConflict}
      size="80rem"
      title={say(FORM_TEXTS.conflictTitle)}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      {conflict && <Comparison form={form} conflict={conflict} onSave={onSave} />}
    </Modal>
  );
}

function Comparison({ form, conflict, onSave }: Props & { conflict: Conflict }) {
  const { say, language } = useAdminLanguage();
  const { theirs, base } = conflict;
  const theirValues = useMemo(() => toValues(form.type, theirs), [form.type, theirs]);
  const differences = compareVersions(form.type, base, form.values, theirValues);
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({});
  const choiceOf = (one: Difference) => chosen[one.path] ?? one.suggested;
  const chooseAll = (choice: 'mine' | 'theirs') =>
    setChosen(Object.fromEntries(differences.map(({ path }) => [path, choice])));
  const fromTheirs = differences.filter((one) => choiceOf(one) === 'theirs');
  return (
    <>
      <Text mb="xs">
        {say(sayTheirSave(formatMoment(theirs.updatedAt, language), theirs.updatedBy))}
      </Text>
      <Text mb="md">
        {say(differences.length > 0 ? FORM_TEXTS.conflictText : FORM_TEXTS.conflictSame)}
      </Text>
      {differences.length > 1 && (
        <Group gap="sm" mb="md">
          <Button size="xs" variant="default" onClick={() => chooseAll('mine')}>
            {say(CONTENT_FORM_TEXTS.allMine)}
          </Button>
          <Button size="xs" variant="default" onClick={() => chooseAll('theirs')}>
            {say(CONTENT_FORM_TEXTS.allTheirs)}
          </Button>
        </Group>
      )}
      {differences.map((one) => (
        <OneDifference
          key={one.path}
          form={form}
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
          onClick={() =>
            onSave({
              values: mergeVersions(
                form.values,
                theirValues,
                new Set(fromTheirs.map(({ path }) => path)),
              ),
              version: theirs.version,
              publish: conflict.publish,
            })
          }
        >
          {say(FORM_TEXTS.saveChoice)}
        </Button>
      </Group>
    </>
  );
}

function OneDifference(props: {
  form: ContentForm;
  difference: Difference;
  choice: 'mine' | 'theirs';
  onChoose: (choice: 'mine' | 'theirs') => void;
}) {
  const { say, lang } = useAdminLanguage();
  const { path, field, mine, theirs } = props.difference;
  const side = path.endsWith('.el') ? 'el' : path.endsWith('.en') ? 'en' : undefined;
  return (
    <Radio.Group
      label={describePath(props.form.type, path, lang)}
      value={props.choice}
      onChange={(choice) => props.onChoose(choice as 'mine' | 'theirs')}
      mb="lg"
    >
      <div className="conflict-pair">
        <div className="conflict-version">
          <Radio value="mine" label={say(FORM_TEXTS.mine)} />
          <div className="conflict-text" lang={side}>
            <ShownValue field={field} value={mine} other={theirs} />
          </div>
        </div>
        <div className="conflict-version">
          <Radio value="theirs" label={say(FORM_TEXTS.theirs)} />
          <div className="conflict-text" lang={side}>
            <ShownValue field={field} value={theirs} other={mine} />
          </div>
        </div>
      </div>
    </Radio.Group>
  );
}
