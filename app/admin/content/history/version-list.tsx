import { Link } from 'react-router';
import { formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { Typed } from '../../pieces/addresses/entry-words.tsx';
import { Who } from '../../pieces/who.tsx';
import type { Version } from './history-api.ts';
import { HISTORY_TEXTS, sayPublicIn, sayVersion } from './history-texts.ts';

interface Props {
  versions: readonly Version[];
  /** The version that is shown. */
  chosen: number | undefined;
  newest: number;
  /** The address that chooses a version. */
  addressOf: (version: number) => string;
}

/** The versions of an entry to choose from: when, by whom, and whether they were public. */
export function VersionList({ versions, chosen, newest, addressOf }: Props) {
  const { say, language } = useAdminLanguage();
  const wordsOf = ({ version, publishedAt, publicIn, isOffSite }: Version) => [
    ...(version === newest ? [HISTORY_TEXTS.newest] : []),
    ...(publicIn.length > 0 ? [sayPublicIn(publicIn)] : []),
    ...(publishedAt && publicIn.length === 0 ? [HISTORY_TEXTS.wasPublic] : []),
    ...(isOffSite ? [HISTORY_TEXTS.offSite] : []),
  ];
  return (
    <ol className="history-list">
      {versions.map((one) => (
        <li key={one.version}>
          <Link
            to={addressOf(one.version)}
            className="history-item"
            aria-current={one.version === chosen ? 'true' : undefined}
            preventScrollReset
          >
            <strong>{one.name ? <Typed words={one.name} /> : say(sayVersion(one.version))}</strong>
            <span>{formatMoment(one.savedAt, language)}</span>
            {one.savedBy && <Who className="history-who" email={one.savedBy} />}
            <span className="history-words">
              {wordsOf(one).map((words) => (
                <span key={words.en} className="state-badge">
                  {say(words)}
                </span>
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
