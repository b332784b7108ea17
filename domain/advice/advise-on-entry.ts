import type { Db } from '../../database/connect.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { dataSchema, withoutDemands } from '../content/model/fields/schema.ts';
import { findAddresses, findFieldReferences } from '../content/references/references-of.ts';
import { findBroken } from '../links/broken-links.ts';
import { findMoved } from '../links/find-moved.ts';
import { findPictures } from '../media/library/reading.ts';
import { mediaIdOf } from '../media/pictures/picture.ts';
import type { Lang } from '../text/bilingual.ts';
import { sanitiseRichText } from '../text/rich-text.ts';
import { advise } from './advise.ts';
import { filesOfEntry, readDocuments } from './documents.ts';
import type { Finding } from './finding.ts';

/** More are not read at once; after mending these, staff see the next. */
const MAX_FINDINGS = 40;

export interface AdviceQuestion {
  /** As the form holds it now: values that the schema refuses are passed over, and shown as errors elsewhere. */
  data: Record<string, unknown>;
  languages: readonly Lang[];
  now: Date;
}

/** What a person should look at before the entry becomes public, in the order of its fields. Nothing is stored. */
export async function adviseOnEntry(
  db: Db,
  type: ContentType,
  { data, languages, now }: AdviceQuestion,
): Promise<Finding[]> {
  const values = readableValues(type, data);
  const addresses = findAddresses(type.fields, values);
  const facts = {
    now,
    languages,
    pictures: await alternativeTexts(db, type, values),
    documents: await readDocuments(
      db,
      filesOfEntry(type.fields, values).map(({ id }) => id),
    ),
    dead: await findBroken(db, addresses, now),
    moved: await findMoved(db, addresses),
  };
  return advise(type, values, facts).slice(0, MAX_FINDINGS);
}

/** Each value that its field can hold, however incomplete the entry is; the others are left out. */
function readableValues(type: ContentType, data: Record<string, unknown>): Record<string, unknown> {
  const fields = withoutDemands(type.fields);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const schema = dataSchema({ [name]: field }, { cleanHtml: sanitiseRichText });
      const parsed = schema.safeParse({ [name]: data[name] });
      return parsed.success ? Object.entries(parsed.data) : [];
    }),
  );
}

async function alternativeTexts(db: Db, { fields }: ContentType, values: Record<string, unknown>) {
  const shown = findFieldReferences(fields, values).filter(({ kind }) => kind === 'image');
  const inTexts = findAddresses(fields, values).map(mediaIdOf);
  const pictures = await findPictures(db, [...shown.map(({ target }) => target), ...inTexts]);
  // A picture that says nothing has no text on purpose.
  return new Map(
    [...pictures].flatMap(([id, { alt, isDecorative }]) => (isDecorative ? [] : [[id, alt]])),
  );
}
