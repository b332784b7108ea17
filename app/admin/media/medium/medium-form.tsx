import { Alert, Button, Group, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { LICENCES } from '../../../../domain/media/library/licences.ts';
import {
  MAX_CREDIT_LENGTH,
  MAX_MEDIUM_NOTE_LENGTH,
} from '../../../../domain/media/library/media-limits.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import type { Medium } from '../../calls/api-client.ts';
import { FORM_TEXTS } from '../../form/form-texts.ts';
import { isSaveKey } from '../../pieces/save-key.ts';
import type { MediaDraftsOfUser } from '../media-drafts.ts';
import { AltFields } from './alt-fields.tsx';
import { MediumConflict } from './medium-conflict.tsx';
import { MEDIUM_TEXTS } from './medium-texts.ts';
import { useMediaSaving } from './save-media.ts';
import { TagsField } from './tags-field.tsx';

interface MediumFormProps {
  medium: Medium;
  drafts: MediaDraftsOfUser;
  /** Only reviewers change what visitors see of it. */
  isLocked: boolean;
}

/** What staff say about a medium: texts, author, licence, tags. */
export function MediumForm({ medium, drafts, isLocked }: MediumFormProps) {
  const { say } = useAdminLanguage();
  const saving = useMediaSaving(drafts);
  const draft = drafts.drafts[medium.id];
  const said = { ...medium, ...draft?.change };
  const problem = saving.problems[medium.id];
  const errors = problem?.kind === 'refused' ? problem.fields : {};
  const isSaving = saving.busy.length > 0;
  const [round, setRound] = useState(0);

  async function save(over?: number) {
    const versions = over === undefined ? {} : { [medium.id]: over };
    const saved = await saving.save([medium.id], versions);
    if (saved.length === 0) return;
    setRound((before) => before + 1);
    announce(say(MEDIUM_TEXTS.saved));
  }
  function discard() {
    drafts.drop([medium.id]);
    saving.forget([medium.id]);
    setRound((before) => before + 1);
  }

  return (
    <form
      className="medium-form"
      onKeyDown={(event) => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        if (draft && !isSaving) void save();
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (draft) void save();
      }}
    >
      {isLocked && <Alert>{say(MEDIUM_TEXTS.locked)}</Alert>}
      <section className="medium-part">
        <h3>{say(medium.kind === 'image' ? MEDIUM_TEXTS.altTitle : MEDIUM_TEXTS.documentTitle)}</h3>
        <Text size="sm" c="dimmed">
          {say(medium.kind === 'image' ? MEDIUM_TEXTS.altHint : MEDIUM_TEXTS.documentHint)}
        </Text>
        <AltFields
          medium={medium}
          said={said}
          errors={errors}
          isLocked={isLocked}
          onChange={(part) => drafts.change(medium, part)}
        />
      </section>
      <section className="medium-part">
        <h3>{say(MEDIUM_TEXTS.rights)}</h3>
        {medium.kind === 'image' && (
          <Text size="sm" c="dimmed">
            {say(MEDIUM_TEXTS.creditHint)}
          </Text>
        )}
        <div className="medium-two">
          {(['el', 'en'] as const).map((lang) => (
            <TextInput
              key={lang}
              size="sm"
              lang={lang}
              label={`${say(MEDIUM_TEXTS.credit)} (${say(lang === 'el' ? FORM_TEXTS.greek : FORM_TEXTS.english)})`}
              maxLength={MAX_CREDIT_LENGTH}
              readOnly={isLocked}
              value={said.credit[lang]}
              error={errors[`credit.${lang}`]}
              onChange={(event) =>
                drafts.change(medium, {
                  credit: { ...said.credit, [lang]: event.currentTarget.value },
                })
              }
            />
          ))}
        </div>
        <NativeSelect
          size="sm"
          label={say(MEDIUM_TEXTS.licence)}
          value={said.licence}
          disabled={isLocked}
          error={errors.licence}
          onChange={(event) => drafts.change(medium, { licence: event.currentTarget.value })}
          data={[
            { value: '', label: say(MEDIUM_TEXTS.noLicence) },
            ...LICENCES.map(({ value, label }) => ({ value, label: say(label) })),
          ]}
        />
        <Textarea
          size="sm"
          label={say(MEDIUM_TEXTS.licenceNote)}
          description={say(MEDIUM_TEXTS.licenceNoteHint)}
          maxLength={MAX_MEDIUM_NOTE_LENGTH}
          rows={2}
          value={said.licenceNote}
          error={errors.licenceNote}
          onChange={(event) => drafts.change(medium, { licenceNote: event.currentTarget.value })}
        />
      </section>
      <TagsField
        value={said.tags}
        round={round}
        error={errors.tags}
        onChange={(tags) => drafts.change(medium, { tags })}
      />
      {problem?.kind === 'conflict' && draft && (
        <MediumConflict
          theirs={problem.theirs}
          change={draft.change}
          onMine={() => void save(problem.theirs.version)}
          onTheirs={discard}
        />
      )}
      {(saving.failure || problem?.kind === 'refused') && (
        <Alert color="red" role="alert" title={say(MEDIUM_TEXTS.notSaved)}>
          {saving.failure || (problem?.kind === 'refused' && problem.message)}
        </Alert>
      )}
      <Group justify="flex-end" className="medium-bar">
        {draft && (
          <>
            <Text size="sm" c="dimmed" className="medium-unsaved">
              {say(drafts.isKept ? MEDIUM_TEXTS.unsaved : FORM_TEXTS.notKept)}
            </Text>
            <Button variant="default" disabled={isSaving} onClick={discard}>
              {say(MEDIUM_TEXTS.discard)}
            </Button>
          </>
        )}
        <Button type="submit" disabled={isSaving || !draft}>
          {say(isSaving ? MEDIUM_TEXTS.saving : MEDIUM_TEXTS.save)}
        </Button>
      </Group>
    </form>
  );
}
