import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../calls/api-client.ts';

/** The names of all accounts. They change seldom: one question is enough for many screens. */
export const staffNamesQuery = queryOptions({
  queryKey: ['staff-names'],
  queryFn: ({ signal }) => answerOf(api['staff-names'].$get({}, { init: { signal } })),
  staleTime: 5 * 60_000,
});

/**
 * Says who somebody is, by the address that is stored with what they did: the name of the account; with the address
 * where two have the same name; the address alone where no account has it any more, or the names are not known yet.
 */
export function useStaffNames(): <T extends string | null>(email: T) => T | string {
  const staff = useQuery(staffNamesQuery).data ?? [];
  return (email) => nameOf(staff, email);
}

/** As {@link useStaffNames} says, over a list of names. */
export function nameOf<T extends string | null>(
  staff: readonly { email: string; name: string }[],
  email: T,
): T | string {
  const name = staff.find((one) => one.email === email)?.name;
  if (!name || name === email) return email;
  const isShared = staff.some((one) => one.name === name && one.email !== email);
  return isShared ? `${name} (${email})` : name;
}

/** The name of somebody, with the address for whoever points at it. */
export function Who({ email, className }: { email: string; className?: string }) {
  const name = useStaffNames()(email);
  return (
    <span className={className} title={email}>
      {name}
    </span>
  );
}
