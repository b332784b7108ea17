import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { mayor } from '../../../domain/content-types/mayor.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ContactCard } from '../../ui/pieces/contact-card.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { describeScreen } from '../describe-screen.ts';
import { lowerHeadings } from '../pages/heading-ids.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../pages/section-screen.tsx';
import { TextBody } from '../pages/text-body.tsx';
import { pictureSource } from '../picture-source.ts';
import { showTextsOf } from '../texts/show-texts.ts';
import type { Route } from './+types/mayor-page';
import { MAYOR_TEXTS as TEXTS } from './municipality-texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, entry] = await Promise.all([
    loadSectionScreen(services.db, language, '/municipality/mayor'),
    getSingleton(services.db, mayor).then((stored) => showTextsOf(services.db, mayor, stored)),
  ]);
  const pictures = await findPictures(services.db, [entry.data.photo]);
  return { screen, mayor: entry.data, photo: pictures.get(entry.data.photo ?? '') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { screen, mayor: person, photo } = loaderData;
  const root = matches[0].loaderData;
  return describeScreen(root, {
    ...describeSectionScreen(screen, TEXTS),
    ...(photo && { picture: photo }),
    jsonLd: [
      {
        '@type': 'Person',
        name: localise(person.name, screen.language).text,
        jobTitle: localise(person.title, screen.language).text,
        email: person.email || undefined,
        telephone: person.phone || undefined,
        worksFor: { '@id': `${root?.siteUrl}/#municipality` },
      },
    ],
  });
}

/** The mayor's message and how to reach the office. */
export default function MayorPage({ loaderData }: Route.ComponentProps) {
  const { screen, mayor: person, photo } = loaderData;
  const { language, text } = screen;
  const message = localise(person.message, language);
  const portrait = pictureSource(photo, language);
  return (
    <SectionScreen screen={screen} texts={TEXTS} picture={null}>
      <div className="mb-14 grid items-start gap-8 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-10">
        {portrait && (
          <Picture
            picture={portrait}
            sizes="(min-width: 40rem) 15rem, 92vw"
            priority
            className="aspect-[4/5] w-full rounded-lg object-cover"
          />
        )}
        <ContactCard
          isFramed={false}
          headingLevel={2}
          title={localise(person.name, language)}
          text={localise(person.title, language)}
          address={localise(person.office, language)}
          phones={person.phone ? [{ number: person.phone }] : []}
          email={person.email || undefined}
        />
      </div>
      <section aria-labelledby="message">
        <SectionHeading id="message" title={t(TEXTS.message, language)} />
        <Prose language={language} html={lowerHeadings(message.text)} lang={message.lang} />
      </section>
      {text?.html && (
        <section aria-labelledby="role" className="mt-16">
          <SectionHeading id="role" title={t(TEXTS.role, language)} />
          <TextBody text={text} language={language} />
        </section>
      )}
    </SectionScreen>
  );
}
