import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { formatTimeOrMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { EntryForm } from '../use-entry-form.ts';
import { KEPT_TEXTS, sayNewer, sayOther, sayOwnNewer } from './kept-texts.ts';
import { NewerVersion } from './newer-version.tsx';

import './company-notice.css';

/** At the top of a form: who else has the entry open, and that somebody has saved since. */
export function CompanyNotice({ form }: { form: EntryForm }) {
  const { say, language } = useAdminLanguage();
  const [isShown, setShown] = useState(false);
  const { company, newer } = form;
  const others = company?.others.filter(({ isYou }) => !isYou) ?? [];
  const isYouElsewhere = company?.others.some(({ isYou }) => isYou) ?? false;
  const timeOf = (moment: string) => formatTimeOrMoment(moment, new Date(), language);
  return (
    <div className="company" role="status">
      {(others.length > 0 || isYouElsewhere) && (
        <OthersHere
          others={others.map(({ name, since }) => ({ name, since: timeOf(since) }))}
          isYouElsewhere={isYouElsewhere}
        />
      )}
      {newer && (
        <Alert color="orange" className="company-newer">
          {say(newer.isYou ? sayOwnNewer(timeOf(newer.at)) : sayNewer(newer.by, timeOf(newer.at)))}{' '}
          <Button size="compact-sm" variant="default" onClick={() => setShown(true)}>
            {say(KEPT_TEXTS.seeChanges)}
          </Button>
        </Alert>
      )}
      {isShown && newer && <NewerVersion form={form} onClose={() => setShown(false)} />}
    </div>
  );
}

/** Who else has the entry open, and since what time or moment, in words. */
export function OthersHere(props: {
  others: readonly { name: string; since: string }[];
  isYouElsewhere: boolean;
}) {
  const { say } = useAdminLanguage();
  const { others, isYouElsewhere } = props;
  return (
    <Alert color="sea" className="company-others">
      <ul>
        {others.map(({ name, since }) => (
          <li key={`${name} ${since}`}>{say(sayOther(name, since))}</li>
        ))}
        {isYouElsewhere && <li>{say(KEPT_TEXTS.youElsewhere)}</li>}
      </ul>
      {others.length > 0 && <p>{say(KEPT_TEXTS.together)}</p>}
    </Alert>
  );
}
