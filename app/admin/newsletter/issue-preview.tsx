import { useQuery } from '@tanstack/react-query';
import { useAdminLanguage } from '../admin-language.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { MailFrame } from './mail-frame.tsx';
import { previewQuery } from './newsletter-api.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

/** The mail in both languages, as HTML and as plain text. */
export function IssuePreview({ id, version }: { id: string; version: number }) {
  const { say } = useAdminLanguage();
  const preview = useQuery(previewQuery(id, version));
  if (preview.isPending) return <Loading />;
  if (preview.isError) {
    return (
      <LoadProblem
        title={say(texts.previewFailed)}
        error={preview.error}
        onRetry={() => void preview.refetch()}
      />
    );
  }
  return (
    <div className="mail-previews">
      {(['el', 'en'] as const).map((lang) => {
        const { subject, html, text } = preview.data[lang];
        const title = say(lang === 'el' ? texts.greek : texts.english);
        return (
          <section key={lang} aria-label={`${say(texts.preview)}: ${title}`}>
            <h3>{title}</h3>
            <p>
              {say(texts.subject)}: <strong lang={lang}>{subject || '–'}</strong>
            </p>
            <MailFrame title={`${say(texts.preview)}: ${title}`} html={html} />
            <details>
              <summary>{say(texts.plainText)}</summary>
              <pre lang={lang}>{text}</pre>
            </details>
          </section>
        );
      })}
    </div>
  );
}
