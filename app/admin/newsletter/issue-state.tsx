import { formatNumber } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { IssueSummary } from './newsletter-api.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

type Known = Pick<IssueSummary, 'state' | 'progress' | 'recipients'>;

/** The state of an issue, in a word, and how many of its letters were sent. */
export function IssueState({ issue }: { issue: Known }) {
  const { say, language } = useAdminLanguage();
  if (issue.state === 'draft') return <>{say(texts.draft)}</>;
  const { sent, waiting } = issue.progress;
  const count = (value: number) => formatNumber(value, language);
  return (
    <>
      {say(waiting > 0 ? texts.sending : texts.sent)}: {count(sent)} / {count(issue.recipients)}
    </>
  );
}

/** How far sending has come, in figures that are read out as they change. */
export function IssueProgress({ issue }: { issue: Known }) {
  const { say, language } = useAdminLanguage();
  const { sent, waiting, failed, delayed } = issue.progress;
  const left = issue.recipients - sent - waiting - failed;
  return (
    <section aria-label={say(texts.progress)} className="newsletter-progress">
      <progress
        max={issue.recipients}
        value={issue.recipients - waiting}
        aria-label={say(texts.progress)}
      />
      <div role="status">
        <ul className="newsletter-figures">
          {[
            { count: sent, words: texts.progressSent },
            { count: waiting, words: texts.progressWaiting },
            { count: failed, words: texts.progressFailed },
            ...(left > 0 ? [{ count: left, words: texts.progressLeft }] : []),
          ].map(({ count, words }) => (
            <li key={words.en}>
              <strong>{formatNumber(count, language)}</strong> {say(words)}
            </li>
          ))}
        </ul>
        {delayed > 0 && <p>{say(texts.delayed)}</p>}
      </div>
    </section>
  );
}
