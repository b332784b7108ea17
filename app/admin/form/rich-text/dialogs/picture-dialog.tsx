import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useAdminLanguage } from '../../../admin-language.tsx';
import type { Medium } from '../../../calls/api-client.ts';
import { Dialog } from '../../../pieces/dialogs/dialog.tsx';
import { MediaPicker } from '../../media/media-picker.tsx';
import { MEDIA_TEXTS } from '../../media/media-texts.ts';
import { UploadArea } from '../../media/upload-area.tsx';
import { useUploads } from '../../media/use-uploads.ts';
import { blockAround, changeBlock, insertBlock } from '../commands.ts';
import { textLanguage } from '../pieces/text-language.ts';
import { RICH_TEXT_TEXTS as TEXTS } from '../texts.ts';
import { DIALOG_TEXTS } from './dialog-texts.ts';

interface PictureDialogProps {
  editor: Editor;
  id: string;
  onClose: () => void;
}

interface Chosen {
  src: string;
  width: string | null;
  height: string | null;
}

/** Chooses or uploads a picture and describes it; where the cursor is at a picture, changes that one. */
export default function PictureDialog({ editor, id, onClose }: PictureDialogProps) {
  const { say } = useAdminLanguage();
  const lang = textLanguage(editor) === 'en' ? 'en' : 'el';
  const [present] = useState(() => blockAround(editor, 'picture')?.node);
  const [chosen, setChosen] = useState(present ? (present.attrs as Chosen) : null);
  const [alt, setAlt] = useState(String(present?.attrs.alt ?? ''));
  const [isDecorative, setDecorative] = useState(present?.attrs.isDecorative === true);
  const [caption, setCaption] = useState('');
  const [isPicking, setPicking] = useState(false);
  const [problem, setProblem] = useState('');
  const take = (medium: Pick<Medium, 'url' | 'width' | 'height' | 'alt'>) => {
    setChosen({
      src: medium.url,
      width: medium.width ? String(medium.width) : null,
      height: medium.height ? String(medium.height) : null,
    });
    if (alt === '' || !present) setAlt(medium.alt[lang]);
    setProblem('');
  };
  const uploads = useUploads({ kind: 'image', onAdded: take });

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply() {
    if (!chosen) return setProblem(say(DIALOG_TEXTS.noPicture));
    if (!isDecorative && alt.trim() === '') return setProblem(say(DIALOG_TEXTS.noAlt));
    const attributes = { ...chosen, alt: isDecorative ? '' : alt.trim(), isDecorative };
    const words = caption.trim();
    onClose();
    if (present) return changeBlock(editor, 'picture', attributes);
    const { schema } = editor;
    const picture = schema.nodes.picture?.create(attributes, words ? schema.text(words) : null);
    if (picture) insertBlock(editor, picture);
  }

  return (
    <>
      <Dialog
        opened={!isPicking}
        onClose={close}
        size="lg"
        title={say(present ? DIALOG_TEXTS.changePicture : DIALOG_TEXTS.insertPicture)}
        closeButtonProps={{ 'aria-label': say(MEDIA_TEXTS.close) }}
        returnFocus={false}
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Not the form of the entry, around which React sees this one.
            event.stopPropagation();
            apply();
          }}
        >
          <Stack gap="md">
            {chosen && <img className="rich-text-chosen" src={chosen.src} alt={alt} />}
            <UploadArea
              kind="image"
              id={`${id}-upload`}
              label={say(MEDIA_TEXTS.uploadImage)}
              isMultiple={false}
              uploads={uploads}
            >
              <Button variant="default" onClick={() => setPicking(true)} data-autofocus>
                {say(MEDIA_TEXTS.fromLibrary)}
              </Button>
            </UploadArea>
            <TextInput
              label={say(MEDIA_TEXTS.alternative)}
              description={say(DIALOG_TEXTS.altHint)}
              error={problem}
              value={isDecorative ? '' : alt}
              disabled={isDecorative}
              maxLength={500}
              lang={lang}
              onChange={(event) => {
                setAlt(event.currentTarget.value);
                setProblem('');
              }}
            />
            <Checkbox
              label={say(DIALOG_TEXTS.decorative)}
              description={say(DIALOG_TEXTS.decorativeHint)}
              checked={isDecorative}
              onChange={(event) => {
                setDecorative(event.currentTarget.checked);
                setProblem('');
              }}
            />
            {!present && (
              <TextInput
                label={say(DIALOG_TEXTS.caption)}
                value={caption}
                maxLength={500}
                lang={lang}
                onChange={(event) => setCaption(event.currentTarget.value)}
              />
            )}
          </Stack>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={close}>
              {say(TEXTS.cancel)}
            </Button>
            <Button type="submit" disabled={uploads.isBusy}>
              {say(present ? TEXTS.applyLink : DIALOG_TEXTS.insert)}
            </Button>
          </Group>
        </form>
      </Dialog>
      <MediaPicker
        kind="image"
        isOpen={isPicking}
        onPick={([medium]) => {
          setPicking(false);
          if (medium) take(medium);
        }}
        onClose={() => setPicking(false)}
      />
    </>
  );
}
