import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { countSubmission } from '../../../domain/inbox/forms/judge-form.ts';
import {
  parseSubscriberAddress,
  requestSubscription,
} from '../../../domain/newsletter/subscribers.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { DAY_MS } from '../../../domain/time/durations.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { Button } from '../../ui/forms/button.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { ContentLayout } from '../../ui/page/content-layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Check } from '../../ui/pictures/icons.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { Panel } from '../../ui/pieces/panel.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { PrivacyNote } from '../contact/privacy-note.tsx';
import { describeScreen } from '../describe-screen.ts';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormGuardFields } from '../forms/form-guard-fields.tsx';
import { handleForm } from '../forms/handle-form.ts';
import type { Route } from './+types/newsletter-page';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

export const handle = { parameters: ['sent'] };

/** Requests from one network address. */
const SENDER_LIMIT = { attempts: 5, windowMs: 10 * 60_000 };
/** Confirmation mails to one mail address, so that nobody fills another person's inbox. */
const RECIPIENT_LIMIT = { attempts: 3, windowMs: DAY_MS };

export function loader(args: Route.LoaderArgs) {
  const { language, url, services } = siteRequest(args);
  const isSent = url.searchParams.get('sent') === '1';
  return { language, isSent, canSendMail: services.canSendMail };
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, {
    fields: ['email'],
    // The same form stands in the footer of every held page, without a token.
    guard: 'trap',
    limit: { name: 'newsletter', limit: SENDER_LIMIT },
    parse: ({ email = '' }, language) => ({ email: parseSubscriberAddress(email), language }),
    store: async ({ email, language }, services) => {
      const now = services.now();
      await countSubmission(services.db, email, now, RECIPIENT_LIMIT, 'newsletter-to');
      const { data } = await getSingleton(services.db, settings);
      await requestSubscription(services.db, email, language, {
        siteUrl: services.siteUrl,
        siteName: localise(data.name, language).text,
        now,
      });
      services.nudgeMail();
      return '/newsletter?sent=1';
    },
    pretend: () => '/newsletter?sent=1',
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language } = loaderData;
  return describeScreen(matches[0].loaderData, {
    path: '/newsletter',
    title: t(screenAt('/newsletter').title, language),
    description: t(texts.lead, language),
    breadcrumb: [{ title: t(screenAt('/newsletter').title, language), path: '/newsletter' }],
    noIndex: loaderData.isSent,
  });
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, isSent, canSendMail } = loaderData;
  return (
    <>
      <PageHeader
        title={t(screenAt('/newsletter').title, language)}
        lead={t(texts.lead, language)}
        language={language}
        breadcrumb={[]}
      />
      <ContentLayout side={<Promises language={language} />}>
        <div className="grid max-w-2xl gap-8">
          {isSent && !canSendMail && (
            <Notice tone="info" title={t(texts.keptTitle, language)} isAnswer>
              <p className="mt-1">{t(texts.keptText, language)}</p>
            </Notice>
          )}
          {isSent && canSendMail && (
            <Notice tone="success" title={t(texts.sentTitle, language)} isAnswer>
              <p className="mt-1">{t(texts.sentText, language)}</p>
              <p className="mt-2">{t(texts.sentHelp, language)}</p>
            </Notice>
          )}
          <Panel>
            <h2 className="mb-6 text-2xl">{t(texts.formTitle, language)}</h2>
            <form
              method="post"
              action={href('/newsletter', language)}
              aria-label={t(texts.formTitle, language)}
              noValidate
              className="grid gap-6"
            >
              <FormErrors
                errors={actionData?.errors ?? []}
                labels={texts.fields}
                language={language}
              />
              <TextInput
                name="email"
                type="email"
                label={t(texts.fields.email, language)}
                hint={t(texts.emailHint, language)}
                language={language}
                autoComplete="email"
                maxLength={254}
                defaultValue={actionData?.values.email}
                error={actionData?.errors.find((error) => error.field === 'email')?.message}
                required
              />
              <FormGuardFields language={language} />
              <PrivacyNote language={language} purpose="newsletter" />
              <div>
                <Button>{t(texts.subscribe, language)}</Button>
              </div>
            </form>
          </Panel>
        </div>
      </ContentLayout>
    </>
  );
}

/** What a subscriber gets, shown above the form. */
function Promises({ language }: { language: Language }) {
  return (
    <div>
      <h2 className="text-xl">{t(texts.promises.title, language)}</h2>
      <ul className="mt-4 grid gap-3">
        {texts.promises.items.map((item) => (
          <li key={item.en} className="flex gap-3">
            <Check className="mt-1 size-5 flex-none text-accent" />
            {t(item, language)}
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
        {t(texts.feedText, language)}{' '}
        <TextLink href={href('/feeds/news.xml', language)}>{t(texts.feedLink, language)}</TextLink>
      </p>
    </div>
  );
}
