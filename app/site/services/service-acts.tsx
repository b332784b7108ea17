import { href, type Language, t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { ExternalLink, Phone } from '../../ui/pictures/icons.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import type { ServiceDetails } from './load-service.ts';
import { SERVICE_TEXTS } from './services-texts.ts';

interface ServiceActsProps {
  details: ServiceDetails;
  language: Language;
}

/**
 * What somebody can do at once, before reading: apply, write or call. The screen for messages is no application, and
 * its button does not promise one.
 */
export function ServiceActs({ details, language }: ServiceActsProps) {
  const { onlineLink, channels } = details.data;
  const leavesSite = onlineLink.startsWith('http');
  const isMessage = /^\/contact(?:[?#]|$)/.test(onlineLink);
  const phone = channels.includes('phone') ? details.office?.phone : undefined;
  return (
    <>
      {onlineLink && (
        <ButtonLink href={href(onlineLink, language)}>
          {t(isMessage ? SERVICE_TEXTS.write : SERVICE_TEXTS.online, language)}
          {leavesSite && (
            <>
              <ExternalLink />
              <span className="sr-only">({t(SERVICE_TEXTS.onlineElsewhere, language)})</span>
            </>
          )}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink href={phoneHref(phone)} variant={onlineLink ? 'secondary' : 'primary'}>
          <Phone />
          <span className="sr-only">{t(SERVICE_TEXTS.call, language)}</span> {phone}
        </ButtonLink>
      )}
    </>
  );
}

/** Whether there is anything that somebody can do at once. */
export const hasActs = ({ data, office }: ServiceDetails): boolean =>
  data.onlineLink !== '' || (data.channels.includes('phone') && Boolean(office?.phone));
