import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import type { Field } from '../../../../domain/content/model/fields/fields.ts';
import { type EntryValues, isSameContent } from '../entry-values.ts';

/** A part of an entry that differs between two versions: a field, or one language of it. */
export interface Difference {
  /** `title.el`, `agenda`, `slug`. */
  path: string;
  /** Undefined for the slug. */
  field: Field | undefined;
  mine: unknown;
  theirs: unknown;
  /** The version to keep by default: the changed one, or mine if both were changed. */
  suggested: 'mine' | 'theirs';
}

/**
 * The differences between my version and theirs. `base` is the version that both began from, where it is known: a
 * part that only they changed is then suggested from theirs.
 */
export function compareVersions(
  type: ContentType,
  base: EntryValues | null,
  mine: EntryValues,
  theirs: EntryValues,
): Difference[] {
  const differences: Difference[] = [];
  for (const { path, field } of partsOf(type)) {
    const [ours, others] = [readPart(mine, path), readPart(theirs, path)];
    if (isSameContent(ours, others)) continue;
    const isOnlyTheirs = base !== null && isSameContent(readPart(base, path), ours);
    differences.push({
      path,
      field,
      mine: ours,
      theirs: others,
      suggested: isOnlyTheirs ? 'theirs' : 'mine',
    });
  }
  return differences;
}

/** My version with the parts that were chosen from theirs. */
export function mergeVersions(
  mine: EntryValues,
  theirs: EntryValues,
  fromTheirs: ReadonlySet<string>,
): EntryValues {
  const merged: EntryValues = { ...mine };
  for (const path of fromTheirs) {
    const [name = '', lang] = path.split('.');
    merged[name] = lang
      ? { ...(merged[name] as object), [lang]: readPart(theirs, path) }
      : theirs[name];
  }
  return merged;
}

/** My version with all that they changed; null where both of us changed the same part in different ways. */
export function mergeApart(
  type: ContentType,
  base: EntryValues,
  mine: EntryValues,
  theirs: EntryValues,
): EntryValues | null {
  const changedByThem = new Set(compareVersions(type, null, base, theirs).map(({ path }) => path));
  const differing = compareVersions(type, base, mine, theirs);
  const isOnlyTheirs = ({ suggested }: Difference) => suggested === 'theirs';
  if (differing.some((one) => changedByThem.has(one.path) && !isOnlyTheirs(one))) return null;
  return mergeVersions(
    mine,
    theirs,
    new Set(differing.filter(isOnlyTheirs).map(({ path }) => path)),
  );
}

interface Part {
  path: string;
  field: Field | undefined;
}

function partsOf(type: ContentType): Part[] {
  const fields = Object.entries(type.fields).flatMap(([name, field]): Part[] =>
    field.kind === 'bilingualText' || field.kind === 'richText'
      ? [
          { path: `${name}.el`, field },
          { path: `${name}.en`, field },
        ]
      : [{ path: name, field }],
  );
  return type.singleton ? fields : [...fields, { path: 'slug', field: undefined }];
}

function readPart(values: EntryValues, path: string): unknown {
  const [name = '', lang] = path.split('.');
  return lang ? (values[name] as Record<string, unknown> | undefined)?.[lang] : values[name];
}
