import { Alert, Button, Group, Text } from '@mantine/core';
import { formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { Medium } from '../../calls/api-client.ts';
import { FORM_TEXTS } from '../../form/form-texts.ts';
import { useStaffNames } from '../../pieces/who.tsx';
import type { Said } from '../media-drafts.ts';
import { MEDIUM_TEXTS, sayConflict } from './medium-texts.ts';

interface MediumConflictProps {
  theirs: Medium;
  mine: Said;
  onMine: () => void;
  onTheirs: () => void;
}

/** What somebody else has stored while this was being written: one chooses which of the two stays. */
export function MediumConflict({ theirs, mine, onMine, onTheirs }: MediumConflictProps) {
  const { say, language } = useAdminLanguage();
  const who = useStaffNames();
  const differing = textsOf(mine).filter(
    ({ name, lang, text }) =>
      textsOf(theirs).find((o) => o.name === name && o.lang === lang)?.text !== text,
  );
  return (
    <Alert
      color="red"
      role="alert"
      title={say(sayConflict(who(theirs.updatedBy), formatMoment(theirs.updatedAt, language)))}
    >
      {differing.map(({ name, lang }) => (
        <Text key={`${name} ${lang}`} size="sm">
          {say(MEDIUM_TEXTS[name])} ({say(lang === 'el' ? FORM_TEXTS.greek : FORM_TEXTS.english)}):{' '}
          <span lang={lang}>
            {theirs[name === 'altTitle' ? 'alt' : 'credit'][lang] || say(FORM_TEXTS.empty)}
          </span>
        </Text>
      ))}
      <Group gap="xs" mt="sm">
        <Button size="sm" onClick={onMine}>
          {say(MEDIUM_TEXTS.keepMine)}
        </Button>
        <Button size="sm" variant="default" onClick={onTheirs}>
          {say(MEDIUM_TEXTS.takeTheirs)}
        </Button>
      </Group>
    </Alert>
  );
}

function textsOf({ alt, credit }: Pick<Said, 'alt' | 'credit'>) {
  return (['el', 'en'] as const).flatMap((lang) => [
    { name: 'altTitle' as const, lang, text: alt[lang] },
    { name: 'credit' as const, lang, text: credit[lang] },
  ]);
}
