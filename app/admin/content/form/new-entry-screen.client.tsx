import { findContentType } from '../../../../domain/content-types/all.ts';
import { NotFoundScreen } from '../../layout/not-found-screen.client.tsx';
import { EntryFormScreen } from './entry-form-screen.tsx';

/** The form of a new entry. */
export function NewEntryScreen({ typeName }: { typeName: string }) {
  const type = findContentType(typeName);
  if (!type || type.singleton) return <NotFoundScreen />;
  return <EntryFormScreen type={type} entry={null} />;
}
