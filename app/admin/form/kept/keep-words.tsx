import { Text } from '@mantine/core';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { formatTimeOrMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { FORM_TEXTS } from '../form-texts.ts';
import type { EntryForm } from '../use-entry-form.ts';
import { KEPT_TEXTS, sayKept } from './kept-texts.ts';

interface Props {
  form: Pick<EntryForm, 'hasChanges' | 'isKeptHere' | 'keepState'>;
  /** The outcome of the last save; '' when there is nothing to say. */
  note: string;
  /** The text before anything has happened. */
  hint: string;
}

/**
 * What has become of what was typed. That it is not saved, and that it is not kept, is announced; when it was kept
 * last is only shown, since it changes all the time.
 */
export function KeepWords({ form, note, hint }: Props) {
  const { say, language } = useAdminLanguage();
  const { hasChanges, keepState } = form;
  const isQuiet = hasChanges ? keepState.kind === 'kept' : !note;
  return (
    <Text
      component="div"
      className="entry-form-state"
      size="sm"
      {...((!note || hasChanges) && { c: 'dimmed' })}
      data-quiet={(!hasChanges && !note) || undefined}
      data-kept={isQuiet || undefined}
    >
      <span role="status">{hasChanges ? describe(form).map(say).join(' ') : note || hint}</span>
      {hasChanges && keepState.kind === 'kept' && (
        <span className="entry-form-kept">
          {' '}
          {say(sayKept(formatTimeOrMoment(keepState.at, new Date(), language)))}
        </span>
      )}
    </Text>
  );
}

function describe({ isKeptHere, keepState }: Props['form']): Bilingual[] {
  if (keepState.kind !== 'failing') return [KEPT_TEXTS.unsaved];
  const words =
    keepState.why === 'refused' ? [{ el: keepState.message, en: keepState.message }] : [];
  if (!isKeptHere) return [...words, FORM_TEXTS.notKept];
  if (keepState.why === 'offline') return [KEPT_TEXTS.offline];
  return [...words, keepState.why === 'signed-out' ? KEPT_TEXTS.signedOut : KEPT_TEXTS.hereAlone];
}
