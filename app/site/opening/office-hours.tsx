import type { Language } from '../../i18n/language.ts';
import { useRootData } from '../../root-data.ts';
import { OpeningHours } from '../../ui/text/opening-hours.tsx';
import { type OfficeTimes, scheduleOf } from './office-schedule.ts';

interface OfficeHoursProps {
  office: OfficeTimes;
  language: Language;
  /** The moment of the answer; without it only the week is shown. */
  now?: Date | undefined;
  showsState?: boolean;
  showsComing?: boolean;
  showsNext?: boolean;
  className?: string;
}

/** The hours of an office, true on holidays and on the days that staff entered. */
export function OfficeHours({ office, ...props }: OfficeHoursProps) {
  const settings = useRootData()?.site?.settings;
  return <OpeningHours {...props} schedule={scheduleOf(office, settings)} />;
}
