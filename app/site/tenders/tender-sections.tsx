import type { ReactNode } from 'react';
import type { EntryData } from '../../../domain/content/model/content-type.ts';
import type { department } from '../../../domain/content-types/department.ts';
import type { tender } from '../../../domain/content-types/tender.ts';
import type { AttachedDocument } from '../../../domain/media/library/entry-files.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { href, type Language, type LocalisedText, localise, t } from '../../i18n/language.ts';
import { Prose } from '../../ui/text/prose.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { AttachmentRows } from '../files/attachment-rows.tsx';
import { DepartmentCard } from '../municipality/departments/department-card.tsx';
import { lowerHeadings } from '../pages/heading-ids.ts';
import { TENDER_TEXTS as TEXTS } from './tender-texts.ts';

interface TenderSectionsProps {
  data: EntryData<typeof tender>;
  department: (EntryData<typeof department> & { slug: string }) | undefined;
  attachments: AttachedDocument[];
  news: { path: string; title: LocalisedText; date: string }[];
  now: Date;
  language: Language;
}

/** The documents of a tender, its text, whom to ask and the news about it. */
export function TenderSections(props: TenderSectionsProps) {
  const { data, attachments, news, now, language } = props;
  const content = localise(data.content, language);
  return (
    <>
      <Section id="documents" title={t(TEXTS.documents, language)}>
        {attachments.length > 0 ? (
          <AttachmentRows documents={attachments} language={language} />
        ) : (
          <p>{t(TEXTS.noDocuments, language)}</p>
        )}
        {attachments.length > 0 && t(TEXTS.documentsInGreek, language) && (
          <p className="mt-4 text-muted">{t(TEXTS.documentsInGreek, language)}</p>
        )}
      </Section>
      {content.text && (
        <Section id="about" title={t(TEXTS.about, language)}>
          <Prose html={lowerHeadings(content.text)} lang={content.lang} language={language} />
        </Section>
      )}
      {props.department && (
        <Section id="where" title={t(TEXTS.where, language)}>
          <DepartmentCard department={props.department} now={now} language={language} />
        </Section>
      )}
      {news.length > 0 && (
        <Section id="news" title={t(TEXTS.news, language)}>
          <ul>
            {news.map((item) => (
              <li key={item.path} className="border-t border-line py-3 first:border-t-0">
                <time dateTime={item.date} className="block text-sm text-muted">
                  {formatLongDate(item.date, language)}
                </time>
                <TextLink href={href(item.path, language)}>
                  <WordsOf words={item.title} />
                </TextLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
