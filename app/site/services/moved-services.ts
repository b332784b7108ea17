import { entryPath } from '../../../domain/screens/entry-path.ts';

/** Services that some links name differently (specification, section 2): each has one page, at the second name. */
const MOVED: Record<string, string> = {
  'e-services': 'eservices',
  social: 'social-welfare',
};

/** The path to which a service's name has moved for good, or undefined. */
export function movedServicePath(name: string): string | undefined {
  const slug = Object.hasOwn(MOVED, name) && MOVED[name];
  return slug ? entryPath('service', { slug }) : undefined;
}
