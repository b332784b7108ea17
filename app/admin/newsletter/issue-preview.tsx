import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAdminLanguage } from '../admin-language.tsx';
import { ApiError } from '../calls/api-client.ts';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { problemOf } from './issue-type.ts';
import { MailFrame } from './mail-frame.tsx';
import { previewQuery } from './newsletter-api.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

/** The mail in both languages, as HTML and as plain text. */
export function IssuePreview({ id, version }: { id: string; version: number }) {
  const { say, lang } = useAdminLanguage();
  const preview = useQuery(previewQuery(id, version));
  if (preview.isPending) return <Loading />;
  const { data, error } = preview;
  if (error instanceof ApiError && error.status === 400) {
    return (
      <Alert color="yellow" role="alert" title={say(texts.previewFailed)}>
        {problemOf(error, lang)}
      </Alert>
    );
  }
  // A line that broke says nothing of the issue.
  if (!data) {
    return (
      <LoadProblem
        title={say(texts.previewNotLoaded)}
        error={error}
        onRetry={() => void preview.refetch()}
      />
    );
  }
  return (
    <div className="mail-previews">
      {(['el', 'en'] as const).map((one) => {
        const { subject, html, text } = data[one];
        const title = say(one === 'el' ? texts.greek : texts.english);
        return (
          <section key={one} aria-label={`${say(texts.preview)}: ${title}`}>
            <h3>{title}</h3>
            <p>
              {say(texts.subject)}: <strong lang={one}>{subject || '–'}</strong>
            </p>
            <MailFrame title={`${say(texts.preview)}: ${title}`} html={html} />
            <details>
              <summary>{say(texts.plainText)}</summary>
              <pre lang={one}>{text}</pre>
            </details>
          </section>
        );
      })}
    </div>
  );
}
