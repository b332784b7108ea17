import type { ContentType } from '../../domain/content/model/content-type.ts';
import { alert } from '../../domain/content-types/alert.ts';
import { assemblyPoint } from '../../domain/content-types/assembly-point.ts';
import { attraction } from '../../domain/content-types/attraction.ts';
import { councilMember } from '../../domain/content-types/council-member.ts';
import { councilSession } from '../../domain/content-types/council-session.ts';
import { cultureBlock } from '../../domain/content-types/culture-block.ts';
import { department } from '../../domain/content-types/department.ts';
import { eService } from '../../domain/content-types/e-service.ts';
import { event } from '../../domain/content-types/event.ts';
import { footerLink } from '../../domain/content-types/footer-link.ts';
import { historySection } from '../../domain/content-types/history-section.ts';
import { lodging } from '../../domain/content-types/lodging.ts';
import { mayor } from '../../domain/content-types/mayor.ts';
import { menuItem } from '../../domain/content-types/menu-item.ts';
import { news } from '../../domain/content-types/news.ts';
import { office } from '../../domain/content-types/office.ts';
import { page } from '../../domain/content-types/page.ts';
import { searchPromise } from '../../domain/content-types/search-promise.ts';
import { service } from '../../domain/content-types/service.ts';
import { settings } from '../../domain/content-types/settings.ts';
import { slide } from '../../domain/content-types/slide.ts';
import { synonym } from '../../domain/content-types/synonym.ts';
import { teaser } from '../../domain/content-types/teaser.ts';
import { tender } from '../../domain/content-types/tender.ts';
import { term } from '../../domain/content-types/term.ts';
import { transparencyDocument } from '../../domain/content-types/transparency-document.ts';
import { unit } from '../../domain/content-types/unit.ts';
import { ORIGINAL_SYNONYMS } from '../../domain/search/synonyms/original-synonyms.ts';
import { ORIGINAL_FOOTER, ORIGINAL_MENU } from '../../domain/site-menu/original-menu.ts';
import { dayInGreece } from '../../domain/time/greek-time.ts';
import { alertSeed } from './alerts.ts';
import { assemblyPointSeed } from './assembly-points.ts';
import { councilMemberSeed } from './council-members.ts';
import { councilSessionSeedAround } from './council-sessions.ts';
import { departmentSeed } from './departments.ts';
import { eventSeed } from './events.ts';
import { historySectionSeed } from './history-sections.ts';
import { mayorSeed } from './mayor.ts';
import { newsSeed } from './news/news.ts';
import { officeSeed } from './offices.ts';
import { pageSeed } from './pages/pages.ts';
import { attractionSeed } from './places/attractions.ts';
import { cultureBlockSeed } from './places/culture-blocks.ts';
import { lodgingSeed } from './places/lodgings.ts';
import { searchPromiseSeed } from './search-promises.ts';
import { type SeedEntry, seedEntries } from './seed-entry.ts';
import { eServiceSeed } from './services/e-services.ts';
import { serviceSeed } from './services/services.ts';
import { settingsSeed } from './settings.ts';
import { slideSeed } from './slides.ts';
import { teaserSeed } from './teasers.ts';
import { tenderSeed } from './tenders.ts';
import { termSeed } from './terms.ts';
import { transparencyDocumentSeed } from './transparency-documents.ts';
import { unitSeed } from './units.ts';

/** The municipality's first content. News, events and tenders are dated relative to the day of `now` in Greece. */
export function sampleEntries(now: Date): [ContentType, SeedEntry<never>[]][] {
  const today = dayInGreece(now);
  const content: [ContentType, SeedEntry<unknown>[]][] = [
    [settings, settingsSeed],
    [mayor, mayorSeed],
    [menuItem, seedEntries(menuItem, ORIGINAL_MENU)],
    [footerLink, seedEntries(footerLink, ORIGINAL_FOOTER)],
    [synonym, seedEntries(synonym, ORIGINAL_SYNONYMS)],
    [term, termSeed],
    [searchPromise, searchPromiseSeed],
    [page, pageSeed],
    [unit, unitSeed],
    [department, departmentSeed],
    [office, officeSeed],
    [assemblyPoint, assemblyPointSeed],
    [service, serviceSeed],
    [eService, eServiceSeed],
    [teaser, teaserSeed],
    [slide, slideSeed],
    [news, newsSeed(today)],
    [event, eventSeed(today)],
    [alert, alertSeed(today)],
    [attraction, attractionSeed],
    [lodging, lodgingSeed],
    [cultureBlock, cultureBlockSeed],
    [historySection, historySectionSeed],
    [councilMember, councilMemberSeed],
    [councilSession, councilSessionSeedAround(today)],
    [transparencyDocument, transparencyDocumentSeed(today)],
    [tender, tenderSeed(today)],
  ];
  return content as [ContentType, SeedEntry<never>[]][];
}
