import type { EntryData } from '../../../../domain/content/model/content-type.ts';
import type { department } from '../../../../domain/content-types/department.ts';
import { type Language, localise, t } from '../../../i18n/language.ts';
import { ContactCard } from '../../../ui/pieces/contact-card.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { OfficeHours } from '../../opening/office-hours.tsx';
import { DEPARTMENTS_TEXTS as TEXTS } from './departments-texts.ts';

interface DepartmentDetailsProps {
  department: EntryData<typeof department>;
  language: Language;
  now: Date;
}

/** What a department does, who heads it, how and when to reach it. */
export function DepartmentDetails({ department: data, language, now }: DepartmentDetailsProps) {
  return (
    <div className="grid gap-6">
      <p className="max-w-[64ch]">
        <WordsOf words={localise(data.description, language)} />
      </p>
      <div className="grid gap-x-12 gap-y-6 md:max-lg:grid-cols-2 xl:grid-cols-2">
        <div>
          {(data.head.el || data.head.en) && (
            <p className="mb-2">
              <span className="block text-sm text-muted">{t(TEXTS.head, language)}</span>
              <span className="font-semibold">
                <WordsOf words={localise(data.head, language)} />
              </span>
            </p>
          )}
          <ContactCard
            isFramed={false}
            address={localise(data.address, language)}
            phones={data.phone ? [{ number: data.phone }] : []}
            email={data.email || undefined}
          />
        </div>
        {data.hours.length > 0 && (
          <div>
            <h4 className="mb-2 text-sm font-normal text-muted">{t(TEXTS.hours, language)}</h4>
            <OfficeHours showsComing office={data} language={language} now={now} />
          </div>
        )}
      </div>
    </div>
  );
}
