import { Alert, Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { entryFormAddress } from '../../../pieces/addresses/entry-address.ts';
import { Localised } from '../../../pieces/addresses/entry-words.tsx';
import type { BulkResult } from './bulk-acts.ts';
import { BULK_TEXTS, sayRefused } from './bulk-texts.ts';

/** Which of several entries were refused, and why, each with a link to where that can be changed. */
export function BulkOutcome({ outcome, onHide }: { outcome: BulkResult; onHide: () => void }) {
  const { say } = useAdminLanguage();
  return (
    <Alert
      color="red"
      role="alert"
      mb="md"
      title={say(sayRefused(outcome.act, outcome.refused.length))}
    >
      <ul className="bulk-refused">
        {outcome.refused.map(({ entry, reason }) => (
          <li key={entry.id}>
            <Anchor component={Link} to={entryFormAddress(entry.type, entry.id)} fw={600}>
              <Localised text={entry.title} />
            </Anchor>
            : {reason}
          </li>
        ))}
      </ul>
      <Button size="xs" variant="default" mt="sm" onClick={onHide}>
        {say(BULK_TEXTS.hide)}
      </Button>
    </Alert>
  );
}
