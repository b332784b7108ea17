import { Title } from '@mantine/core';
import { formatMoment } from '../../i18n/dates.ts';
import { htmlLang } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { Who } from '../pieces/who.tsx';
import type { Message, MessageNote } from './messages-api.ts';
import { MESSAGES_TEXTS } from './messages-texts.ts';

interface MessageNotesProps {
  notes: readonly MessageNote[];
  /** The language of the message, in which it is answered. */
  language: Message['language'];
}

/** What staff wrote about a message and answered, oldest first. */
export function MessageNotes({ notes, language }: MessageNotesProps) {
  const { say, language: shown } = useAdminLanguage();
  if (notes.length === 0) return null;
  return (
    <section aria-label={say(MESSAGES_TEXTS.notes)} className="message-notes">
      <Title order={3} size="h5">
        {say(MESSAGES_TEXTS.notes)}
      </Title>
      <ol>
        {notes.map((note) => (
          <li key={note.id} data-kind={note.kind}>
            <p className="message-note-head">
              <strong>{say(MESSAGES_TEXTS.noteKinds[note.kind])}</strong> · <Who email={note.by} />{' '}
              · {formatMoment(note.at, shown)}
              {note.letter && (
                <span data-letter={note.letter}> · {say(MESSAGES_TEXTS.letters[note.letter])}</span>
              )}
            </p>
            <p
              className="message-note-text"
              lang={note.kind === 'answer' ? htmlLang(language) : undefined}
            >
              {note.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
