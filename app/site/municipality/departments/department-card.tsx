import type { EntryData } from '../../../../domain/content/model/content-type.ts';
import type { department } from '../../../../domain/content-types/department.ts';
import { entryPath } from '../../../../domain/screens/entry-path.ts';
import { href, type Language, localise, t } from '../../../i18n/language.ts';
import { ContactCard } from '../../../ui/pieces/contact-card.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { OfficeHours } from '../../opening/office-hours.tsx';

const DUTIES = { el: 'Αρμοδιότητες της διεύθυνσης', en: 'What the department does' };

interface DepartmentCardProps {
  department: EntryData<typeof department> & { slug: string };
  now: Date;
  language: Language;
}

/** How and when to reach the department that is in charge of something. */
export function DepartmentCard({ department, now, language }: DepartmentCardProps) {
  const { address } = department;
  return (
    <ContactCard
      title={localise(department.name, language)}
      address={address.el || address.en ? localise(address, language) : undefined}
      phones={department.phone ? [{ number: department.phone }] : []}
      email={department.email || undefined}
    >
      <div className="grid gap-x-10 gap-y-4 sm:max-lg:grid-cols-[1fr_auto] sm:items-end xl:grid-cols-[1fr_auto]">
        <OfficeHours office={department} language={language} now={now} className="max-w-96" />
        <p className="no-print">
          <TextLink href={href(entryPath('department', department), language)} arrow>
            {t(DUTIES, language)}
          </TextLink>
        </p>
      </div>
    </ContactCard>
  );
}
