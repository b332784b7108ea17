import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { StoredEntry } from './stored-entry.tsx';

/** The form of the only entry of a type, which answers to the name of the type. */
export default function SingleEntryScreen({ type }: { type: ContentType }) {
  return <StoredEntry type={type} id={type.name} />;
}
