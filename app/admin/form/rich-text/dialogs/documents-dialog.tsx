import { Button, Group, Stack, Text } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { formatFileSize } from '../../../../ui/text/file-size.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import type { Medium } from '../../../calls/api-client.ts';
import { Dialog } from '../../../pieces/dialogs/dialog.tsx';
import { MediaPicker } from '../../media/media-picker.tsx';
import { MEDIA_TEXTS } from '../../media/media-texts.ts';
import { UploadArea } from '../../media/upload-area.tsx';
import { useUploads } from '../../media/use-uploads.ts';
import { addAttachments, insertDocument } from '../pieces/piece-commands.ts';
import { RICH_TEXT_TEXTS as TEXTS } from '../texts.ts';
import { DIALOG_TEXTS } from './dialog-texts.ts';

interface DocumentsDialogProps {
  editor: Editor;
  id: string;
  /** A link at the cursor, or attachments at the end of the text. */
  place: 'text' | 'end';
  onClose: () => void;
}

type Chosen = Pick<Medium, 'id' | 'url' | 'fileName' | 'sizeBytes'>;

/** Chooses or uploads PDF documents for a text. */
export default function DocumentsDialog({ editor, id, place, onClose }: DocumentsDialogProps) {
  const { say, language } = useAdminLanguage();
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [isPicking, setPicking] = useState(false);
  const isMany = place === 'end';
  const take = (media: readonly Chosen[]) =>
    setChosen((all) => {
      const others = all.filter(({ id }) => media.every((medium) => medium.id !== id));
      return isMany ? [...others, ...media] : media.slice(-1);
    });
  const uploads = useUploads({ kind: 'document', onAdded: (medium) => take([medium]) });

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply() {
    onClose();
    const links = chosen.map(({ url, fileName }) => ({ href: url, words: nameOf(fileName) }));
    const [first] = links;
    if (isMany) addAttachments(editor, links);
    else if (first) insertDocument(editor, first);
  }

  return (
    <>
      <Dialog
        opened={!isPicking}
        onClose={close}
        size="lg"
        title={say(isMany ? DIALOG_TEXTS.addAttachments : DIALOG_TEXTS.insertDocument)}
        closeButtonProps={{ 'aria-label': say(MEDIA_TEXTS.close) }}
        returnFocus={false}
      >
        <Stack gap="md">
          <UploadArea
            kind="document"
            id={`${id}-upload`}
            label={say(MEDIA_TEXTS.uploadDocument)}
            isMultiple={isMany}
            uploads={uploads}
          >
            <Button variant="default" onClick={() => setPicking(true)} data-autofocus>
              {say(MEDIA_TEXTS.fromLibrary)}
            </Button>
          </UploadArea>
          {chosen.length === 0 ? (
            <Text c="dimmed">{say(MEDIA_TEXTS.noDocument)}</Text>
          ) : (
            <ul className="rich-text-documents">
              {chosen.map((medium) => (
                <li key={medium.id}>
                  <FileText size={18} aria-hidden />
                  <span>
                    {medium.fileName} ({formatFileSize(medium.sizeBytes, language)})
                  </span>
                  <Button
                    variant="light"
                    color="red"
                    size="compact-sm"
                    aria-label={`${say(MEDIA_TEXTS.remove)}: ${medium.fileName}`}
                    onClick={() => setChosen(chosen.filter(({ id }) => id !== medium.id))}
                  >
                    {say(MEDIA_TEXTS.remove)}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close}>
            {say(TEXTS.cancel)}
          </Button>
          <Button disabled={chosen.length === 0 || uploads.isBusy} onClick={apply}>
            {say(DIALOG_TEXTS.insert)}
          </Button>
        </Group>
      </Dialog>
      <MediaPicker
        kind="document"
        isOpen={isPicking}
        isMultiple={isMany}
        onPick={(media) => {
          setPicking(false);
          take(media);
        }}
        onClose={() => setPicking(false)}
      />
    </>
  );
}

/** What a link to a document is called at first: its file's name without the ending. */
const nameOf = (fileName: string) => fileName.replace(/\.pdf$/i, '').replaceAll('_', ' ');
