import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { openingState } from '../../../domain/time/opening-schedule.ts';
import { type Language, t } from '../../i18n/language.ts';
import { useRootData } from '../../root-data.ts';
import { Fold } from '../../ui/pieces/fold.tsx';
import { StateNow } from '../../ui/text/opening-hours.tsx';
import { OfficeHours } from './office-hours.tsx';
import { type OfficeTimes, scheduleOf } from './office-schedule.ts';
import { hasWay, OfficeWay } from './office-way.tsx';

interface OfficeDetailsProps {
  office: OfficeTimes & { entrance?: Bilingual; transport?: Bilingual };
  language: Language;
  /** The moment of the answer. */
  now: Date;
}

const HOURS = { el: 'Ωράριο', en: 'Opening hours' };
const HOURS_AND_WAY = { el: 'Ωράριο και πρόσβαση', en: 'Opening hours and how to get there' };

/**
 * Whether an office is open; the hours of its week and the way in, which a phone with many offices shows when asked.
 */
export function OfficeDetails({ office, language, now }: OfficeDetailsProps) {
  const settings = useRootData()?.site?.settings;
  const { entrance = NOTHING, transport = NOTHING } = office;
  const way = { entrance, transport };
  if (office.hours.length === 0) return <OfficeWay office={way} language={language} />;
  return (
    <>
      <StateNow state={openingState(scheduleOf(office, settings), now)} language={language} />
      <Fold title={t(hasWay(way) ? HOURS_AND_WAY : HOURS, language)} look="quiet" isBare>
        <OfficeHours office={office} language={language} now={now} showsState={false} showsComing />
        <OfficeWay office={way} language={language} />
      </Fold>
    </>
  );
}

const NOTHING: Bilingual = { el: '', en: '' };
