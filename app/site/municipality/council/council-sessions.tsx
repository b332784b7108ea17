import type { Entry } from '../../../../domain/content/model/entry.ts';
import type { councilSession } from '../../../../domain/content-types/council-session.ts';
import type { Download } from '../../../../domain/media/pictures/picture.ts';
import { entryPath } from '../../../../domain/screens/entry-path.ts';
import {
  formatDateWithWeekday,
  formatLongDate,
  formatTimeRange,
  formatWeekday,
} from '../../../i18n/dates.ts';
import { sayOtherLanguage } from '../../../i18n/document-words.ts';
import { href, htmlLang, type Language, localise, t } from '../../../i18n/language.ts';
import { Clock, Download as DownloadIcon, MapPin } from '../../../ui/pictures/icons.tsx';
import { DateLeaf } from '../../../ui/pieces/date-leaf.tsx';
import { formatFileSize } from '../../../ui/text/file-size.ts';
import { WordsOf } from '../../../ui/text/words.tsx';
import { COUNCIL_TEXTS as TEXTS } from './council-texts.ts';

export type CouncilSession = Entry<typeof councilSession>;

interface CouncilSessionsProps {
  sessions: CouncilSession[];
  /** By id. */
  minutes: Map<string, Download>;
  language: Language;
  /** Shows the full agenda and an anchor for each session; otherwise the title links there. */
  isFull?: boolean;
}

/** Sessions of the council: day, hour, place, and the minutes where they are ready. */
export function CouncilSessions({
  sessions,
  minutes,
  language,
  isFull = false,
}: CouncilSessionsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className="border-t border-line">
      {sessions.map((session) => {
        const { title, startsAt, location, agenda } = session.data;
        const day = (startsAt ?? '').slice(0, 10);
        const file = minutes.get(session.data.minutes ?? '');
        return (
          <li
            key={session.id}
            id={isFull ? session.slug : undefined}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-b border-line py-7 sm:gap-x-8"
          >
            <div className="sm:row-span-2">
              <DateLeaf day={day} language={language} />
            </div>
            <div className="min-w-0">
              <h3 className="text-xl">
                {isFull ? (
                  <WordsOf words={localise(title, language)} />
                ) : (
                  <a
                    href={href(entryPath('council-session', session), language)}
                    className="text-link"
                  >
                    <WordsOf words={localise(title, language)} />
                  </a>
                )}
              </h3>
              <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
                <span className="inline-flex items-center gap-2">
                  <Clock className="size-4 flex-none text-accent" />
                  <time dateTime={startsAt ?? undefined}>
                    {dayBeside(localise(title, language).text, day, language)},{' '}
                    {formatTimeRange(startsAt ?? '', null)}
                  </time>
                </span>
                {(location.el || location.en) && (
                  <span className="inline-flex items-center gap-2">
                    <MapPin className="size-4 flex-none text-accent" />
                    <WordsOf words={localise(location, language)} />
                  </span>
                )}
              </p>
            </div>
            <div className="col-span-full min-w-0 sm:col-span-1">
              {isFull && agenda.length > 0 && (
                <>
                  <h4 className="mt-6 text-base">{t(TEXTS.agenda, language)}</h4>
                  <ol className="mt-3 grid max-w-[64ch] list-decimal gap-2 ps-6 marker:font-semibold marker:text-accent">
                    {agenda.map(({ item }) => (
                      <li key={item.el} className="ps-1">
                        <WordsOf words={localise(item, language)} />
                      </li>
                    ))}
                  </ol>
                </>
              )}
              <Minutes file={file} day={day} language={language} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The day of a session beside its title: the weekday is enough where the title says the date. */
function dayBeside(title: string, day: string, language: Language): string {
  const isSaid = title.includes(formatLongDate(day, language));
  return isSaid ? formatWeekday(day, language) : formatDateWithWeekday(day, language);
}

function Minutes({
  file,
  day,
  language,
}: {
  file: Download | undefined;
  day: string;
  language: Language;
}) {
  const other = file && sayOtherLanguage(file.language, htmlLang(language));
  if (!file) return <p className="mt-4 text-sm text-muted">{t(TEXTS.noMinutes, language)}</p>;
  return (
    <p className="mt-3">
      <a
        href={file.url}
        hrefLang={file.language || undefined}
        download
        className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <DownloadIcon className="size-5 flex-none" />
        <span>
          {t(TEXTS.minutes, language)}
          <span className="sr-only">, {formatDateWithWeekday(day, language)}</span>{' '}
          <span className="font-normal text-muted">
            ({file.type}, {formatFileSize(file.sizeBytes, language)}
            {other && `, ${other}`})
          </span>
        </span>
      </a>
    </p>
  );
}
