import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { type Crop, WHOLE_SIDE } from '../../../../domain/media/pictures/crop.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announceWithUndo } from '../../announce.tsx';
import { answerOf, api, type Medium, messageOf } from '../../calls/api-client.ts';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { Loading, LoadProblem } from '../../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { forgetMedia, readWholePicture, showStored } from '../media-api.ts';
import { MEDIUM_TEXTS } from '../medium/medium-texts.ts';
import { FRAME_TEXTS, sayCrop } from './frame-texts.ts';
import { focusInCrop, toCrop } from './frame-values.ts';

import 'react-image-crop/dist/ReactCrop.css';

/** Width by height; 0 is any. */
const SHAPES = [
  { value: 0, label: null },
  { value: 16 / 9, label: '16 : 9' },
  { value: 4 / 3, label: '4 : 3' },
  { value: 1, label: '1 : 1' },
  { value: 3 / 4, label: '3 : 4' },
];

const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
const WHOLE: Crop = { left: 0, top: 0, width: WHOLE_SIDE, height: WHOLE_SIDE };

interface CropDialogProps {
  medium: Medium;
  onSaved: (medium: Medium) => void;
  onClose: () => void;
}

/** Choosing the part of a picture that is shown. It is saved at once, and can be taken back; the original stays. */
export default function CropDialog({ medium, onSaved, onClose }: CropDialogProps) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened
      onClose={onClose}
      size="56rem"
      title={say(FRAME_TEXTS.cropTitle)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      <Cropping medium={medium} onSaved={onSaved} onClose={onClose} />
    </Dialog>
  );
}

function Cropping({ medium, onSaved, onClose }: CropDialogProps) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const whole = useWholePicture(medium.id);
  const [crop, setCrop] = useState<Crop>(medium.crop ?? WHOLE);
  const [shape, setShape] = useState(0);
  /** Of the picture as it is shown here; known once it has been loaded. */
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');

  if (whole.error) return <LoadProblem error={whole.error} onRetry={whole.retry} />;
  if (!whole.url) return <Loading rows={4} />;

  function choose(next: number) {
    setShape(next);
    if (next === 0 || size.width === 0) return;
    // The largest part of that shape around the middle of the present one.
    const share = (next * size.height) / size.width;
    const width = share > 1 ? WHOLE_SIDE : Math.round(share * WHOLE_SIDE);
    const height = share > 1 ? Math.round(WHOLE_SIDE / share) : WHOLE_SIDE;
    const middle = { x: crop.left + crop.width / 2, y: crop.top + crop.height / 2 };
    const place = (at: number, side: number) =>
      Math.min(WHOLE_SIDE - side, Math.max(0, Math.round(at - side / 2)));
    setCrop({ left: place(middle.x, width), top: place(middle.y, height), width, height });
  }

  async function save() {
    setSaving(true);
    setProblem('');
    const wanted = crop.width === WHOLE_SIDE && crop.height === WHOLE_SIDE ? null : crop;
    const write = (part: Crop | null, focus: Medium['focus'], version: number) =>
      answerOf(
        api.media[':id'].$put({ param: { id: medium.id }, json: { crop: part, focus, version } }),
      );
    try {
      const focus = focusInCrop(medium.focus, medium.crop, wanted);
      const saved = await write(wanted, focus, medium.version);
      showStored(queries, [saved]);
      void forgetMedia(queries);
      announceWithUndo({
        message: say(FRAME_TEXTS.cropSaved),
        undo: async () => {
          const before = await write(medium.crop, medium.focus, saved.version);
          showStored(queries, [before]);
          void forgetMedia(queries);
          onSaved(before);
        },
        done: say(FRAME_TEXTS.cropUndone),
      });
      onSaved(saved);
    } catch (error) {
      setProblem(messageOf(error));
      // A colleague may have stored something: the next attempt begins from that.
      void forgetMedia(queries);
    } finally {
      setSaving(false);
    }
  }

  // Of the original; what is shown here is smaller.
  const before = medium.crop ?? WHOLE;
  const left = {
    width: Math.round((crop.width * medium.width) / before.width),
    height: Math.round((crop.height * medium.height) / before.height),
  };
  return (
    <div className="crop">
      <Text size="sm" c="dimmed">
        {say(FRAME_TEXTS.cropHint)}
      </Text>
      <Group align="end" gap="sm">
        <NativeSelect
          size="sm"
          label={say(FRAME_TEXTS.shape)}
          value={String(shape)}
          onChange={(event) => choose(Number(event.currentTarget.value))}
          data={SHAPES.map(({ value, label }) => ({
            value: String(value),
            label: label ?? say(FRAME_TEXTS.free),
          }))}
        />
        <Button
          size="sm"
          variant="default"
          onClick={() => {
            setShape(0);
            setCrop(WHOLE);
          }}
        >
          {say(FRAME_TEXTS.whole)}
        </Button>
        <Text size="sm" role="status">
          {say(sayCrop(left.width, left.height))}
        </Text>
      </Group>
      <div className="crop-areas">
        <ReactCrop
          crop={{
            unit: '%',
            x: crop.left / 10,
            y: crop.top / 10,
            width: crop.width / 10,
            height: crop.height / 10,
          }}
          onChange={(_, part) => setCrop(toCrop(part) ?? WHOLE)}
          {...(shape > 0 && { aspect: shape })}
          keepSelection
          minWidth={20}
          minHeight={20}
          ariaLabels={{
            cropArea: say(FRAME_TEXTS.frame),
            ...(Object.fromEntries(
              HANDLES.map((handle) => [`${handle}DragHandle`, say(FRAME_TEXTS[handle])]),
            ) as Record<`${(typeof HANDLES)[number]}DragHandle`, string>),
          }}
        >
          <img
            src={whole.url}
            alt=""
            onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
              setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
          />
        </ReactCrop>
        <figure className="crop-preview">
          <figcaption>{say(FRAME_TEXTS.preview)}</figcaption>
          <div style={{ aspectRatio: `${left.width} / ${left.height}` }}>
            <img
              src={whole.url}
              alt=""
              style={{
                width: `${(100 * WHOLE_SIDE) / crop.width}%`,
                height: `${(100 * WHOLE_SIDE) / crop.height}%`,
                left: `${(-100 * crop.left) / crop.width}%`,
                top: `${(-100 * crop.top) / crop.height}%`,
              }}
            />
          </div>
        </figure>
      </div>
      {problem && (
        <Alert color="red" role="alert" title={say(MEDIUM_TEXTS.notSaved)}>
          {problem}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {say(PIECE_TEXTS.cancel)}
        </Button>
        <Button loading={isSaving} onClick={() => void save()}>
          {say(FRAME_TEXTS.saveCrop)}
        </Button>
      </Group>
    </div>
  );
}

/** The address of a picture without its crop, for as long as it is shown. */
function useWholePicture(id: string): {
  url: string;
  error: unknown;
  retry: () => void;
} {
  const asked = useQuery({
    queryKey: ['medium', id, 'whole'],
    queryFn: ({ signal }) => readWholePicture(id, signal),
    gcTime: 0,
  });
  const [url, setUrl] = useState('');
  const bytes = asked.data;
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return { url, error: asked.error, retry: () => void asked.refetch() };
}
