import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { Offer } from '../form/kept/find-offers.ts';
import { useUser } from '../session.tsx';
import { keptKindsQuery, kindsKeptHere, type TypedWarning } from './kept-warnings.ts';
import { WARN_TEXTS as TEXTS } from './warn-texts.ts';

/** Offers a warning that was typed and not published; the form below stays ready to be published as it is. */
export function KeptWarningOffer(props: {
  kept: Offer<TypedWarning>;
  onTake: () => void;
  onDrop: () => void;
}) {
  const { say, language } = useAdminLanguage();
  const title = props.kept.values.data.title.el.trim();
  return (
    <Alert color="yellow" role="status" title={say(TEXTS.keptTitle)}>
      <Text mb="xs">
        {title ? say(TEXTS.keptNamed).replace('{title}', () => title) : say(TEXTS.keptUntitled)},{' '}
        {formatMoment(props.kept.keptAt, language)}
      </Text>
      <Group gap="xs">
        <Button onClick={props.onTake}>{say(TEXTS.keptTake)}</Button>
        <Button variant="default" onClick={props.onDrop}>
          {say(TEXTS.keptDrop)}
        </Button>
      </Group>
    </Alert>
  );
}

/** Before a kind is chosen: of which kinds something was typed and not published. */
export function KeptWarningLinks() {
  const { say, lang } = useAdminLanguage();
  const { id } = useUser();
  const kept = useQuery(keptKindsQuery(id));
  const kinds = kept.data ?? kindsKeptHere(id);
  if (kinds.length === 0) return null;
  return (
    <Alert color="yellow" title={say(TEXTS.keptTitle)}>
      <Group gap="md">
        {kinds.map(({ value, label }) => (
          <Link key={value} to={`/admin/warn?kind=${value}`}>
            {label[lang]}
          </Link>
        ))}
      </Group>
    </Alert>
  );
}
