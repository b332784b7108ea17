import { Fragment } from 'react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { DAY_MS } from '../../../domain/time/durations.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import {
  type Hours,
  hasHours,
  type OpeningSchedule,
  type OpeningState,
  openingState,
  type UnusualDays,
  unusualSpells,
  weekdayOf,
} from '../../../domain/time/opening-schedule.ts';
import { formatDateWithWeekday, formatLongDate } from '../../i18n/dates.ts';
import type { Language } from '../../i18n/language.ts';
import { localise, t } from '../../i18n/language.ts';
import { DOT } from './dot.ts';
import type { DayGroup } from './opening-hours-model.ts';
import { groupDays } from './opening-hours-model.ts';
import { WordsOf } from './words.tsx';

interface OpeningHoursProps {
  schedule: OpeningSchedule;
  language: Language;
  /** The moment at which the page is rendered, to say whether it is open; without it only the week is shown. */
  now?: Date | undefined;
  /** Whether it says if it is open now; not where `StateNow` stands elsewhere on the page. */
  showsState?: boolean;
  /** Whether the days of the next two weeks that have other hours are listed. */
  showsComing?: boolean;
  /**
   * Whether the next such day after these is named where there is none: who plans a visit asks for the next holiday.
   */
  showsNext?: boolean;
  className?: string;
}

const DAYS: Bilingual[] = [
  { el: 'Δευτέρα', en: 'Monday' },
  { el: 'Τρίτη', en: 'Tuesday' },
  { el: 'Τετάρτη', en: 'Wednesday' },
  { el: 'Πέμπτη', en: 'Thursday' },
  { el: 'Παρασκευή', en: 'Friday' },
  { el: 'Σάββατο', en: 'Saturday' },
  { el: 'Κυριακή', en: 'Sunday' },
];

export const HOURS_TEXTS = {
  closed: { el: 'Κλειστά', en: 'Closed' },
  isOpen: { el: 'Ανοιχτό', en: 'Open' },
  isClosed: { el: 'Κλειστό', en: 'Closed' },
  closes: { el: 'κλείνει', en: 'closes' },
  opens: { el: 'ανοίγει', en: 'opens' },
  today: { el: 'Σήμερα:', en: 'Today:' },
  coming: { el: 'Άλλες ώρες τις επόμενες ημέρες', en: 'Other hours in the coming days' },
  next: { el: 'Επόμενη ημέρα με άλλες ώρες', en: 'Next day with other hours' },
};

/** The days ahead whose other hours are listed. */
const DAYS_AHEAD = 14;
/** In so many days there is a holiday, also in summer. */
const HALF_A_YEAR = 183;
/** From so many days on, the name of a day says too little. */
const WEEK = 7;

const nameOf = (day: number, language: Language) =>
  t(DAYS[day - 1] ?? { el: '', en: '' }, language);

/** `Monday–Friday` */
export function dayNames({ from, to }: DayGroup, language: Language): string {
  return from === to ? nameOf(from, language) : `${nameOf(from, language)}–${nameOf(to, language)}`;
}

/** `Open · closes 15:00`, `Closed · opens Monday 08:00`. */
function stateWords({ isOpen, today, changes }: OpeningState, language: Language): string {
  const state = t(isOpen ? HOURS_TEXTS.isOpen : HOURS_TEXTS.isClosed, language);
  if (!changes) return state;
  const { day, time } = changes;
  const daysAhead = (Date.parse(day) - Date.parse(today.day)) / DAY_MS;
  const name =
    daysAhead === 0
      ? ''
      : daysAhead < WEEK
        ? `${nameOf(weekdayOf(day), language)} `
        : `${formatDateWithWeekday(day, language)} `;
  const verb = t(isOpen ? HOURS_TEXTS.closes : HOURS_TEXTS.opens, language);
  return `${state}${DOT}${verb} ${name}${time}`;
}

