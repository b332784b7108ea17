import { Alert, Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContentType, emptyData } from '../../../../domain/content/model/content-type.ts';
import { formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { ApiError, messageOf } from '../../calls/api-client.ts';
import { mergeVersions } from '../../form/conflict/versions.ts';
import { toValues } from '../../form/entry-values.ts';
import { describePath } from '../../form/fields/field-path.ts';
import { sayTheirSave } from '../../form/form-texts.ts';
import { Typed } from '../../pieces/addresses/entry-words.tsx';
import { ConfirmDialog } from '../../pieces/dialogs/confirm-dialog.tsx';
import { Loading, LoadProblem } from '../../pieces/load-state.tsx';
import { useStaffNames } from '../../pieces/who.tsx';
import type { AnyEntry } from '../content-api.ts';
import { versionQuery } from './history-api.ts';
import { HISTORY_TEXTS, sayVersion } from './history-texts.ts';
import { NameDialog } from './name-dialog.tsx';
import { useReturn } from './use-return.ts';
import { VersionChanges } from './version-changes.tsx';

interface Props {
  type: ContentType;
  /** The entry as it is stored now. */
  entry: AnyEntry;
  version: number;
  isAgainstNow: boolean;
  onCompare: (isAgainstNow: boolean) => void;
}

/** One version: its changes or its differences from today, its name, and the button that returns to it. */
export function OneVersion({ type, entry, version, isAgainstNow, onCompare }: Props) {
  const { say, language } = useAdminLanguage();
  const who = useStaffNames();
  const [asked, setAsked] = useState<'' | 'name' | 'return'>('');
  const shown = useQuery(versionQuery(type.name, entry.id, version));
  const isFirst = version === 1;
  const before = useQuery({
    ...versionQuery(type.name, entry.id, version - 1),
    enabled: !isFirst && !isAgainstNow,
  });
  const returning = useReturn(type, entry);
  const pending = [shown, ...(isFirst || isAgainstNow ? [] : [before])];
  const failed = pending.find(({ isError }) => isError);
  if (failed) {
    return (
      <LoadProblem
        title={say(HISTORY_TEXTS.loadFailed)}
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!shown.data || pending.some(({ isPending }) => isPending)) return <Loading rows={8} />;
  const values = toValues(type, shown.data);
  const now = toValues(type, entry);
  const nothing = toValues(type, { slug: '', data: emptyData(type.fields) });
  const previous = before.data ? toValues(type, before.data) : nothing;
  const { name } = shown.data;
  return (
    <section className="history-version">
      <h2>{name ? <Typed words={name} /> : say(sayVersion(version))}</h2>
      <p className="history-facts">
        {name && <span>{say(sayVersion(version))}</span>}
        <span>
          {say(sayTheirSave(formatMoment(shown.data.savedAt, language), who(shown.data.savedBy)))}
        </span>
        {shown.data.publishedAt && (
          <span>
            {say(HISTORY_TEXTS.wasPublic)}: {formatMoment(shown.data.publishedAt, language)}
          </span>
        )}
      </p>
      <Group gap="sm" mb="lg" align="end">
        <NativeSelect
          label={say(HISTORY_TEXTS.compare)}
          value={isAgainstNow ? 'now' : 'before'}
          onChange={(event) => onCompare(event.currentTarget.value === 'now')}
          data={[
            { value: 'before', label: say(HISTORY_TEXTS.withBefore) },
            { value: 'now', label: say(HISTORY_TEXTS.withNow) },
          ]}
        />
        <Button variant="default" onClick={() => setAsked('name')}>
          {say(name ? HISTORY_TEXTS.changeName : HISTORY_TEXTS.addName)}
        </Button>
        {version !== entry.version && (
          <Button
            variant="default"
            disabled={returning.isPending}
            onClick={() => setAsked('return')}
          >
            {say(HISTORY_TEXTS.returnTo)}
          </Button>
        )}
      </Group>
      {returning.isError && asked !== 'return' && (
        <Alert color="red" role="alert" mb="lg">
          <Refusal type={type} error={returning.error} />
        </Alert>
      )}
      <VersionChanges
        type={type}
        earlier={isAgainstNow ? values : previous}
        later={isAgainstNow ? now : values}
        isAgainstNow={isAgainstNow}
        isBusy={returning.isPending}
        onReturnField={(path) => returning.mutate(mergeVersions(now, values, new Set([path])))}
      />
      <ConfirmDialog
        isOpen={asked === 'return'}
        title={say(HISTORY_TEXTS.returnTitle)}
        action={say(HISTORY_TEXTS.returnAction)}
        isBusy={returning.isPending}
        onConfirm={() => returning.mutate({ ...values, slug: entry.slug })}
        onClose={() => {
          returning.forget();
          setAsked('');
        }}
      >
        {say(HISTORY_TEXTS.returnText)}
        {returning.isError && (
          <Alert color="red" role="alert" mt="md">
            <Refusal type={type} error={returning.error} />
          </Alert>
        )}
      </ConfirmDialog>
      {asked === 'name' && (
        <NameDialog
          type={type.name}
          id={entry.id}
          version={version}
          name={name}
          onClose={() => setAsked('')}
        />
      )}
    </section>
  );
}

/** Why there is no return to a version, with each field that prevents it. */
function Refusal({ type, error }: { type: ContentType; error: unknown }) {
  const { say, lang } = useAdminLanguage();
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  if (fields.length === 0) return messageOf(error);
  return (
    <>
      {say(HISTORY_TEXTS.refused)}
      <ul>
        {fields.map(([path, message]) => (
          <li key={path}>
            {describePath(type, path, lang)}: {message}
          </li>
        ))}
      </ul>
    </>
  );
}
