import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { StaffLanguage } from '../../../domain/accounts/staff-member.ts';
import { setAdminLanguage, useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { useFieldErrors } from '../pieces/use-field-errors.ts';
import { changeProfile, profileQuery } from './account-api.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/** One's own name, by which colleagues know who saved what, and the language of the admin. */
export function ProfileSection() {
  const { say } = useAdminLanguage();
  const profile = useQuery(profileQuery);
  return (
    <section aria-labelledby="account-profile">
      <h2 id="account-profile" className="account-heading">
        {say(ACCOUNT_TEXTS.profile)}
      </h2>
      {profile.isPending && <Loading rows={2} />}
      {profile.isError && (
        <LoadProblem
          title={say(ACCOUNT_TEXTS.profileFailed)}
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data && <ProfileForm name={profile.data.name} />}
    </section>
  );
}

function ProfileForm(props: { name: string }) {
  const { say, language: shown } = useAdminLanguage();
  const queries = useQueryClient();
  const { form, errors, ...fields } = useFieldErrors();
  const { isBusy, problem, busily } = useBusy();
  const [name, setName] = useState(props.name);
  // Undefined until another one is chosen here: the switch at the top changes it, too.
  const [chosen, setChosen] = useState<StaffLanguage>();
  const language = chosen ?? shown;

  async function submit(event: FormEvent) {
    event.preventDefault();
    fields.clear();
    await busily(async () => {
      try {
        const saved = await changeProfile({ name, language });
        setName(saved.name);
        setChosen(undefined);
        // Where none was chosen here, the switch at the top may have been used meanwhile.
        if (chosen) setAdminLanguage(chosen);
        announce(say(ACCOUNT_TEXTS.saved));
        for (const key of ['profile', 'staff-names', 'users']) {
          void queries.invalidateQueries({ queryKey: [key] });
        }
      } catch (failure) {
        // The one field says all there is to say.
        if (!fields.show(failure)) throw failure;
      }
    });
  }

  return (
    <form ref={form} noValidate className="account-form" onSubmit={(event) => void submit(event)}>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <TextInput
        label={say(ACCOUNT_TEXTS.name)}
        description={say(ACCOUNT_TEXTS.nameHint)}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errors.name}
        autoComplete="name"
        maxLength={200}
        required
        withAsterisk={false}
      />
      <NativeSelect
        label={say(ACCOUNT_TEXTS.language)}
        description={say(ACCOUNT_TEXTS.languageHint)}
        value={language}
        onChange={(event) => setChosen(event.currentTarget.value as StaffLanguage)}
        data={[
          { value: 'gr', label: 'Ελληνικά' },
          { value: 'en', label: 'English' },
        ]}
      />
      <Button type="submit" loading={isBusy}>
        {say(ACCOUNT_TEXTS.save)}
      </Button>
    </form>
  );
}
