import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { canUsePasskeys } from '../../passkeys/browser-passkeys.ts';
import { Loading, LoadProblem } from '../../pieces/load-state.tsx';
import { type Passkey, passkeysQuery } from '../account-api.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PASSKEYS_TEXTS } from './passkeys-texts.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';

/** One's own passkeys: the list, adding and removing. */
export function PasskeysSection() {
  const { say } = useAdminLanguage();
  const state = useQuery(passkeysQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [toRemove, setToRemove] = useState<Passkey | null>(null);
  const canAdd = state.data?.isAvailable && canUsePasskeys();
  return (
    <section aria-labelledby="account-passkeys" className="account-section">
      <h2 id="account-passkeys" ref={heading} tabIndex={-1} className="account-heading">
        {say(PASSKEYS_TEXTS.title)}
      </h2>
      <Text c="dimmed" mb="md" maw={520}>
        {say(PASSKEYS_TEXTS.text)}
      </Text>
      {state.isPending && <Loading rows={1} />}
      {state.isError && (
        <LoadProblem
          title={say(PASSKEYS_TEXTS.loadFailed)}
          error={state.error}
          onRetry={() => void state.refetch()}
        />
      )}
      {state.data && (
        <>
          {state.data.passkeys.length === 0 ? (
            <Text fw={600} mb="sm">
              {say(PASSKEYS_TEXTS.none)}
            </Text>
          ) : (
            <ul className="sessions">
              {state.data.passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRemove={() => setToRemove(passkey)}
                />
              ))}
            </ul>
          )}
          {canAdd ? (
            <Button variant="default" onClick={() => setAdding(true)}>
              {say(PASSKEYS_TEXTS.add)}
            </Button>
          ) : (
            <Text maw={520}>{say(PASSKEYS_TEXTS.notHere)}</Text>
          )}
        </>
      )}
      <AddPasskeyDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      <RemovePasskeyDialog
        passkey={toRemove}
        onClose={() => setToRemove(null)}
        onRemoved={async () => {
          setToRemove(null);
          await state.refetch();
          // The button was removed with its passkey.
          heading.current?.focus();
        }}
      />
    </section>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { say, language } = useAdminLanguage();
  return (
    <li className="session">
      <div className="session-facts">
        <strong>{passkey.name}</strong>
        {passkey.isSynced && <span>{say(PASSKEYS_TEXTS.synced)}</span>}
        <span>
          {say(PASSKEYS_TEXTS.addedOn)}: {formatMoment(passkey.createdAt, language)}
        </span>
        <span>
          {passkey.lastUsedAt
            ? `${say(PASSKEYS_TEXTS.lastUsed)}: ${formatMoment(passkey.lastUsedAt, language)}`
            : say(PASSKEYS_TEXTS.neverUsed)}
        </span>
      </div>
      <Button
        size="compact-md"
        variant="default"
        aria-label={`${say(PASSKEYS_TEXTS.remove)}: ${passkey.name}`}
        onClick={onRemove}
      >
        {say(PASSKEYS_TEXTS.remove)}
      </Button>
    </li>
  );
}
