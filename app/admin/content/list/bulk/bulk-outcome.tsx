import { Alert, Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { entryFormAddress } from '../../../pieces/addresses/entry-address.ts';
import { Localised, WithTitle } from '../../../pieces/addresses/entry-words.tsx';
import { titleIn } from '../../../pieces/addresses/title-in.ts';
import type { BulkResult } from './bulk-acts.ts';
import { BULK_TEXTS, sayDone, sayRefused } from './bulk-texts.ts';

/**
 * Which of several entries were refused, and why, each with a link to where that can be changed. Where it stopped
 * because somebody else had signed in, it says how far it had come.
 */
export function BulkOutcome({ outcome, onHide }: { outcome: BulkResult; onHide: () => void }) {
  const { say, lang, language } = useAdminLanguage();
  const { act, done, refused, isStopped } = outcome;
  const [first] = done;
  const stopped = isStopped ? say(BULK_TEXTS.stopped) : undefined;
  return (
    <Alert color="red" role="alert" mb="md" title={say(sayRefused(act, refused.length))}>
      {stopped && (
        <Text size="sm" mb="xs">
          {stopped}{' '}
          {first && (
            <WithTitle
              words={say(sayDone(act, done.length, first.title[lang]))}
              title={titleIn(first.title, language)}
            />
          )}
        </Text>
      )}
      <ul className="bulk-refused">
        {refused.map(({ entry, reason }) => (
          <li key={entry.id}>
            <Anchor component={Link} to={entryFormAddress(entry.type, entry.id)} fw={600}>
              <Localised text={entry.title} />
            </Anchor>
            {reason !== stopped && `: ${reason}`}
          </li>
        ))}
      </ul>
      <Button size="xs" variant="default" mt="sm" onClick={onHide}>
        {say(BULK_TEXTS.hide)}
      </Button>
    </Alert>
  );
}
