import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { Language } from '../../app/i18n/language.ts';
import { type Preview, type RequestContext, requestContext } from '../../app/request-context.ts';
import { MAX_FORM_BYTES } from '../../app/site/forms/read-form.ts';
import type { Db } from '../../database/connect.ts';
import { emergencySince } from '../../domain/alerts/emergency-mode.ts';
import { findNewAddress } from '../../domain/content/addresses/former-addresses.ts';
import { withCurrentAddresses } from '../../domain/media/library/earlier-addresses.ts';
import type { Services } from '../../domain/services.ts';
import type { Admission } from '../admission/admission.ts';
import type { Asker } from '../admission/gate.ts';
import { RecentTexts } from '../admission/recent-texts.ts';
import { isGone } from '../admission/visitors.ts';
import { receiveForm } from '../http/requests/receive-form.ts';
import type { Visit } from './public-pages.ts';
import { documentRenderer } from './render-documents.ts';

/** No page can have this address: slugs begin with a letter or a digit. */
const NO_ADDRESS = '/-';
/** The home page in either language, as its key says it. */
const HOME = /^\/(?:\?lang=en)?$/;
const MOST_KNOWN_PAGES = 20_000;

export interface SiteDocumentsOptions {
  build: ServerBuild;
  log: Logger;
  services: Services;
  admission: Admission;
  showsStyleguide: boolean;
  /** Whether one page is held for all addresses at which there is nothing. */
  holdsNotFound: boolean;
  clientAddress(incoming: IncomingMessage): string;
}

export interface AskedPreview {
  /** Reads drafts in place of what is public. */
  db: Db;
  /** The path and query of the screen, with its language. */
  url: string;
  preview: Preview;
}

/** Everything that the routes render, each as {@link Admission} lets it. */
export function siteDocuments(options: SiteDocumentsOptions) {
  const { services, admission, holdsNotFound, clientAddress } = options;
  const renderDocument = documentRenderer(options.build, options.log);
  const render = (
    request: Request,
    incoming: IncomingMessage | undefined,
    more: Partial<RequestContext> = {},
  ) => {
    const context = new RouterContextProvider();
    context.set(requestContext, {
      services,
      clientAddress: incoming ? clientAddress(incoming) : '',
      nonce: '',
      showsStyleguide: options.showsStyleguide,
      ...more,
    });
    return renderDocument(request, context);
  };
  /** There are only so many of them, and each is made once: they cost no network anything. */
  const knownPages = new RecentTexts(MOST_KNOWN_PAGES);
  const askerOf = (incoming: IncomingMessage) => ({
    address: clientAddress(incoming),
    isGone: () => isGone(incoming),
  });

  const makePage = async (url: string, incoming: IncomingMessage | undefined) => {
    const isEmergencyHome = HOME.test(url) && (await emergencySince(services.db)) !== null;
    const shown = isEmergencyHome ? url.replace('/', '/emergency') : url;
    const request = new Request(services.siteUrl + shown);
    const more = { leavesNotFound: holdsNotFound, isEmergencyHome };
    const rendered = await render(request, incoming, more);
    const response = await withCurrentMedia(services.db, rendered);
    return (response.status === 404 && (await redirectToNewAddress(services.db, url))) || response;
  };

  return {
    /** A public page. Throws 'too-many' and 'busy' for a visitor; one that is made ahead waits for nobody. */
    async page(url: string, visit: Visit | undefined): Promise<Response> {
      if (!visit) return makePage(url, undefined);
      const { incoming } = visit;
      const asker = { address: clientAddress(incoming), isGone: visit.isGone };
      const isKnown = visit.isKept && knownPages.has(url);
      if (!isKnown) await admission.spend(asker.address);
      const make = () => makePage(url, incoming);
      const response = await (isKnown
        ? admission.renderKnown(asker, make)
        : admission.render(asker, make));
      if (response.status >= 400) knownPages.delete(url);
      else if (visit.isKept && !isKnown) {
        knownPages.add(url);
        admission.giveBack(asker.address);
      }
      return response;
    },
    notFound: (language: Language): Promise<Response> =>
      render(
        new Request(`${services.siteUrl}${NO_ADDRESS}${language === 'en' ? '?lang=en' : ''}`),
        undefined,
      ),
    /** The answer to a form, or to whatever else no page answers. Throws as `page` does. */
    async form(request: Request, incoming: IncomingMessage): Promise<Response> {
      const asker = askerOf(incoming);
      await admission.spend(asker.address);
      const isLong = isLongForm(request);
      if (isLong) await admission.spend(asker.address, 'long-forms');
      const receive = () => receiveForm(request, MAX_FORM_BYTES);
      const whole = request.body
        ? await admission.receive(asker.address, incoming, receive)
        : request;
      // In pieces, and so long only at their end.
      if (!isLong && isLongForm(whole)) await admission.spend(asker.address, 'long-forms');
      return admission.render(asker, () => render(whole, incoming));
    },
    /**
     * A public page as it would be with what `db` reads in place of what is stored. It is never held, and whoever
     * asks for it has been let in before. `asker.address` says on whose budget. Throws as `page` does.
     */
    preview({ db, url, preview }: AskedPreview, asker: Asker): Promise<Response> {
      const request = new Request(services.siteUrl + url);
      return admission.preview(asker, () =>
        render(request, undefined, { services: { ...services, db }, preview }),
      );
    },
    /** A staff screen. Throws as `page` does. */
    async staffScreen(
      request: Request,
      incoming: IncomingMessage,
      nonce: string,
    ): Promise<Response> {
      const asker = askerOf(incoming);
      await admission.spend(asker.address, 'staff-screens');
      return admission.render(asker, () => render(request, incoming, { nonce }));
    },
  };
}

const isLongForm = ({ headers }: Request) =>
  Number(headers.get('content-length') ?? 0) > MAX_FORM_BYTES;

/** Leads from an address where something was before to where it is now, in the language that was asked for. */
async function redirectToNewAddress(db: Db, url: string): Promise<Response | undefined> {
  const [path = '', query] = url.split('?', 2);
  const target = await findNewAddress(db, path);
  if (!target) return undefined;
  const location = new URLSearchParams(query).get('lang') === 'en' ? `${target}?lang=en` : target;
  return new Response(null, { status: 301, headers: { Location: location } });
}

/** A page that was made, with the addresses that its media have now: texts keep those of the day they were written. */
async function withCurrentMedia(db: Db, response: Response): Promise<Response> {
  if (response.status !== 200 || !response.body) return response;
  const { status, headers } = response;
  return new Response(await withCurrentAddresses(db, await response.text()), { status, headers });
}
