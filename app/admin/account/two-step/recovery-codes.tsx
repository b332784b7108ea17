import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { useCopy } from '../../pieces/use-copy.ts';
import { useUser } from '../../session.tsx';
import { TWO_STEP_TEXTS } from './two-step-texts.ts';

/** Recovery codes, shown only once, to be copied, saved as a file or printed. */
export function RecoveryCodes(props: { codes: string[]; lead?: string; onKept: () => void }) {
  const { say } = useAdminLanguage();
  const user = useUser();
  const { label, note, copy } = useCopy();
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);

  const heading = `${say(TWO_STEP_TEXTS.codesOf)} – ${window.location.host} – ${user.email}`;
  const asText = [heading, '', ...props.codes, ''].join('\n');
  return (
    <div className="recovery-codes">
      {/* The focus moves here from the step before, so that the text is read out. */}
      <div ref={start} tabIndex={-1} className="dialog-start">
        {props.lead && (
          <Text fw={600} mb="xs">
            {props.lead}
          </Text>
        )}
        <Text>{say(TWO_STEP_TEXTS.codesText)}</Text>
      </div>
      <p className="recovery-heading">{heading}</p>
      <ol className="recovery-list">
        {props.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group gap="xs" className="no-print">
        <Button variant="default" onClick={() => void copy(props.codes.join('\n'))}>
          {label}
        </Button>
        <Button variant="default" onClick={() => saveAsFile(asText)}>
          {say(TWO_STEP_TEXTS.download)}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {say(TWO_STEP_TEXTS.print)}
        </Button>
        <Text size="sm" role="status">
          {note}
        </Text>
      </Group>
      <Group justify="flex-end" mt="lg" className="no-print">
        <Button onClick={props.onKept}>{say(TWO_STEP_TEXTS.kept)}</Button>
      </Group>
    </div>
  );
}

/** Gives the text to the browser as a download. */
function saveAsFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `recovery-codes-${window.location.hostname}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
