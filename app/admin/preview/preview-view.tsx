import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ApiError, messageOf } from '../calls/api-client.ts';
import { MissingFields } from './missing-fields.tsx';
import { type Preview, type PreviewSource, previewQuery, type View } from './preview-api.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PREVIEW_TEXTS as TEXTS } from './preview-texts.ts';
import { PreviewTools, type Width } from './preview-tools.tsx';
import { useLastGood } from './use-last-good.ts';

import './preview.css';

interface PreviewViewProps {
  source: PreviewSource;
  /** The width that it begins with. */
  startWidth: Width;
  /** One sentence about what is shown. */
  note: Bilingual;
  /** Called before a field that is missing gets the focus; without it, fields are named and lead nowhere. */
  onGoTo?: (() => void) | undefined;
}

/**
 * A preview with its choices. It is drawn anew only when `source` is another object: whoever types does not wait
 * for it.
 */
export const PreviewView = memo(function PreviewView(props: PreviewViewProps) {
  const { source, note, onGoTo } = props;
  const { say, lang } = useAdminLanguage();
  const [view, setView] = useState<View>({ language: lang, screen: 0 });
  const [width, setWidth] = useState(props.startWidth);
  const [isThere, setThere] = useState(true);
  const preview = useQuery({
    ...previewQuery(source, view),
    placeholderData: keepPreviousData,
  });
  const { data } = preview;
  const good = useLastGood(data);
  const screens = data?.screens ?? good?.screens ?? [];
  return (
    <div className="preview-view" aria-busy={preview.isFetching}>
      <PreviewTools
        view={view}
        width={width}
        screens={screens}
        onView={setView}
        onWidth={setWidth}
      />
      <Text className="preview-note">{say(note)}</Text>
      {data && source.type && (
        <MissingFields type={source.type} missing={data.missing} onGoTo={onGoTo} />
      )}
      <p className="preview-state" role="status">
        {sayState({ data, isPending: preview.isPending, error: preview.error, isThere })
          .map(say)
          .join(' ')}
      </p>
      {good && (
        <PreviewFrame
          html={good.html}
          screen={good.screen}
          place={good.place}
          link={good.address && href(good.address, good.language === 'el' ? 'gr' : 'en')}
          width={width}
          title={say(TEXTS.notPublic)}
          onFound={setThere}
        />
      )}
    </div>
  );
});

/** What has to be said about a preview, in words; nothing while it is as it should be. */
function sayState(state: {
  data: Preview | undefined;
  isPending: boolean;
  error: Error | null;
  isThere: boolean;
}): Bilingual[] {
  const { data, isPending, error, isThere } = state;
  if (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut) return [TEXTS.sessionEnded];
    const reason = messageOf(error);
    return [TEXTS.failed, { el: reason, en: reason }];
  }
  if (isPending) return [TEXTS.loading];
  if (data?.screens.length === 0) return [TEXTS.noScreen];
  if (data?.html === null) return [TEXTS.notYet];
  return isThere ? [] : [TEXTS.notThere];
}
