import { Alert, Anchor, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { formatMoment, formatNumber } from '../../i18n/dates.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceWithUndo } from '../announce.tsx';
import { type Medium, messageOf } from '../api-client.ts';
import { FORM_TEXTS } from '../form/form-texts.ts';
import { ConfirmDialog } from '../pieces/confirm-dialog.tsx';
import { entryFormAddress, nameOfType } from '../pieces/entry-address.ts';
import { Localised } from '../pieces/entry-words.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import {
  deleteMedium,
  describeMedium,
  forgetMedia,
  restoreMedium,
  usesQuery,
} from './media-api.ts';
import { askToDeleteFile, LIBRARY_TEXTS } from './media-texts.ts';

interface MediumDialogProps {
  /** Which medium; '' closes the dialog. */
  id: string;
  /** The medium as the list already knows it. */
  known: Medium | undefined;
  /** A description that was being written. */
  draft: Medium['alt'] | undefined;
  onDraft: (alt: Medium['alt'] | undefined) => void;
  onClose: () => void;
}

/** One medium: what it is, its description, its uses, and deleting it. */
export function MediumDialog(props: MediumDialogProps) {
  const { say } = useAdminLanguage();
  return (
    <Modal
      opened={props.id !== ''}
      onClose={props.onClose}
      size="lg"
      title={say(LIBRARY_TEXTS.details)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {props.id && <Details key={props.id} {...props} />}
    </Modal>
  );
}

function Details(props: MediumDialogProps) {
  const { say } = useAdminLanguage();
  const asked = useQuery(usesQuery(props.id));
  const medium = asked.data ?? props.known;
  if (!medium) {
    return asked.isError ? (
      <LoadProblem error={asked.error} onRetry={() => void asked.refetch()} />
    ) : (
      <Loading rows={4} />
    );
  }
  return (
    <>
      <Facts medium={medium} />
      <Description {...props} medium={medium} />
      {asked.isError && (
        <LoadProblem
          title={say(LIBRARY_TEXTS.usesFailed)}
          error={asked.error}
          onRetry={() => void asked.refetch()}
        />
      )}
      {asked.data && <Uses uses={asked.data.uses} />}
      {asked.data && <Deletion medium={medium} isUsed={asked.data.uses.length > 0} {...props} />}
    </>
  );
}

function Facts({ medium }: { medium: Medium }) {
  const { say, language, lang } = useAdminLanguage();
  return (
    <div className="medium-facts">
      {medium.kind === 'image' && (
        <img src={medium.url} alt={medium.alt[lang] || medium.fileName} />
      )}
      <dl>
        <dt>{say(LIBRARY_TEXTS.file)}</dt>
        <dd>{medium.fileName}</dd>
        <dt>{say(LIBRARY_TEXTS.size)}</dt>
        <dd>{formatFileSize(medium.sizeBytes, language)}</dd>
        {medium.kind === 'image' && (
          <>
            <dt>{say(LIBRARY_TEXTS.dimensions)}</dt>
            <dd>
              {formatNumber(medium.width, language)} × {formatNumber(medium.height, language)}
            </dd>
          </>
        )}
        <dt>{say(LIBRARY_TEXTS.added)}</dt>
        <dd>
          {formatMoment(medium.createdAt, language)}
          {medium.isSample && ` (${say(LIBRARY_TEXTS.sample)})`}
        </dd>
      </dl>
      <Anchor href={medium.url} target="_blank" rel="noreferrer" size="sm">
        {say(LIBRARY_TEXTS.open)} {say(PIECE_TEXTS.newTab)}
      </Anchor>
    </div>
  );
}

function Description({ medium, draft, onDraft }: MediumDialogProps & { medium: Medium }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const alt = draft ?? medium.alt;
  const isImage = medium.kind === 'image';
  const hasChanges = draft !== undefined;

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    setProblem('');
    try {
      await describeMedium(medium.id, alt);
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['medium', medium.id] }),
        queries.invalidateQueries({ queryKey: ['media'] }),
        queries.invalidateQueries({ queryKey: ['dashboard'] }),
      ]);
      onDraft(undefined);
      announce(say(LIBRARY_TEXTS.saved));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form className="medium-description" onSubmit={(event) => void save(event)}>
      <h3>{say(isImage ? LIBRARY_TEXTS.altTitle : LIBRARY_TEXTS.documentTitle)}</h3>
      <Text size="sm" c="dimmed">
        {say(isImage ? LIBRARY_TEXTS.altHint : LIBRARY_TEXTS.documentHint)}
      </Text>
      {(['el', 'en'] as const).map((lang) => (
        <TextInput
          key={lang}
          lang={lang}
          spellCheck
          label={say(lang === 'el' ? FORM_TEXTS.greek : FORM_TEXTS.english)}
          maxLength={300}
          value={alt[lang]}
          onChange={(event) => onDraft({ ...alt, [lang]: event.currentTarget.value })}
        />
      ))}
      {problem && (
        <Alert color="red" role="alert" title={say(LIBRARY_TEXTS.notSaved)}>
          {problem}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button type="submit" disabled={isSaving || !hasChanges}>
          {say(isSaving ? LIBRARY_TEXTS.saving : LIBRARY_TEXTS.save)}
        </Button>
      </Group>
    </form>
  );
}

type Use = { type: string; id: string; title: Bilingual };

function Uses({ uses }: { uses: Use[] }) {
  const { say, lang } = useAdminLanguage();
  return (
    <section className="medium-uses">
      <h3>{say(LIBRARY_TEXTS.uses)}</h3>
      {uses.length === 0 ? (
        <Text c="dimmed">{say(LIBRARY_TEXTS.noUses)}</Text>
      ) : (
        <ul>
          {uses.map((use) => (
            <li key={use.id}>
              {nameOfType(use.type)[lang]}:{' '}
              <Link to={entryFormAddress(use.type, use.id)}>
                <Localised text={use.title} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Deletion(props: MediumDialogProps & { medium: Medium; isUsed: boolean }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { medium } = props;

  async function remove() {
    setBusy(true);
    setProblem('');
    try {
      await deleteMedium(medium.id);
      setAsking(false);
      props.onDraft(undefined);
      props.onClose();
      announceWithUndo({
        message: say(LIBRARY_TEXTS.deleted),
        undo: async () => {
          await restoreMedium(medium.id);
          await forgetMedia(queries);
        },
        done: say(LIBRARY_TEXTS.restored),
      });
      await queries.invalidateQueries({ queryKey: ['media'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    } catch (error) {
      setProblem(messageOf(error));
      // Somebody has put it into an entry in the meantime; the list under this dialog now says so.
      void queries.invalidateQueries({ queryKey: ['medium', medium.id] });
    } finally {
      setBusy(false);
    }
  }

  if (props.isUsed) {
    return (
      <Text size="sm" c="dimmed" mt="md">
        {say(LIBRARY_TEXTS.inUse)}
      </Text>
    );
  }
  return (
    <Group mt="md">
      <Button color="red" variant="light" onClick={() => setAsking(true)}>
        {say(LIBRARY_TEXTS.delete)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say(LIBRARY_TEXTS.deleteTitle)}
        action={say(LIBRARY_TEXTS.delete)}
        isDanger
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {say(askToDeleteFile(medium.fileName))} {say(LIBRARY_TEXTS.deleteHint)}
      </ConfirmDialog>
    </Group>
  );
}
