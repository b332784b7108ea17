import { href, type Language, localise } from '../../i18n/language.ts';
import { Accordion } from '../../ui/pieces/accordion.tsx';
import { ContactCard } from '../../ui/pieces/contact-card.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { OfficeHours } from '../opening/office-hours.tsx';
import type { ServiceDetails } from './load-service.ts';

interface QuestionsProps {
  questions: ServiceDetails['data']['questions'];
  language: Language;
  /** The slug of their service, where those of several stand on a page. */
  of?: string;
}

/** Questions that people ask about a service; each opens its answer. */
export function Questions({ questions, language, of }: QuestionsProps) {
  return (
    <Accordion
      items={questions.map(({ question, answer }, at) => ({
        id: `${of ? `${of}-` : ''}question-${at + 1}`,
        title: localise(question, language),
        content: (
          <p className="measure">
            <WordsOf words={localise(answer, language)} />
          </p>
        ),
      }))}
    />
  );
}

/** The laws and decisions on which a service is founded. */
export function LegalBasis({
  laws,
  language,
}: {
  laws: ServiceDetails['data']['legalBasis'];
  language: Language;
}) {
  return (
    <ul className="measure list-disc ps-6">
      {laws.map(({ title, link }) => (
        <li key={title.el}>
          {link ? (
            <TextLink href={href(link, language)}>
              <WordsOf words={localise(title, language)} />
            </TextLink>
          ) : (
            <WordsOf words={localise(title, language)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Where one goes: address, phone and hours of the office. */
export function OfficeCard({
  office,
  now,
  language,
}: {
  office: NonNullable<ServiceDetails['office']>;
  now: Date;
  language: Language;
}) {
  const { address, coordinates } = office;
  return (
    <ContactCard
      title={localise(office.name, language)}
      text={localise(office.description, language)}
      address={address.el || address.en ? localise(address, language) : undefined}
      {...(coordinates && { mapHref: href('/map', language) })}
      phones={office.phone ? [{ number: office.phone }] : []}
      email={office.email || undefined}
    >
      <OfficeHours showsComing office={office} language={language} now={now} className="max-w-96" />
    </ContactCard>
  );
}
