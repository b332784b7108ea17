import { diavgeiaAddress } from '../../../../domain/text/act-numbers.ts';
import { TextLink } from '../../../ui/text/text-link.tsx';

/** The number of an act, in Greek letters in any language; it leads to the act on Diavgeia. */
export function AdaNumber({ ada }: { ada: string }) {
  const address = diavgeiaAddress(ada);
  const number = <span lang="el">{ada}</span>;
  return address ? <TextLink href={address}>{number}</TextLink> : number;
}
