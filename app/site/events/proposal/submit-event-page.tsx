import { readReceipt } from '../../../../domain/inbox/forms/receipt.ts';
import { screenAt } from '../../../../domain/screens/find-screen.ts';
import { dayInGreece } from '../../../../domain/time/greek-time.ts';
import { href, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Notice } from '../../../ui/pieces/notice.tsx';
import { CONTACT_TEXTS } from '../../contact/contact-texts.ts';
import { describeScreen } from '../../describe-screen.ts';
import { handleForm, newFormToken } from '../../forms/handle-form.ts';
import { receiveOn } from '../../forms/receive-on.ts';
import { EVENTS_TEXTS, SUBMIT_TEXTS } from '../events-texts.ts';
import type { Route } from './+types/submit-event-page';
import { PROPOSAL_FIELDS, parseProposalForm } from './proposal-form.ts';
import { SubmitEventForm } from './submit-event-form.tsx';

export const handle = { parameters: ['sent'] };

const PATH = '/events/submit';

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const sent = url.searchParams.get('sent') ?? '';
  return {
    language,
    today: dayInGreece(services.now()),
    token: await newFormToken(services),
    reference: await readReceipt(services.db, sent),
  };
}

export function action(args: Route.ActionArgs) {
  const today = dayInGreece(siteRequest(args).services.now());
  return handleForm(args, {
    fields: PROPOSAL_FIELDS,
    parse: (values, language) => parseProposalForm(values, language, today),
    ...receiveOn(PATH),
  });
}

/** A temporary refusal says how long to wait (`Retry-After`). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, reference } = loaderData;
  const title = t(screenAt('/events/submit').title, language);
  return describeScreen(matches[0].loaderData, {
    path: PATH,
    title,
    description: t(SUBMIT_TEXTS.lead, language),
    breadcrumb: [
      { title: t(screenAt('/events').title, language), path: '/events' },
      { title, path: PATH },
    ],
    noIndex: reference !== null,
  });
}

/** 'Υποβολή Εκδήλωσης' (specification, section 2): a proposal that staff complete and publish. */
export default function SubmitEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, reference, today } = loaderData;
  return (
    <>
      <PageHeader
        language={language}
        title={t(screenAt('/events/submit').title, language)}
        lead={t(SUBMIT_TEXTS.lead, language)}
        breadcrumb={[
          { label: t(screenAt('/events').title, language), href: href('/events', language) },
        ]}
      />
      <div className="wrap py-10 md:py-16">
        <div className="max-w-3xl">
          {reference ? (
            <>
              <Notice tone="success" title={t(SUBMIT_TEXTS.sentTitle, language)} isAnswer>
                <p className="mt-1">{t(SUBMIT_TEXTS.sentText, language)}</p>
                <p>
                  {t(CONTACT_TEXTS.reference, language)}{' '}
                  <strong className="tabular">{reference}</strong>
                </p>
              </Notice>
              <div className="mt-8 flex flex-wrap gap-4">
                <ButtonLink href={href('/events', language)}>
                  {t(EVENTS_TEXTS.showUpcoming, language)}
                </ButtonLink>
                <ButtonLink href={href(PATH, language)} variant="secondary">
                  {t(SUBMIT_TEXTS.another, language)}
                </ButtonLink>
              </div>
            </>
          ) : (
            <SubmitEventForm
              language={language}
              today={today}
              token={actionData?.token ?? loaderData.token}
              values={actionData?.values}
              errors={actionData?.errors}
            />
          )}
        </div>
      </div>
    </>
  );
}
