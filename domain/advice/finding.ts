import type { Bilingual } from '../text/bilingual.ts';

/** What an advice is about. */
export type AdviceRule =
  | 'alternative-text'
  | 'headings'
  | 'link-words'
  | 'dead-link'
  | 'former-address'
  | 'table-header'
  | 'english'
  | 'past-date'
  | 'far-date'
  | 'missing'
  | 'long-sentence'
  | 'capitals'
  | 'officialese'
  | 'document'
  | 'personal-data';

/** One thing that a person should look at before publishing. Only personal data needs a reason to go on. */
export interface Finding {
  rule: AdviceRule;
  /** Of the field that it is about, with its language where it has one: `content.el`, `image`. */
  path: string;
  /** The words that it is about, as they stand in the field; '' when it is about the whole field. */
  words: string;
  /** The address of the picture in a text that it is about. */
  picture?: string;
  /** What is there, and what to do. */
  text: Bilingual;
}
