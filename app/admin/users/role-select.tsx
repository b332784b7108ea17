import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAdminLanguage } from '../admin-language.tsx';
import { reviewerStepQuery } from '../review/review-api.ts';
import type { User } from './users-api.ts';
import { USERS_TEXTS } from './users-texts.ts';

/** The role of a new account; reviewers where the reviewer step is on. */
export function RoleSelect(props: { value: User['role']; onChange: (role: User['role']) => void }) {
  const { say } = useAdminLanguage();
  const hasReviewers = useQuery(reviewerStepQuery).data?.isOn === true;
  return (
    <NativeSelect
      label={say(USERS_TEXTS.role)}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value as User['role'])}
      data={[
        { value: 'editor', label: say(USERS_TEXTS.roles.editor) },
        ...(hasReviewers ? [{ value: 'reviewer', label: say(USERS_TEXTS.roles.reviewer) }] : []),
        { value: 'admin', label: say(USERS_TEXTS.roles.admin) },
      ]}
    />
  );
}
