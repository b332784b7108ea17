import { ActionIcon, Button, Group, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';

import { useAdminLanguage } from '../../admin-language.tsx';
import { ApiError, messageOf } from '../../calls/api-client.ts';
import { useIsLocked } from '../../review/review-api.ts';
import { alternativeId } from '../fields/field-id.ts';
import { FORM_TEXTS } from '../form-texts.ts';
import { describePlace, MEDIA_TEXTS } from './media-texts.ts';
import { mediumQuery, thumbnailOf } from './medium-query.ts';

interface ImageRowProps {
  id: string;
  /** Of the picture in the form: `images.2`. */
  path: string;
  place: number;
  total: number;
  /** As changed in the form; undefined when it was not. */
  alt: Bilingual | undefined;
  onAltChange: (alt: Bilingual) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One picture of a form: preview, alternative texts, order, removal. */
export function ImageRow(props: ImageRowProps) {
  const { say, lang } = useAdminLanguage();
  const { place, total } = props;
  const medium = useQuery(mediumQuery(props.id));
  const isLocked = useIsLocked(medium.data);
  const alt = props.alt ?? medium.data?.alt ?? { el: '', en: '' };
  const name = say(describePlace(place, total));
  const isMissing = medium.error instanceof ApiError && medium.error.status === 404;
  return (
    <li className="media-row" aria-label={name}>
      <div className="media-preview">
        {medium.data && (
          <img
            src={thumbnailOf(medium.data)}
            alt={alt[lang] || medium.data.fileName}
            loading="lazy"
          />
        )}
      </div>
      <div className="media-texts">
        {medium.error ? (
          <Text c="var(--mantine-color-error)" role="alert">
            {isMissing ? say(MEDIA_TEXTS.missing) : messageOf(medium.error)}
          </Text>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {say(isLocked ? MEDIA_TEXTS.alternativeLocked : MEDIA_TEXTS.alternativeHint)}
            </Text>
            <div className="two-languages">
              {(['el', 'en'] as const).map((lang) => (
                <TextInput
                  key={lang}
                  id={alternativeId(props.path, lang)}
                  size="sm"
                  label={`${say(MEDIA_TEXTS.alternative)} (${say(lang === 'el' ? FORM_TEXTS.greek : FORM_TEXTS.english)})`}
                  lang={lang}
                  spellCheck
                  maxLength={300}
                  value={alt[lang]}
                  disabled={medium.isPending}
                  readOnly={isLocked}
                  onChange={(event) =>
                    props.onAltChange({ ...alt, [lang]: event.currentTarget.value })
                  }
                />
              ))}
            </div>
          </>
        )}
        <Group gap="xs">
          {total > 1 && (
            <>
              <ActionIcon
                variant="default"
                size="lg"
                data-action="up"
                aria-label={`${say(MEDIA_TEXTS.moveUp)}: ${name}`}
                disabled={place === 1}
                onClick={() => props.onMove(-1)}
              >
                <ArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size="lg"
                data-action="down"
                aria-label={`${say(MEDIA_TEXTS.moveDown)}: ${name}`}
                disabled={place === total}
                onClick={() => props.onMove(1)}
              >
                <ArrowDown size={18} aria-hidden />
              </ActionIcon>
            </>
          )}
          <Button
            variant="light"
            color="red"
            size="compact-md"
            data-action="remove"
            onClick={props.onRemove}
          >
            {say(MEDIA_TEXTS.remove)}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </Group>
      </div>
    </li>
  );
}
