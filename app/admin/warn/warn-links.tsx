import {
  CircleEllipsis,
  Droplet,
  Flame,
  House,
  type LucideIcon,
  Snowflake,
  ThermometerSun,
  TriangleAlert,
  Waves,
} from 'lucide-react';
import { Link } from 'react-router';
import { ALERT_KINDS, type AlertKind } from '../../../domain/content-types/alert.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { WARN_TEXTS } from './warn-texts.ts';

import './warn.css';

const ICONS: Record<AlertKind, LucideIcon> = {
  fire: Flame,
  flood: Waves,
  earthquake: House,
  heat: ThermometerSun,
  snow: Snowflake,
  water: Droplet,
  road: TriangleAlert,
  other: CircleEllipsis,
};

/** The first of the two taps of a warning: what is happening. */
export function WarnLinks({ heading = WARN_TEXTS.title }: { heading?: typeof WARN_TEXTS.title }) {
  const { say, lang } = useAdminLanguage();
  return (
    <section aria-labelledby="warn-links">
      <h2 id="warn-links">{say(heading)}</h2>
      <ul className="warn-links">
        {ALERT_KINDS.map(({ value, label }) => {
          const Icon = ICONS[value];
          return (
            <li key={value}>
              <Link to={`/admin/warn?kind=${value}`}>
                <Icon aria-hidden size={20} />
                {label[lang]}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
