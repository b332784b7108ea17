import { TextInput } from '@mantine/core';
import { useAdminLanguage } from '../admin-language.tsx';
import { USERS_TEXTS } from './users-texts.ts';

/** Who gets an account. */
export interface Person {
  name: string;
  email: string;
}

interface PersonFieldsProps {
  person: Person;
  onChange: (person: Person) => void;
  errors: Record<string, string>;
}

/** The name and the email address of somebody who gets an account; the form begins here. */
export function PersonFields({ person, onChange, errors }: PersonFieldsProps) {
  const { say } = useAdminLanguage();
  const shared = { autoComplete: 'off', required: true, withAsterisk: false };
  return (
    <>
      <TextInput
        {...shared}
        label={say(USERS_TEXTS.name)}
        value={person.name}
        onChange={(event) => onChange({ ...person, name: event.currentTarget.value })}
        error={errors.name}
        maxLength={200}
        data-autofocus
      />
      <TextInput
        {...shared}
        type="email"
        label={say(USERS_TEXTS.email)}
        value={person.email}
        onChange={(event) => onChange({ ...person, email: event.currentTarget.value })}
        error={errors.email}
        maxLength={254}
      />
    </>
  );
}
