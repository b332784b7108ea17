import type { ReactNode } from 'react';
import { getSingleton, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { office as officeType } from '../../../domain/content-types/office.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { unit as unitType } from '../../../domain/content-types/unit.ts';
import {
  parseContactMessage,
  parseShortMessage,
  SHORT_SUBJECTS,
} from '../../../domain/inbox/forms/contact-forms.ts';
import { readReceipt } from '../../../domain/inbox/forms/receipt.ts';
import { mapAddress } from '../../../domain/places/map-address.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { findFilled } from '../../../domain/site-menu/load-menus.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { Band } from '../../ui/page/band.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { ContactCard } from '../../ui/pieces/contact-card.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { Panel } from '../../ui/pieces/panel.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { handleForm, newFormToken } from '../forms/handle-form.ts';
import { receiveOn } from '../forms/receive-on.ts';
import { governmentOrganization, openingHoursSpecification } from '../government-organization.ts';
import { LiveMap } from '../map/live-map.tsx';
import { loadMapAround, loadWholeMap } from '../map/load-maps.ts';
import { MapBlock } from '../map/map-block.tsx';
import { chosenOnStreets, WhereToFindUs } from '../map/where-to-find-us.tsx';
import { MAP_TEXTS } from '../map-texts.ts';
import { OfficeHours } from '../opening/office-hours.tsx';
import { TownHallHours } from '../opening/town-hall-hours.tsx';
import { hasOffice } from '../units/has-office.ts';
import type { Route } from './+types/contact-page';
import { CONTACT_FORM_TEXTS, CONTACT_TEXTS as texts } from './contact-texts.ts';
import { FullContactForm } from './full-contact-form.tsx';
import { ShortContactForm } from './short-contact-form.tsx';
import { subjectOf } from './subject-of.ts';

/** The map opens at the building itself. */
const TOWN_HALL_ZOOM = 17;
const DEPARTMENTS = '/municipality/departments';

export const handle = { parameters: ['sent', 'about'] };

const FIELDS = ['form', 'firstName', 'lastName', 'name', 'email', 'phone', 'subject', 'message'];

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const { db } = services;
  const [{ data: office }, offices, units, streets, isFilled] = await Promise.all([
    getSingleton(db, settings),
    listEntries(db, officeType),
    listEntries(db, unitType),
    loadWholeMap(db, 'centre'),
    findFilled(db),
  ]);
  const sent = url.searchParams.get('sent') ?? '';
  return {
    language,
    office,
    offices,
    hasDepartments: isFilled(DEPARTMENTS),
    unitOffices: units
      .filter(
        ({ data }) => hasOffice(data) && !office.phones.some(({ number }) => number === data.phone),
      )
      .map(({ slug, data }) => ({ slug, name: data.name })),
    streets,
    ground: await loadMapAround(db, office.coordinates),
    now: services.now(),
    token: await newFormToken(services),
    subjects: SHORT_SUBJECTS,
    reference: await readReceipt(services.db, sent),
    subject: await subjectOf(services.db, url.searchParams.get('about'), language),
  };
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, {
    fields: FIELDS,
    parse: (values, language) =>
      values.form === 'short'
        ? parseShortMessage(values, language)
        : parseContactMessage(values, language),
    ...receiveOn('/contact'),
  });
}

