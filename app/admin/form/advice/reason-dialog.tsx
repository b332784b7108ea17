import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { FORM_TEXTS } from '../form-texts.ts';
import { GrowingTextarea } from '../growing-textarea.tsx';
import type { AskedReason } from './use-reason.ts';

const TEXTS = {
  title: { el: 'Το κείμενο έχει προσωπικά δεδομένα', en: 'The text contains personal data' },
  example: {
    el: 'Για παράδειγμα: ο αριθμός ανήκει στο γραφείο, όχι σε πρόσωπο.',
    en: 'For example: the number belongs to the office, not to a person.',
  },
  tooShort: {
    el: 'Γράψτε τον λόγο με λίγες λέξεις.',
    en: 'Write the reason in a few words.',
  },
} satisfies Record<string, Bilingual>;

/** What the dialog calls the act for which it asks the reason. */
export interface ReasonWords {
  /** Left out: that the text has personal data. */
  title?: Bilingual;
  text: Bilingual;
  reason: Bilingual;
  /** The button that gives the reason. */
  action: Bilingual;
}

const WORDS_OF_PUBLISHING: ReasonWords = {
  text: {
    el: 'Αν πρέπει να δημοσιευτούν, γράψτε γιατί. Ο λόγος φυλάσσεται στο ιστορικό ενεργειών.',
    en: 'If they must be published, write why. The reason is kept in the audit log.',
  },
  reason: { el: 'Λόγος δημοσίευσης', en: 'Why they are published' },
  action: { el: 'Δημοσίευση με αυτόν τον λόγο', en: 'Publish for this reason' },
};

/** As the server demands (domain/advice/require-reason.ts). */
const SHORTEST_REASON = 8;
const MAX_LENGTH = 500;

interface ReasonDialogProps {
  asked: AskedReason;
  /** The label of the field with a path. */
  nameOf: (path: string) => ReactNode;
  /** What the button says that gives no reason; left out: back to the form. */
  back?: Bilingual;
  /** Left out: those of publishing. */
  words?: ReasonWords;
}

/** Names what was found and asks for the reason; going back changes nothing. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { asked, nameOf, back = FORM_TEXTS.backToForm, words = WORDS_OF_PUBLISHING } = props;
  const { say } = useAdminLanguage();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < SHORTEST_REASON;

  function submit(event: FormEvent) {
    event.preventDefault();
    // For React the dialog is inside the form of the entry, though not in the document.
    event.stopPropagation();
    setTried(true);
    if (!isShort) asked.answer(reason.trim());
  }

  return (
    <Dialog
      opened
      onClose={() => asked.answer(null)}
      withCloseButton={false}
      title={say(words.title ?? TEXTS.title)}
    >
      <form noValidate onSubmit={submit}>
        <ul className="form-problems">
          {Object.entries(asked.found).map(([path, message]) => (
            <li key={path}>
              <strong>{nameOf(path)}</strong>: {message}
            </li>
          ))}
        </ul>
        <Text my="md">{say(words.text)}</Text>
        <GrowingTextarea
          label={say(words.reason)}
          description={say(TEXTS.example)}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && isShort && say(TEXTS.tooShort)}
          maxLength={MAX_LENGTH}
          minRows={2}
          data-autofocus
        />
        <Group gap="sm" mt="lg">
          <Button variant="default" onClick={() => asked.answer(null)}>
            {say(back)}
          </Button>
          <Button type="submit">{say(words.action)}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
