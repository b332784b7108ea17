import type { OpeningPeriod } from '../../../domain/time/opening-period.ts';
import type { Language } from '../../i18n/language.ts';
import { useRootData } from '../../root-data.ts';
import { OfficeHours } from './office-hours.tsx';

interface TownHallHoursProps {
  hours: OpeningPeriod[];
  language: Language;
  now: Date;
  showsComing?: boolean;
  showsNext?: boolean;
  className?: string;
}

/** The hours of the town hall, with what staff entered at its own entry among the offices. */
export function TownHallHours({ hours, ...props }: TownHallHoursProps) {
  const exceptions = useRootData()?.site?.townHallExceptions ?? [];
  return <OfficeHours {...props} office={{ hours, exceptions }} />;
}
