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
import { tenderSchoolRepairs } from './papers/tender-school-repairs.ts';

/** A document that the seed makes. */
export interface SeedDocument {
  /** The id in the media library, by which the content names the document. */
  key: string;
  title: Bilingual;
  fileName: string;
  /** Draws the PDF: the same bytes every time. */
  render: () => Promise<Buffer>;
}

const document = (key: string, paper: Paper): SeedDocument => ({
  key,
  title: paper.title,
  fileName: `${key}.pdf`,
  render: () => renderPaper(paper),
});

/** Every document that the first content refers to. */
export const DOCUMENTS: readonly SeedDocument[] = [
  document('budget-2025', budget2025),
  document('annual-report-2024', annualReport2024),
  document('council-decision-fees-2025', councilDecisionFees2025),
  document('tender-school-repairs', tenderSchoolRepairs),
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
