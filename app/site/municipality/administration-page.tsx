import { getSingleton, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { department } from '../../../domain/content-types/department.ts';
import { mayor } from '../../../domain/content-types/mayor.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { Mail } from '../../ui/pictures/icons.tsx';
import { NamedIcon } from '../../ui/pictures/named-icon.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ContactCard } from '../../ui/pieces/contact-card.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../pages/section-screen.tsx';
import { TextBody } from '../pages/text-body.tsx';
import { pictureSource } from '../picture-source.ts';
import type { Route } from './+types/administration-page';
import { ADMINISTRATION_TEXTS as TEXTS, termOf } from './municipality-texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, facts, person, departments] = await Promise.all([
    loadSectionScreen(services.db, language, '/municipality/administration'),
    getSingleton(services.db, settings),
    getSingleton(services.db, mayor),
    listEntries(services.db, department),
  ]);
  const pictures = await findPictures(services.db, [person.data.photo]);
  return {
    screen,
    memberCount: facts.data.councilMembers,
    term: facts.data.councilTerm,
    mayor: person.data,
    photo: pictures.get(person.data.photo ?? ''),
    departments: departments.filter((entry) => entry.data.inAdministration),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return describeScreen(matches[0].loaderData, describeSectionScreen(loaderData.screen, TEXTS));
}

/** Who runs the municipality: the mayor, the council, three departments. */
export default function AdministrationPage({ loaderData }: Route.ComponentProps) {
  const { screen, memberCount, term, mayor: person, photo, departments } = loaderData;
  const { language, text } = screen;
  const portrait = pictureSource(photo, language);
  return (
    <SectionScreen screen={screen} texts={TEXTS}>
      <TextBody text={text} language={language} />
      <section aria-labelledby="mayor" className="mt-14">
        <SectionHeading id="mayor" title={t(TEXTS.mayor, language)} />
        <div className="panel grid items-center gap-8 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] sm:gap-10">
          {portrait && (
            <Picture
              picture={portrait}
              sizes="(min-width: 40rem) 12rem, 88vw"
              className="aspect-[4/5] w-full rounded-sm object-cover"
            />
          )}
          <ContactCard
            isFramed={false}
            title={localise(person.name, language)}
            text={localise(person.title, language)}
            phones={person.phone ? [{ number: person.phone }] : []}
            email={person.email || undefined}
          >
            <TextLink href={href('/municipality/mayor', language)} arrow>
              {t(TEXTS.mayorMessage, language)}
            </TextLink>
          </ContactCard>
        </div>
      </section>
      <section aria-labelledby="council" className="mt-16">
        <SectionHeading id="council" title={t(TEXTS.council, language)} />
        <div className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          {memberCount && (
            <p className="border-t-2 border-focus pt-3">
              <span className="block text-5xl font-semibold tracking-tight">{memberCount}</span>
              <span className="text-muted">{t(TEXTS.members, language)}</span>
            </p>
          )}
          <p className="max-w-[52ch]">
            {t(TEXTS.councilText, language)}
            {term ? ` ${t(termOf(term), language)}` : ''}
          </p>
        </div>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <TextLink href={href('/municipality/council', language)} arrow>
            {t(TEXTS.membersLink, language)}
          </TextLink>
          <TextLink href={href('/council-meetings', language)} arrow>
            {t(TEXTS.meetings, language)}
          </TextLink>
        </p>
      </section>
      {departments.length > 0 && (
        <section aria-labelledby="departments" className="mt-16">
          <SectionHeading
            id="departments"
            title={t(TEXTS.departments, language)}
            link={{
              href: href('/municipality/departments', language),
              text: t(TEXTS.allDepartments, language),
            }}
          />
          <div className="border-t border-line">
            {departments.map(({ id, slug, data }) => (
              <article
                key={id}
                aria-labelledby={slug}
                className="flex gap-5 border-b border-line py-6"
              >
                <span className="icon-card-icon" aria-hidden="true">
                  <NamedIcon name={data.icon} />
                </span>
                <div className="min-w-0">
                  <h3 id={slug} className="text-xl">
                    <a
                      href={href(entryPath('department', { slug }), language)}
                      className="text-link"
                    >
                      <WordsOf words={localise(data.name, language)} />
                    </a>
                  </h3>
                  {(data.head.el || data.head.en) && (
                    <p className="mt-1 text-sm text-muted">
                      {t(TEXTS.head, language)} <WordsOf words={localise(data.head, language)} />
                    </p>
                  )}
                  {data.email && (
                    <a
                      href={`mailto:${data.email}`}
                      className="text-link mt-1 inline-flex min-h-11 items-center gap-2"
                    >
                      <Mail className="size-5 flex-none" />
                      <span className="min-w-0 wrap-anywhere">{data.email}</span>
                    </a>
                  )}
                </div>
              </article>
            ))}
          </div>
        </section>
      )}
    </SectionScreen>
  );
}
