import { hostName } from '../../../../domain/text/host-name.ts';
import { TextLink } from '../../../ui/text/text-link.tsx';

/** A link to a site that says where it leads: `www.example.gr`. */
export function WebsiteLink({ address }: { address: string }) {
  return (
    <TextLink href={address} className="break-words">
      {hostName(address)}
    </TextLink>
  );
}
