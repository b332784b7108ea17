import {
  Baby,
  BookOpen,
  Briefcase,
  Building,
  Bus,
  Coins,
  Download,
  FileText,
  House,
  Landmark,
  Mail,
  Mountain,
  Stamp,
  User,
  Users,
} from './icons.tsx';

const ICONS = {
  FileText,
  Building,
  Users,
  Landmark,
  Home: House,
  Briefcase,
  Bus,
  BookOpen,
  Child: Baby,
  Person: User,
  Mail,
  Mountain,
  Stamp,
  Download,
  Coins,
} as const;

/** The icon that a service or department carries by name (specification, section 3); a document when unknown. */
export function NamedIcon({ name }: { name: string | null | undefined }) {
  const Icon = Object.hasOwn(ICONS, name ?? '') ? ICONS[name as keyof typeof ICONS] : FileText;
  return <Icon />;
}
