import { Alert, Button, Group, Text } from '@mantine/core';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { loadAgain, type WhyMissing } from '../calls/load-again.ts';
import { Dialog } from './dialogs/dialog.tsx';
import { PIECE_TEXTS } from './piece-texts.ts';

interface PartProblemProps {
  why: WhyMissing;
  onRetry: () => void;
  /** Of a part that somebody opened. */
  onClose?: (() => void) | undefined;
  /** What to say in place of the words about a part of the screen. */
  text?: Bilingual;
}

/**
 * Says in the place of a part why its code has not arrived, and offers what helps: over the screen where somebody has
 * opened it, so that the focus is there and goes back when it is closed.
 */
export function PartProblem({ why, onRetry, onClose, text }: PartProblemProps) {
  const { say } = useAdminLanguage();
  const title = say(TEXTS[why].title);
  const words = <Text>{say(text ?? TEXTS[why].text)}</Text>;
  const isAway = why === 'away';
  const buttons = (
    <Group justify={onClose ? 'flex-end' : 'flex-start'} mt="md">
      {onClose && (
        <Button variant="default" onClick={onClose}>
          {say(PIECE_TEXTS.close)}
        </Button>
      )}
      <Button
        variant={isAway ? 'filled' : 'default'}
        onClick={onRetry}
        data-autofocus={isAway || undefined}
      >
        {say(PIECE_TEXTS.tryAgain)}
      </Button>
      {!isAway && (
        <Button
          onClick={() => {
            onClose?.();
            loadAgain();
          }}
          data-autofocus
        >
          {say(TEXTS.again)}
        </Button>
      )}
    </Group>
  );
  if (onClose) {
    return (
      <Dialog opened onClose={onClose} title={title} withCloseButton={false}>
        <div role="alert">{words}</div>
        {buttons}
      </Dialog>
    );
  }
  return (
    <Alert color="red" role="alert" title={title}>
      {words}
      {buttons}
    </Alert>
  );
}

const TEXTS = {
  away: {
    title: {
      el: 'Δεν υπάρχει σύνδεση με τον διακομιστή',
      en: 'The server cannot be reached',
    },
    text: {
      el: 'Αυτό το μέρος της οθόνης δεν έχει έρθει ακόμη. Ό,τι έχετε γράψει είναι εδώ. Ελέγξτε το δίκτυό σας και δοκιμάστε ξανά.',
      en: 'This part of the screen has not arrived yet. Everything you have typed is still here. Check your connection and try again.',
    },
  },
  replaced: {
    title: {
      el: 'Χρειάζεται να φορτωθεί ξανά η σελίδα',
      en: 'The page has to be loaded again',
    },
    text: {
      el: 'Η διαχείριση αναβαθμίστηκε όσο η σελίδα ήταν ανοιχτή, και αυτό το μέρος της δεν υπάρχει πια στην παλιά της μορφή. Φορτώστε ξανά τη σελίδα: οι αλλαγές που δεν έχετε αποθηκεύσει στη φόρμα θα σας προταθούν ξανά.',
      en: 'The admin was upgraded while the page was open, and this part is no longer there in its old form. Load the page again: the changes in the form that you have not saved will be offered to you again.',
    },
  },
  again: { el: 'Φόρτωση της σελίδας ξανά', en: 'Load the page again' },
};
