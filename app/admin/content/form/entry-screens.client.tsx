import { findContentType } from '../../../../domain/content-types/all.ts';
import { NotFoundScreen } from '../../layout/not-found-screen.client.tsx';
import { EntryFormScreen } from './entry-form-screen.tsx';
import { StoredEntry } from './stored-entry.tsx';

/** The form of an entry by its id. */
export function EditEntryScreen({ typeName, id }: { typeName: string; id: string }) {
  const type = findContentType(typeName);
  if (!type) return <NotFoundScreen />;
  return <StoredEntry type={type} id={id} />;
}

/** The form of a new entry. */
export function NewEntryScreen({ typeName }: { typeName: string }) {
  const type = findContentType(typeName);
  if (!type || type.singleton) return <NotFoundScreen />;
  return <EntryFormScreen type={type} entry={null} />;
}
