import { TextLink } from '../../../ui/text/text-link.tsx';

/** A link to a site that says where it leads: `www.example.gr`. */
export function WebsiteLink({ address }: { address: string }) {
  return (
    <TextLink href={address} className="break-words">
      {hostOf(address)}
    </TextLink>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host || address : address;
}
