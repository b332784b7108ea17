import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { formatFileSize } from '../../../ui/text/file-size.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { answerOf, api, type Medium, messageOf } from '../../calls/api-client.ts';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { EmptyList } from '../../pieces/lists/empty-list.tsx';
import { MEDIA_TEXTS } from './media-texts.ts';
import { thumbnailOf } from './medium-query.ts';
import type { UploadKind } from './upload-rules.ts';

import './media-fields.css';

const PAGE = 24;

interface MediaPickerProps {
  kind: UploadKind;
  isOpen: boolean;
  isMultiple?: boolean;
  onPick: (media: Medium[]) => void;
  onClose: () => void;
}

/** The media library as a dialog to choose from. */
export function MediaPicker(props: MediaPickerProps) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened={props.isOpen}
      onClose={props.onClose}
      size="xl"
      title={say(MEDIA_TEXTS.library)}
      closeButtonProps={{ 'aria-label': say(MEDIA_TEXTS.close) }}
    >
      {/* Mounted with the dialog: each time it begins without a choice. */}
      <Shelf {...props} />
    </Dialog>
  );
}

function Shelf({ kind, isMultiple = false, onPick, onClose }: MediaPickerProps) {
  const { say } = useAdminLanguage();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Medium[]>([]);
  const search = useDeferredValue(typed.trim());
  const library = useInfiniteQuery({
    queryKey: ['media', 'picker', kind, search],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      answerOf(
        api.media.$get({
          query: {
            kind,
            limit: String(PAGE),
            offset: String(pageParam),
            ...(search && { search }),
          },
        }),
      ),
    getNextPageParam: (last, all) => {
      const loaded = all.reduce((sum, page) => sum + page.media.length, 0);
      return loaded < last.total ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const media = library.data?.pages.flatMap((page) => page.media) ?? [];
  const isPicked = (medium: Medium) => picked.some((one) => one.id === medium.id);
  const toggle = (medium: Medium) => {
    if (isPicked(medium)) setPicked(picked.filter((one) => one.id !== medium.id));
    else setPicked(isMultiple ? [...picked, medium] : [medium]);
  };
  return (
    <>
      <TextInput
        type="search"
        label={say(MEDIA_TEXTS.search)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        mb="md"
        data-autofocus
      />
      {library.isPending && <Text role="status">{say(MEDIA_TEXTS.loading)}</Text>}
      {library.error && (
        <Alert color="red" role="alert" title={say(MEDIA_TEXTS.libraryFailed)}>
          <Text mb="xs">{messageOf(library.error)}</Text>
          <Button size="xs" onClick={() => void library.refetch()}>
            {say(MEDIA_TEXTS.retry)}
          </Button>
        </Alert>
      )}
      {library.data && media.length === 0 && (
        <EmptyList
          title={say(typed ? MEDIA_TEXTS.nothingFound : MEDIA_TEXTS.libraryEmpty)}
          text={typed ? undefined : say(MEDIA_TEXTS.libraryEmptyHint)}
        >
          <Button variant="default" onClick={() => (typed ? setTyped('') : onClose())}>
            {say(typed ? MEDIA_TEXTS.clearSearch : MEDIA_TEXTS.backToForm)}
          </Button>
        </EmptyList>
      )}
      <ul className={kind === 'image' ? 'media-shelf' : 'media-list'}>
        {media.map((medium) => (
          <li key={medium.id}>
            <Choice medium={medium} isPicked={isPicked(medium)} onToggle={() => toggle(medium)} />
          </li>
        ))}
      </ul>
      {library.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          disabled={library.isFetchingNextPage}
          onClick={() => void library.fetchNextPage()}
        >
          {say(MEDIA_TEXTS.showMore)}
        </Button>
      )}
      <Group justify="flex-end" mt="lg" className="media-picker-bar">
        <Button variant="default" onClick={onClose}>
          {say(MEDIA_TEXTS.cancel)}
        </Button>
        <Button disabled={picked.length === 0} onClick={() => onPick(picked)}>
          {say(MEDIA_TEXTS.choose)}
          {isMultiple && picked.length > 0 && ` (${picked.length})`}
        </Button>
      </Group>
    </>
  );
}

function Choice(props: { medium: Medium; isPicked: boolean; onToggle: () => void }) {
  const { say, lang, language } = useAdminLanguage();
  const { medium } = props;
  const words = medium.alt[lang] || medium.alt[lang === 'el' ? 'en' : 'el'];
  return (
    <button
      type="button"
      className="media-choice"
      aria-pressed={props.isPicked}
      onClick={props.onToggle}
    >
      {medium.kind === 'image' ? (
        <img src={thumbnailOf(medium)} alt={words || medium.fileName} loading="lazy" />
      ) : (
        <FileText aria-hidden />
      )}
      <span aria-hidden={medium.kind === 'image'}>
        {medium.kind === 'image'
          ? words || `${medium.fileName}, ${say(MEDIA_TEXTS.undescribed)}`
          : `${medium.fileName} (${formatFileSize(medium.sizeBytes, language)})`}
      </span>
    </button>
  );
}
