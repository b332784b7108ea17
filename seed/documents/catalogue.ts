import type { Bilingual } from '../../domain/text/bilingual.ts';
import {
  buildingRecord,
  certificateRequest,
  residenceDeclaration,
  socialSupport,
} from './forms/residents.ts';
import { kindergarten, paymentPlan, shopLicence, sportsHall } from './forms/town.ts';
import { type Paper, renderPaper } from './paper.ts';
import { annualReport2024 } from './papers/annual-report-2024.ts';
import { budget2025 } from './papers/budget-2025.ts';
import { contractWasteCollection } from './papers/contract-waste-collection.ts';
import { councilDecisionFees2025 } from './papers/fees-2025.ts';
import { minutes20250615 } from './papers/minutes-2025-06-15.ts';
import { minutes20250713 } from './papers/minutes-2025-07-13.ts';
import { planUrbanMobility } from './papers/plan-urban-mobility.ts';
import { SCHOOL_REPAIRS_TITLE, tenderSchoolRepairs } from './papers/tender-school-repairs.ts';
import {
  ELECTRIC_BUSES_TITLE,
  tenderElectricBuses,
  tenderVisitorGuide,
  VISITOR_GUIDE_TITLE,
} from './papers/tenders-of-supplies.ts';

/** A document that the seed makes. */
export interface SeedDocument {
  /** The id in the media library, by which the content names the document. */
  key: string;
  title: Bilingual;
  fileName: string;
  /** Draws the PDF, dated around a day (`YYYY-MM-DD`): for the same day the same bytes every time. */
  render: (today: string) => Promise<Buffer>;
}

const document = (key: string, paper: Paper): SeedDocument => ({
  key,
  title: paper.title,
  fileName: `${key}.pdf`,
  render: () => renderPaper(paper),
});

/** A document whose dates are counted from the day of the first start. */
const datedDocument = (
  key: string,
  title: Bilingual,
  paperOf: (today: string) => Paper,
): SeedDocument => ({
  key,
  title,
  fileName: `${key}.pdf`,
  render: (today) => renderPaper(paperOf(today)),
});

/** Every document that the first content refers to. */
export const DOCUMENTS: readonly SeedDocument[] = [
  document('budget-2025', budget2025),
  document('annual-report-2024', annualReport2024),
  document('council-decision-fees-2025', councilDecisionFees2025),
  datedDocument('tender-school-repairs', SCHOOL_REPAIRS_TITLE, tenderSchoolRepairs),
  datedDocument('tender-electric-buses', ELECTRIC_BUSES_TITLE, tenderElectricBuses),
  datedDocument('tender-visitor-guide', VISITOR_GUIDE_TITLE, tenderVisitorGuide),
  document('contract-waste-collection', contractWasteCollection),
  document('plan-urban-mobility', planUrbanMobility),
  document('minutes-2025-06-15', minutes20250615),
  document('minutes-2025-07-13', minutes20250713),
  document('form-certificate-request', certificateRequest),
  document('form-residence-declaration', residenceDeclaration),
  document('form-building-record', buildingRecord),
  document('form-social-support', socialSupport),
  document('form-shop-licence', shopLicence),
  document('form-kindergarten', kindergarten),
  document('form-payment-plan', paymentPlan),
  document('form-sports-hall', sportsHall),
];
