import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { formatLongDate, formatNumber } from '../../i18n/dates.ts';
import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { LastUpdated } from '../../ui/page/last-updated.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { PreviousNext } from '../../ui/page/previous-next.tsx';
import { SideNavigation } from '../../ui/page/side-navigation.tsx';
import { TableOfContents } from '../../ui/page/table-of-contents.tsx';
import { Building } from '../../ui/pictures/icons.tsx';
import { Accordion } from '../../ui/pieces/accordion.tsx';
import { ContactCard } from '../../ui/pieces/contact-card.tsx';
import { DataTable } from '../../ui/pieces/data-table.tsx';
import { DocumentRow } from '../../ui/pieces/document-row.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { FactList } from '../../ui/pieces/fact-list.tsx';
import { Stars } from '../../ui/pieces/stars.tsx';
import { CoordinatesLabel } from '../../ui/text/coordinates-label.tsx';
import { OpeningHours } from '../../ui/text/opening-hours.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { scheduleOf } from '../opening/office-schedule.ts';
import { Sample } from './sample.tsx';
import { CONTENT_TEXTS as TEXTS } from './styleguide-texts.ts';

const HOURS = scheduleOf({
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' },
    { days: [6], opens: '09:00', closes: '13:00' },
  ],
});
const OPEN = new Date('2026-07-06T09:00:00Z');
const CLOSED = new Date('2026-07-05T09:00:00Z');

/** The pieces of inside pages. */
export function StyleguideContent({ language }: { language: Language }) {
  const say = (text: Bilingual) => t(text, language);
  return (
    <>
      <Sample name="Prose">
        <Prose html={say(TEXTS.html)} language={language} />
      </Sample>
      <Sample name="SideNavigation, TableOfContents">
        <div className="grid gap-10 md:grid-cols-2">
          <SideNavigation
            title={say(TEXTS.municipality)}
            href="#municipality"
            items={[
              { label: say(TEXTS.history), href: '#history', current: true },
              { label: say(TEXTS.units), href: '#units' },
              { label: say(TEXTS.transparency), href: '#transparency' },
            ]}
            language={language}
          />
          <TableOfContents
            language={language}
            items={[
              { id: 'who', label: say(TEXTS.who) },
              { id: 'papers', label: say(TEXTS.papers) },
              { id: 'cost', label: say(TEXTS.cost), level: 3 },
            ]}
          />
        </div>
      </Sample>
      <Sample name="Accordion">
        <Accordion
          name="styleguide"
          items={[
            {
              id: 'technical',
              title: say(TEXTS.technical),
              summary: say(TEXTS.technicalSummary),
              icon: <Building />,
              content: <p>{say(TEXTS.sentence)}</p>,
              isOpen: true,
            },
            { id: 'social', title: say(TEXTS.social), content: <p>{say(TEXTS.sentence)}</p> },
          ]}
        />
      </Sample>
      <Sample name="ContactCard, OpeningHours">
        <div className="grid gap-6 md:grid-cols-2">
          <ContactCard
            title={say(TEXTS.townHall)}
            text={say(TEXTS.sentence)}
            address={say(TEXTS.address)}
            mapHref="#map"
            phones={[{ number: '+30 26910 00100', label: say(TEXTS.switchboard) }]}
            email="info@aigialeia.example"
          >
            <OpeningHours schedule={HOURS} language={language} now={OPEN} />
          </ContactCard>
          <ContactCard isFramed={false} title={say(TEXTS.townHall)} address={say(TEXTS.address)}>
            <OpeningHours schedule={HOURS} language={language} now={CLOSED} />
          </ContactCard>
        </div>
      </Sample>
      <Sample name="FactList, CoordinatesLabel, Stars">
        <FactList
          facts={[
            { label: say(TEXTS.population), value: formatNumber(49872, language) },
            { label: say(TEXTS.area), value: formatNumber(723.1, language), unit: say(TEXTS.km2) },
            { label: say(TEXTS.units), value: 6 },
            { label: say(TEXTS.since), value: 2011 },
          ]}
        />
        <div className="measure mt-8">
          <FactList
            look="small"
            facts={[
              {
                label: say(TEXTS.position),
                value: <CoordinatesLabel lat={38.2489} lng={22.0819} language={language} />,
              },
              { label: say(TEXTS.class), value: <Stars count={4} language={language} /> },
            ]}
          />
        </div>
      </Sample>
      <Sample name="DataTable">
        <DataTable
          caption={say(TEXTS.council)}
          columns={[
            { label: say(TEXTS.name) },
            { label: say(TEXTS.role) },
            { label: say(TEXTS.votes), align: 'end' },
          ]}
          rows={[
            {
              key: '1',
              cells: ['Μαρία Σάμπλη', say(TEXTS.president), formatNumber(1204, language)],
            },
            { key: '2', cells: ['Νίκος Δείγμας', say(TEXTS.member), formatNumber(987, language)] },
          ]}
        />
      </Sample>
      <Sample name="DocumentRow, Pagination, PreviousNext, LastUpdated">
        <DocumentRow
          href="#document"
          language={language}
          title={say(TEXTS.document)}
          category={say(TEXTS.budgets)}
          date="2026-03-12"
          fileType="PDF"
          fileSize={1_480_000}
        />
        <DocumentRow
          href="#document"
          language={language}
          title={say(TEXTS.decision)}
          category={say(TEXTS.decisions)}
          date="2026-02-02"
          fileType="PDF"
          fileSize={240_000}
          note={`${say(TEXTS.published)} ${formatLongDate('2026-02-03', language)}`}
        />
        <div className="mt-8 grid gap-10">
          <Pagination
            page={4}
            pageCount={12}
            hrefOf={(page) => `#page-${page}`}
            language={language}
          />
          <PreviousNext
            previous={{ href: '#previous', title: say(TEXTS.document) }}
            next={{ href: '#next', title: say(TEXTS.decision) }}
            language={language}
          />
          <LastUpdated day="2026-07-04" language={language} />
        </div>
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          headingLevel={3}
          title={say(TEXTS.empty)}
          text={say(TEXTS.emptyText)}
          action={
            <ButtonLink href="#reset" variant="secondary">
              {say(TEXTS.reset)}
            </ButtonLink>
          }
        />
      </Sample>
    </>
  );
}