/** The hours of a week in as few lines as they need, whether it is open now, and what differs in the next days. */
export function OpeningHours(props: OpeningHoursProps) {
  const { schedule, language, now, showsState = true, className = '' } = props;
  const { showsComing, showsNext } = props;
  if (!hasHours(schedule)) return null;
  const state = now && showsState && openingState(schedule, now);
  const ahead = (days: number) => (now ? unusualSpells(schedule, dayInGreece(now), days) : []);
  const coming = showsComing ? ahead(DAYS_AHEAD) : [];
  const [next] = showsNext && coming.length === 0 ? ahead(HALF_A_YEAR) : [];
  return (
    <div className={className}>
      {state && <StateNow state={state} language={language} />}
      <dl className="tabular grid gap-1.5">
        {groupDays(schedule.periods).map((group) => (
          <div
            key={group.from}
            className="flex flex-wrap justify-between gap-x-2 print:flex-nowrap"
          >
            <dt className="print:whitespace-nowrap">{dayNames(group, language)}</dt>
            <dd className="ms-auto text-end text-muted">
              <HoursOfDay hours={group.hours} language={language} />
            </dd>
          </div>
        ))}
      </dl>
      {coming.length > 0 && (
        <OtherDays title="coming" days={coming} schedule={schedule} language={language} />
      )}
      {next && <OtherDays title="next" days={[next]} schedule={schedule} language={language} />}
    </div>
  );
}

/** Whether it is open now. Not printed: on paper it would be true for a moment. */
export function StateNow({ state, language }: { state: OpeningState; language: Language }) {
  const { isOpen, today } = state;
  return (
    <div className="mb-2.5 print:hidden">
      <p className={`open-state ${isOpen ? 'is-open' : ''}`.trim()}>
        {stateWords(state, language)}
      </p>
      {today.reason && (
        <p className="text-sm text-muted">
          {t(HOURS_TEXTS.today, language)} <WordsOf words={localise(today.reason, language)} />
        </p>
      )}
    </div>
  );
}

function HoursOfDay({ hours, language }: { hours: Hours[]; language: Language }) {
  if (hours.length === 0) return t(HOURS_TEXTS.closed, language);
  return hours.map(({ opens, closes }, index) => (
    <Fragment key={opens}>
      {index > 0 && ', '}
      <span className="whitespace-nowrap">{`${opens}–${closes}`}</span>
    </Fragment>
  ));
}

interface OtherDaysProps {
  title: 'coming' | 'next';
  days: UnusualDays[];
  schedule: OpeningSchedule;
  language: Language;
}

function OtherDays({ title, days, schedule, language }: OtherDaysProps) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="mb-1.5 text-sm font-semibold">{t(HOURS_TEXTS[title], language)}</p>
      <dl className="tabular grid gap-2">
        {days.map((spell) => {
          const { from, to, hours, reason } = spell;
          const weekdays = weekdaysOf(spell, schedule, language);
          return (
            <div key={from} className="flex flex-wrap justify-between gap-x-4">
              <dt>
                {from === to
                  ? formatDateWithWeekday(from, language)
                  : `${formatLongDate(from, language)} – ${formatLongDate(to, language)}`}
                {weekdays && <span className="block">{weekdays}</span>}
                {reason && (
                  <span className="block text-sm text-muted">
                    <WordsOf words={localise(reason, language)} />
                  </span>
                )}
              </dt>
              <dd className="ms-auto text-end text-muted">
                <HoursOfDay hours={hours} language={language} />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** The days of the week on which hours of weeks hold, `Monday–Friday`: the others between stay closed. */
function weekdaysOf(
  { from, to, hours }: UnusualDays,
  { periods }: OpeningSchedule,
  language: Language,
): string {
  const open = groupDays(periods).filter((group) => group.hours.length > 0);
  const isEveryDay = open.length === 0 || (open[0]?.from === 1 && open.at(-1)?.to === WEEK);
  if (hours.length === 0 || addDays(from, WEEK) > to || isEveryDay) return '';
  return open.map((group) => dayNames(group, language)).join(', ');
}
