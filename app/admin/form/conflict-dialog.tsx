import { Alert, Button, Group, Modal, Radio, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { messageOf } from '../api-client.ts';
import { sameValues } from './draft-store.ts';
import { FORM_TEXTS } from './form-texts.ts';
import type { EntryForm } from './use-entry-form.ts';

import './conflict-dialog.css';

/** A part of a form that is chosen as a whole when two people changed it. */
export interface ConflictField<V> {
  /** Unique among the fields: `title.en`. */
  path: string;
  label: string;
  read: (values: V) => unknown;
  /** `values` with this part taken from `other`. */
  take: (values: V, other: V) => V;
  show: (values: V, other: V) => ReactNode;
}

interface ConflictDialogProps<V extends object> {
  form: EntryForm<V>;
  /** Loads what is stored now. */
  load: () => Promise<{ values: V; version: number }>;
  fields: ConflictField<V>[];
}

/** Two people saved the same entry: both versions side by side, and a choice for each difference. */
export function ConflictDialog<V extends object>(props: ConflictDialogProps<V>) {
  const { say } = useAdminLanguage();
  const { form } = props;
  return (
    <Modal
      opened={form.conflict !== null}
      onClose={form.closeConflict}
      size="80rem"
      title={say(FORM_TEXTS.conflictTitle)}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <Comparison {...props} />
    </Modal>
  );
}

function Comparison<V extends object>({ form, load, fields }: ConflictDialogProps<V>) {
  const { say } = useAdminLanguage();
  const [stored, setStored] = useState<{ values: V; version: number }>();
  const [problem, setProblem] = useState('');
  const [theirs, setTheirs] = useState<Record<string, boolean>>({});

  async function fetchStored() {
    setProblem('');
    try {
      setStored(await load());
    } catch (error) {
      setProblem(messageOf(error));
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each conflict
  useEffect(() => {
    setStored(undefined);
    void fetchStored();
  }, [form.conflict]);

  if (problem) {
    return (
      <Alert color="red" role="alert" title={say(FORM_TEXTS.conflictFailed)}>
        <Text mb="sm">{problem}</Text>
        <Button onClick={() => void fetchStored()}>{say(FORM_TEXTS.tryAgain)}</Button>{' '}
        <Button variant="default" onClick={form.closeConflict}>
          {say(FORM_TEXTS.backToForm)}
        </Button>
      </Alert>
    );
  }
  if (!stored) return <Text role="status">{say(FORM_TEXTS.loading)}</Text>;

  const mine = form.values;
  const different = fields.filter(
    (field) => !sameValues(field.read(mine), field.read(stored.values)),
  );
  const choice = different
    .filter((field) => theirs[field.path])
    .reduce((values, field) => field.take(values, stored.values), mine);
  return (
    <>
      <Text mb="md">
        {say(different.length > 0 ? FORM_TEXTS.conflictText : FORM_TEXTS.conflictSame)}
      </Text>
      {different.map((field) => (
        <Radio.Group
          key={field.path}
          label={field.label}
          value={theirs[field.path] ? 'theirs' : 'mine'}
          onChange={(value) => setTheirs({ ...theirs, [field.path]: value === 'theirs' })}
          mb="lg"
        >
          <div className="conflict-pair">
            <div className="conflict-version">
              <Radio value="mine" label={say(FORM_TEXTS.mine)} />
              <div className="conflict-text">{field.show(mine, stored.values)}</div>
            </div>
            <div className="conflict-version">
              <Radio value="theirs" label={say(FORM_TEXTS.theirs)} />
              <div className="conflict-text">{field.show(stored.values, mine)}</div>
            </div>
          </div>
        </Radio.Group>
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={form.closeConflict}>
          {say(FORM_TEXTS.backToForm)}
        </Button>
        <Button onClick={() => void form.save(choice, stored.version)}>
          {say(FORM_TEXTS.saveChoice)}
        </Button>
      </Group>
    </>
  );
}
