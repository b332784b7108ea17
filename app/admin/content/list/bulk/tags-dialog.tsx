import { Button, Group, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ContentType } from '../../../../../domain/content/model/content-type.ts';
import { mostTags, type Tag, tagsOf } from '../../../../../domain/content/model/tags.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { ApiError } from '../../../calls/api-client.ts';
import { Dialog } from '../../../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../../../pieces/piece-texts.ts';
import { type AnyEntry, tagsQuery } from '../../content-api.ts';
import type { BulkResult } from './bulk-acts.ts';
import { sayProgress, BULK_TEXTS as TEXTS } from './bulk-texts.ts';
import { saveTags, type TagChange, tagsAfter } from './change-tags.ts';
import type { useBulk } from './use-bulk.ts';

interface TagsDialogProps {
  type: ContentType;
  chosen: readonly AnyEntry[];
  /** Whether this person hands in instead of publishing. */
  handsIn: boolean;
  bulk: ReturnType<typeof useBulk>;
  onDone: (outcome: BulkResult) => void;
  onClose: () => void;
}

const MAX_TAG_LENGTH = 60;

/** Adds a tag to the selected entries, or takes one from them; loaded when somebody asks for it. */
export default function TagsDialog(props: TagsDialogProps) {
  const { type, chosen, handsIn, bulk, onDone, onClose } = props;
  const { say, lang } = useAdminLanguage();
  const used = useQuery(tagsQuery(type.name)).data?.tags ?? [];
  const [act, setAct] = useState<TagChange['act']>('add-tag');
  const [picked, setPicked] = useState('');
  const [el, setGreek] = useState('');
  const [en, setEnglish] = useState('');
  const [isTried, setTried] = useState(false);
  const here = act === 'add-tag' ? used : used.filter(({ name }) => isOnSome(chosen, name.el));
  const name =
    here.find((tag) => tag.name.el === picked)?.name ??
    (act === 'add-tag' ? { el: el.trim(), en: en.trim() } : here[0]?.name);
  const isNew = act === 'add-tag' && picked === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!name?.el || bulk.progress) return;
    const change: TagChange = { act, tag: { name } };
    const concerned = chosen.filter((entry) => tagsAfter(entry, change) !== null);
    const most = mostTags(type);
    const outcome = await bulk.runEach(act, concerned, async (entry) => {
      const tags = tagsAfter(entry, change) ?? [];
      if (tags.length > most) throw new ApiError('refused', 400, say(TEXTS.tagFull));
      await saveTags(type.name, entry, tags, handsIn);
    });
    onDone(outcome);
  }

  return (
    <Dialog
      opened
      onClose={() => bulk.progress === null && onClose()}
      title={say(TEXTS.tagsTitle)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Radio.Group
            label={say(TEXTS.whatToDo)}
            value={act}
            onChange={(value) => {
              setAct(value as TagChange['act']);
              setPicked('');
            }}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="add-tag" label={say(TEXTS.addTag)} />
              <Radio value="remove-tag" label={say(TEXTS.removeTag)} />
            </Stack>
          </Radio.Group>
          {here.length === 0 && act === 'remove-tag' ? (
            <Text role="status">{say(TEXTS.noTags)}</Text>
          ) : (
            <NativeSelect
              label={say(TEXTS.whichTag)}
              value={picked || (act === 'remove-tag' ? (here[0]?.name.el ?? '') : '')}
              onChange={(event) => setPicked(event.currentTarget.value)}
              data={[
                ...(act === 'add-tag' ? [{ value: '', label: say(TEXTS.newTag) }] : []),
                ...here.map((tag) => ({
                  value: tag.name.el,
                  label: tag.name[lang] || tag.name.el,
                })),
              ]}
            />
          )}
          {isNew && (
            <>
              <TextInput
                label={say(TEXTS.tagGreek)}
                value={el}
                maxLength={MAX_TAG_LENGTH}
                error={isTried && !el.trim() && say(TEXTS.tagMissing)}
                onChange={(event) => setGreek(event.currentTarget.value)}
                required
                withAsterisk={false}
              />
              <TextInput
                label={say(TEXTS.tagEnglish)}
                value={en}
                maxLength={MAX_TAG_LENGTH}
                onChange={(event) => setEnglish(event.currentTarget.value)}
              />
            </>
          )}
          <Text c="dimmed" size="sm">
            {say(handsIn ? TEXTS.tagsDraftNote : TEXTS.tagsNote)}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={bulk.progress !== null}>
              {say(PIECE_TEXTS.cancel)}
            </Button>
            <Button type="submit" disabled={bulk.progress !== null || (!isNew && !name)}>
              {bulk.progress
                ? say(sayProgress(bulk.progress.done, bulk.progress.all))
                : say(act === 'add-tag' ? TEXTS.addTag : TEXTS.removeTag)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

const isOnSome = (entries: readonly AnyEntry[], el: string) =>
  entries.some((entry) => tagsOf(entry.data).some((tag: Tag) => tag.name.el === el));
