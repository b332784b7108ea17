import type { ReactNode } from 'react';
import { sayOtherLanguage } from '../../i18n/document-words.ts';
import {
  href,
  htmlLang,
  type Language,
  type LocalisedText,
  localise,
  t,
} from '../../i18n/language.ts';
import { Check } from '../../ui/pictures/icons.tsx';
import { DocumentRow } from '../../ui/pieces/document-row.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { AttachmentRows } from '../files/attachment-rows.tsx';
import { EntryGallery } from '../files/entry-gallery.tsx';
import { DepartmentCard } from '../municipality/departments/department-card.tsx';
import { lowerHeadings } from '../pages/heading-ids.ts';
import { explainTerms, type TermExplainer } from './explain-terms.tsx';
import type { ServiceDetails } from './load-service.ts';
import { LegalBasis, OfficeCard, Questions } from './service-answers.tsx';
import { SERVICE_TEXTS } from './services-texts.ts';
import { StepList } from './step-list.tsx';

/** A part of a service's page, under its heading. */
export interface ServiceSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface ServiceSectionsProps {
  details: ServiceDetails;
  now: Date;
  language: Language;
}

/** A service with more forms is a list of forms: people come for them, so they are first. */
const FORMS_BESIDE = 4;

/** The parts of a service's page in the order in which people ask; parts without content are left out. */
export function listServiceSections({
  details,
  now,
  language,
}: ServiceSectionsProps): ServiceSection[] {
  const { data, department, office, forms } = details;
  const explain = explainTerms(details.terms, language);
  const content = localise(data.content, language);
  const whoCanApply = localise(data.whoCanApply, language);
  const conditions = localise(data.conditions, language);
  const sections: ServiceSection[] = [];
  const add = (id: string, title: keyof typeof SERVICE_TEXTS, body: ReactNode) =>
    sections.push({ id, title: t(SERVICE_TEXTS[title], language), body });

  const addForms = () => {
    if (forms.length > 0) add('forms', 'forms', <Forms forms={forms} language={language} />);
  };

  if (forms.length > FORMS_BESIDE) addForms();
  if (content.text) {
    add(
      'what-it-is',
      'whatItIs',
      <Explained text={content} explain={explain} language={language} />,
    );
  }
  if (whoCanApply.text) {
    add(
      'who-can-apply',
      'whoCanApply',
      <Explained text={whoCanApply} explain={explain} language={language} />,
    );
  }
  if (conditions.text) {
    add(
      'conditions',
      'conditions',
      <Explained text={conditions} explain={explain} language={language} />,
    );
  }
  if (data.whatYouNeed.length > 0) {
    add(
      'what-you-need',
      'whatYouNeed',
      <Needed items={data.whatYouNeed} explain={explain} language={language} />,
    );
  }
  if (office) {
    add('where', 'where', <OfficeCard office={office} now={now} language={language} />);
  }
  if (department) {
    add(
      'in-charge',
      office ? 'inCharge' : 'where',
      <DepartmentCard department={department} now={now} language={language} />,
    );
  }
  if (data.steps.length > 0) {
    add(
      'steps',
      'steps',
      <StepList
        steps={data.steps.map(({ step }) => ({
          key: step.el,
          content: explain.inWords(localise(step, language)),
        }))}
      />,
    );
  }
  if (forms.length <= FORMS_BESIDE) addForms();
  const { attachments, gallery } = details.files;
  if (attachments.length > 0) {
    add(
      'attachments',
      'attachments',
      <AttachmentRows documents={attachments} language={language} />,
    );
  }
  if (gallery.length > 0) {
    add('pictures', 'pictures', <EntryGallery pictures={gallery} language={language} />);
  }
  if (data.questions.length > 0) {
    add('questions', 'questions', <Questions questions={data.questions} language={language} />);
  }
  if (data.legalBasis.length > 0) {
    add('legal-basis', 'legalBasis', <LegalBasis laws={data.legalBasis} language={language} />);
  }
  if (data.related.length > 0) {
    add('related', 'related', <Related links={data.related} language={language} />);
  }

  return sections;
}

/** The parts under each other. */
export function ServiceSections({ sections }: { sections: ServiceSection[] }) {
  return sections.map((section) => (
    // What else there is can only be followed on a screen.
    <section
      key={section.id}
      aria-labelledby={section.id}
      className={section.id === 'related' ? 'no-print' : undefined}
    >
      <h2 id={section.id} className="mb-4 text-2xl">
        {section.title}
      </h2>
      {section.body}
    </section>
  ));
}

/** A text of the editor, in which terms lead to what they mean. */
function Explained({
  text,
  explain,
  language,
}: {
  text: LocalisedText;
  explain: TermExplainer;
  language: Language;
}) {
  const html = lowerHeadings(text.text);
  return (
    <Prose html={explain.inHtml({ ...text, text: html })} lang={text.lang} language={language} />
  );
}

function Needed({
  items,
  explain,
  language,
}: {
  items: ServiceDetails['data']['whatYouNeed'];
  explain: TermExplainer;
  language: Language;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className="measure grid gap-3">
      {items.map(({ item }) => (
        <li key={item.el} className="flex gap-3">
          <Check className="mt-1 size-5 flex-none text-accent" />
          <span>{explain.inWords(localise(item, language))}</span>
        </li>
      ))}
    </ul>
  );
}

function Forms({ forms, language }: { forms: ServiceDetails['forms']; language: Language }) {
  return (
    <div>
      {forms.map(({ title, download }) => (
        <DocumentRow
          key={`${title.el} ${download.url}`}
          href={download.url}
          title={localise(title, language)}
          language={language}
          hrefLang={download.language || undefined}
          note={sayOtherLanguage(download.language, htmlLang(language))}
          fileType={download.type}
          fileSize={download.sizeBytes}
        />
      ))}
    </div>
  );
}

function Related({
  links,
  language,
}: {
  links: ServiceDetails['data']['related'];
  language: Language;
}) {
  return (
    <ul>
      {links.map(({ title, link }) => (
        <li key={link} className="border-t border-line first:border-t-0">
          <TextLink href={href(link, language)} arrow className="w-full">
            <WordsOf words={localise(title, language)} />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
