import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { Loading, LoadProblem } from '../../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { ShownValue } from '../conflict/shown-value.tsx';
import { compareVersions, mergeApart } from '../conflict/versions.ts';
import { type EntryValues, toValues } from '../entry-values.ts';
import { describePath } from '../fields/field-path.ts';
import { FORM_TEXTS } from '../form-texts.ts';
import type { EntryForm, StoredVersion } from '../use-entry-form.ts';
import { KEPT_TEXTS } from './kept-texts.ts';

import '../conflict/conflict-dialog.css';

interface Props {
  form: EntryForm;
  onClose: () => void;
}

/** What somebody else's save has changed, with the words marked; what is typed stays until it is decided otherwise. */
export function NewerVersion({ form, onClose }: Props) {
  const { say } = useAdminLanguage();
  const { newer, fetchStored } = form;
  const stored = useQuery({
    queryKey: ['newer-version', form.id, newer?.version],
    queryFn: fetchStored,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      size="80rem"
      title={say(KEPT_TEXTS.newerTitle)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {stored.isPending && <Loading />}
      {stored.isError && (
        <LoadProblem
          title={say(FORM_TEXTS.versionFailed)}
          error={stored.error}
          onRetry={() => void stored.refetch()}
        />
      )}
      {stored.data && <Changes form={form} stored={stored.data} onClose={onClose} />}
    </Dialog>
  );
}

function Changes({ form, stored, onClose }: Props & { stored: StoredVersion }) {
  const { say, lang } = useAdminLanguage();
  const theirs = toValues(form.type, stored);
  const changes = compareVersions(form.type, null, form.stored, theirs);
  const merged = mergeIntoForm(form, theirs);
  return (
    <>
      <Text mb="md">
        {say(
          changes.length === 0
            ? KEPT_TEXTS.newerSame
            : merged
              ? KEPT_TEXTS.newerMerge
              : KEPT_TEXTS.newerBoth,
        )}
      </Text>
      {changes.map(({ path, field, mine: before, theirs: after }) => {
        const side = path.endsWith('.el') ? 'el' : path.endsWith('.en') ? 'en' : undefined;
        return (
          <section key={path}>
            <h3 className="conflict-field">{describePath(form.type, path, lang)}</h3>
            <div className="conflict-pair">
              <div className="conflict-version">
                <h4>{say(KEPT_TEXTS.before)}</h4>
                <div className="conflict-text" lang={side}>
                  <ShownValue field={field} value={before} other={after} mark="del" />
                </div>
              </div>
              <div className="conflict-version">
                <h4>{say(KEPT_TEXTS.after)}</h4>
                <div className="conflict-text" lang={side}>
                  <ShownValue field={field} value={after} other={before} mark="ins" />
                </div>
              </div>
            </div>
          </section>
        );
      })}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {say(FORM_TEXTS.backToForm)}
        </Button>
        {merged && (
          <Button
            onClick={() => {
              form.adopt({ stored: theirs, values: merged, version: stored.version });
              announce(say(KEPT_TEXTS.merged));
              onClose();
            }}
          >
            {say(KEPT_TEXTS.merge)}
          </Button>
        )}
      </Group>
    </>
  );
}

/** The form's values with their changes; null where both have changed the same part, or the base is not known. */
function mergeIntoForm(form: EntryForm, theirs: EntryValues): EntryValues | null {
  const isBaseKnown = form.baseVersion === form.known.version;
  return isBaseKnown ? mergeApart(form.type, form.stored, form.values, theirs) : null;
}