/** A temporary refusal says how long to wait (`Retry-After`). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  if (!loaderData || !root) return [];
  const { language, office } = loaderData;
  return describeScreen(root, {
    path: '/contact',
    title: t(screenAt('/contact').title, language),
    description: t(texts.lead, language),
    breadcrumb: [{ title: t(screenAt('/contact').title, language), path: '/contact' }],
    jsonLd: [
      {
        ...governmentOrganization(
          office,
          root.siteUrl,
          language,
          loaderData.now,
          root.site?.townHallExceptions,
        ),
        contactPoint: {
          '@type': 'ContactPoint',
          telephone: office.phones[0]?.number,
          email: office.email,
          availableLanguage: ['el', 'en'],
          hoursAvailable: openingHoursSpecification(office.contactHours),
        },
      },
    ],
    noIndex: loaderData.reference !== null,
  });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasDepartments } = loaderData;
  const { language, office, offices, unitOffices, streets, now, subjects, reference, subject } =
    loaderData;
  const token = actionData?.token ?? loaderData.token;
  const values = actionData?.values ?? (subject ? { subject } : undefined);
  const form = { language, token, values, errors: actionData?.errors };
  const position = office.coordinates;
  const hasPins = chosenOnStreets(offices, streets).length > 0;
  const hasMap = position || hasPins;
  return (
    <>
      <PageHeader
        kind="front"
        title={t(screenAt('/contact').title, language)}
        lead={t(texts.lead, language)}
        language={language}
        breadcrumb={[]}
      />
      <div className="wrap grid gap-x-16 gap-y-12 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {reference && (
          <div className="lg:col-span-2">
            <Notice tone="success" title={t(texts.success, language)} isAnswer>
              <p className="mt-1">
                {t(texts.reference, language)} <strong className="tabular">{reference}</strong>
              </p>
              <p>{t(texts.keepReference, language)}</p>
            </Notice>
          </div>
        )}
        <div className="grid content-start gap-6 lg:order-last">
          <ContactCard
            title={t(texts.townHall, language)}
            headingLevel={2}
            address={`${localise(office.street, language).text}, ${office.postalCode} ${localise(office.city, language).text}`}
            mapHref={hasMap ? '#map' : undefined}
            phones={office.phones.map(({ number, label }) => ({
              number,
              label: localise(label, language),
            }))}
            email={office.email}
          >
            {(office.hours.length > 0 || office.contactHours.length > 0) && (
              <div className="grid gap-6">
                {office.hours.length > 0 && (
                  <Hours title={t(texts.deskHours, language)}>
                    <TownHallHours
                      showsComing
                      showsNext
                      hours={office.hours}
                      language={language}
                      now={now}
                    />
                  </Hours>
                )}
                {office.contactHours.length > 0 && (
                  <Hours title={t(texts.phoneHours, language)}>
                    <OfficeHours
                      office={{ hours: office.contactHours }}
                      language={language}
                      now={now}
                    />
                  </Hours>
                )}
              </div>
            )}
          </ContactCard>
          {hasDepartments && (
            <div>
              <h2 className="text-xl">{t(texts.departmentsTitle, language)}</h2>
              <p className="mt-2 text-muted">{t(texts.departmentsText, language)}</p>
              <TextLink href={href(DEPARTMENTS, language)} arrow>
                {t(texts.departmentsLink, language)}
              </TextLink>
            </div>
          )}
          {unitOffices.length > 0 && (
            <nav aria-labelledby="unit-offices">
              <h2 id="unit-offices" className="text-xl">
                {t(texts.unitsTitle, language)}
              </h2>
              <p className="mt-2 text-muted">{t(texts.unitsText, language)}</p>
              <ul className="mt-1 flex flex-wrap gap-x-6">
                {unitOffices.map(({ slug, name }) => (
                  <li key={slug}>
                    <TextLink
                      href={`${href('/municipality/departments', language)}#unit-${slug}`}
                      className="inline-flex min-h-11 items-center"
                    >
                      <WordsOf words={localise(name, language)} />
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <Panel className="self-start">
          <h2 id="form" className="mb-6 text-2xl">
            {t(CONTACT_FORM_TEXTS.title, language)}
          </h2>
          {actionData?.values.form === 'short' ? (
            <ShortContactForm {...form} subjects={subjects} />
          ) : (
            <FullContactForm {...form} />
          )}
        </Panel>
      </div>
      {hasMap && (
        <Band tone="sand" id="map" labelledBy="map-title">
          <SectionHeading id="map-title" title={t(texts.mapTitle, language)} />
          {hasPins && (
            <WhereToFindUs
              map={streets}
              offices={offices}
              language={language}
              now={now}
              toldAbove={position}
            >
              {position && (
                <div className="no-print mt-6">
                  <LiveMap {...position} name={texts.townHall} height={300} language={language} />
                </div>
              )}
            </WhereToFindUs>
          )}
          {position && !hasPins && (
            <>
              <MapBlock
                {...position}
                ground={loaderData.ground}
                name={texts.townHall}
                height={300}
                language={language}
              />
              <p className="mt-6">
                <TextLink href={mapAddress(position, TOWN_HALL_ZOOM)}>
                  {t(MAP_TEXTS.open, language)}
                </TextLink>
              </p>
            </>
          )}
        </Band>
      )}
    </>
  );
}

/** One of the two timetables: on Saturdays the offices are closed to visitors but answer the phone. */
function Hours({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 text-base">{title}</h3>
      {children}
    </div>
  );
}
