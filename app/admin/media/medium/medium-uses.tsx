import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { MAX_USES_SHOWN } from '../../../../domain/media/library/media-limits.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { entryFormAddress, nameOfType } from '../../pieces/addresses/entry-address.ts';
import { Localised } from '../../pieces/addresses/entry-words.tsx';
import { MEDIUM_TEXTS } from './medium-texts.ts';

interface MediumUsesProps {
  uses: readonly { type: string; id: string; title: Bilingual }[];
}

/** The entries that use a medium, each with a link to its form. */
export function MediumUses({ uses }: MediumUsesProps) {
  const { say, lang } = useAdminLanguage();
  return (
    <section className="medium-part">
      <h3>{say(MEDIUM_TEXTS.uses)}</h3>
      {uses.length === 0 ? (
        <Text c="dimmed">{say(MEDIUM_TEXTS.noUses)}</Text>
      ) : (
        <ul className="medium-uses">
          {uses.slice(0, MAX_USES_SHOWN).map((use) => (
            <li key={use.id}>
              {nameOfType(use.type)[lang]}:{' '}
              <Link to={entryFormAddress(use.type, use.id)}>
                <Localised text={use.title} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {uses.length > MAX_USES_SHOWN && <Text c="dimmed">{say(MEDIUM_TEXTS.moreUses)}</Text>}
    </section>
  );
}
