import { Alert, Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { ApiError, type Medium, messageOf } from '../../calls/api-client.ts';
import { ReasonDialog } from '../../form/advice/reason-dialog.tsx';
import { useReason } from '../../form/advice/use-reason.ts';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { useBusy } from '../../pieces/use-busy.ts';
import { explainDocument, forgetMedia } from '../media-api.ts';
import { REPLACE_TEXTS } from './replace-texts.ts';

interface MediumUnexplainedProps {
  medium: Medium;
  /** Only reviewers change what visitors see of it. */
  isLocked: boolean;
}

/** That visitors see personal data in a document, what to do, and the way to say why it must stay. */
export function MediumUnexplained({ medium, isLocked }: MediumUnexplainedProps) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const { asked, withReason } = useReason();
  const { isBusy, problem, busily } = useBusy((failure) =>
    // Whoever goes back without a reason knows what was refused.
    failure instanceof ApiError && failure.body.personalData ? '' : messageOf(failure),
  );

  async function explain() {
    await busily(async () => {
      await withReason((more) => explainDocument(medium.id, { version: medium.version, ...more }));
      announce(say(TEXTS.kept));
    });
    await forgetMedia(queries);
  }

  return (
    <Alert color="red" title={say(TEXTS.title)}>
      <Text size="sm">{say(isLocked ? TEXTS.ofReviewers : TEXTS.text)}</Text>
      {!isLocked && (
        <Button mt="sm" size="sm" variant="default" loading={isBusy} onClick={() => void explain()}>
          {say(TEXTS.explain)}
        </Button>
      )}
      {problem && (
        <Text size="sm" mt="xs" role="alert">
          {problem}
        </Text>
      )}
      {asked && (
        <ReasonDialog
          asked={asked}
          nameOf={() => say(REPLACE_TEXTS.document)}
          back={PIECE_TEXTS.cancel}
          words={WORDS}
        />
      )}
    </Alert>
  );
}

const TEXTS = {
  title: {
    el: 'Το έγγραφο είναι δημόσιο και έχει προσωπικά δεδομένα',
    en: 'The document is public and has personal data',
  },
  text: {
    el: 'Εξετάστηκε αφού δημοσιεύτηκε, και περιέχει αριθμούς που μοιάζουν με ΑΦΜ, ΑΜΚΑ, IBAN, ταυτότητα ή κινητό. Αν αφορούν πρόσωπο, αντικαταστήστε το παρακάτω με ένα χωρίς αυτούς.',
    en: 'It was examined after it was published, and has numbers that look like a tax, social security or identity card number, an IBAN or a mobile phone. If they belong to a person, replace it below by one without them.',
  },
  ofReviewers: {
    el: 'Περιέχει αριθμούς που μοιάζουν με ΑΦΜ, ΑΜΚΑ, IBAN, ταυτότητα ή κινητό. Ειδοποιήστε τους υπευθύνους δημοσίευσης.',
    en: 'It has numbers that look like a tax, social security or identity card number, an IBAN or a mobile phone. Tell a reviewer.',
  },
  explain: { el: 'Να μείνει, με αιτιολόγηση', en: 'Keep it, and say why' },
  kept: {
    el: 'Η αιτιολόγηση φυλάχθηκε στο ιστορικό ενεργειών',
    en: 'The reason is kept in the audit log',
  },
} satisfies Record<string, Bilingual>;

const WORDS = {
  title: { el: 'Το έγγραφο έχει προσωπικά δεδομένα', en: 'The document has personal data' },
  text: {
    el: 'Αν το έγγραφο πρέπει να μείνει δημόσιο, γράψτε γιατί. Ο λόγος φυλάσσεται στο ιστορικό ενεργειών.',
    en: 'If the document must stay public, write why. The reason is kept in the audit log.',
  },
  reason: { el: 'Γιατί μένει δημόσιο', en: 'Why it stays public' },
  action: { el: 'Να μείνει για αυτόν τον λόγο', en: 'Keep it for this reason' },
};
