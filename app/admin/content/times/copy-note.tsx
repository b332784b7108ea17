import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { reachedInGreece } from '../../../../domain/time/greek-time.ts';
import { formatLongDate } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { TIMES_TEXTS } from './times-texts.ts';

/** Above the form of a copy that was just made: that it is one, and which of its dates have passed. */
export function CopyNote({ type, data }: { type: ContentType; data: Record<string, unknown> }) {
  const { say, lang, language } = useAdminLanguage();
  const isCopy = (useLocation().state as { isCopy?: boolean } | null)?.isCopy === true;
  const [isClosed, setClosed] = useState(false);
  if (!isCopy || isClosed) return null;
  const past = findPastDates(type, data, reachedInGreece(new Date()));
  return (
    <Alert
      color="sea"
      role="status"
      mb="md"
      withCloseButton
      closeButtonLabel={say(PIECE_TEXTS.close)}
      onClose={() => setClosed(true)}
    >
      {say(TIMES_TEXTS.copied)}
      {past.length > 0 && (
        <>
          {' '}
          {say(TIMES_TEXTS.pastDates)}{' '}
          {past
            .map(
              ({ name, day }) =>
                `${type.fields[name]?.label[lang]} (${formatLongDate(day, language)})`,
            )
            .join(', ')}
          .
        </>
      )}
    </Alert>
  );
}

/** The fields of an entry with a day or time that lies before a local time (`YYYY-MM-DDTHH:MM`). */
export function findPastDates(
  type: Pick<ContentType, 'fields'>,
  data: Record<string, unknown>,
  now: string,
): { name: string; day: string }[] {
  return Object.entries(type.fields).flatMap(([name, { kind }]) => {
    const value = data[name];
    if ((kind !== 'date' && kind !== 'dateTime') || typeof value !== 'string' || value === '') {
      return [];
    }
    return value < now.slice(0, value.length) ? [{ name, day: value.slice(0, 10) }] : [];
  });
}
