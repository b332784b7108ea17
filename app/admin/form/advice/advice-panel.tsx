import { Button, Text } from '@mantine/core';
import { CircleAlert, CircleCheck, ListChecks, ShieldAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import type { Lang } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { EntryValues } from '../entry-values.ts';
import { describePath } from '../fields/field-path.ts';
import { ADVICE_TEXTS, sayAdviceCount } from './advice-texts.ts';
import { showAdvice } from './show-advice.ts';
import { type Advice, useAdvice } from './use-advice.ts';

import './advice.css';

interface AdvicePanelProps {
  type: ContentType;
  values: EntryValues;
  /** Those that the main button publishes: what English lacks while Greek goes ahead is said beside its fields. */
  languages: readonly Lang[];
  /** Called before somebody is led to the field with that path, so that it is there. */
  onShow: (path: string) => void;
}

/** What to look at before publishing what the form holds. */
export function AdvicePanel({ type, values, languages, onShow }: AdvicePanelProps) {
  return <AdviceList type={type} advice={useAdvice(type, values, languages)} onShow={onShow} />;
}

interface AdviceListProps {
  type: ContentType;
  advice: ReturnType<typeof useAdvice>;
  onShow?: (path: string) => void;
}

/** The short list of what to look at, behind a button that says how long it is. */
export function AdviceList(props: AdviceListProps) {
  const { type } = props;
  const { say } = useAdminLanguage();
  const { findings, isChecked, isFailed } = props.advice;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (isFailed) {
    return (
      <Text size="sm" c="dimmed">
        {say(ADVICE_TEXTS.failed)}
      </Text>
    );
  }
  if (!isChecked) return null;
  if (findings.length === 0) {
    return (
      <Text size="sm" className="advice-none">
        <CircleCheck size={16} aria-hidden /> {say(ADVICE_TEXTS.none)}
      </Text>
    );
  }
  return (
    <>
      <Button
        variant="light"
        color="gray"
        leftSection={<ListChecks size={18} aria-hidden />}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => setOpen(!isOpen)}
      >
        {say(sayAdviceCount(findings.length))}
      </Button>
      {isOpen && (
        <section id={id} className="advice-list" aria-label={say(ADVICE_TEXTS.title)}>
          <Text fw={600}>{say(ADVICE_TEXTS.title)}</Text>
          <Text size="sm" c="dimmed">
            {say(findings.some(isPersonal) ? ADVICE_TEXTS.mayGoOnWithReason : ADVICE_TEXTS.mayGoOn)}
          </Text>
          <ul>
            {findings.map((one) => (
              <OneAdvice
                key={`${one.path} ${one.text.en} ${one.words} ${one.picture ?? ''}`}
                one={one}
                type={type}
                onShow={props.onShow}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const isPersonal = ({ rule }: Advice) => rule === 'personal-data';

interface OneAdviceProps {
  one: Advice;
  type: ContentType;
  onShow: ((path: string) => void) | undefined;
}

function OneAdvice({ one, type, onShow }: OneAdviceProps) {
  const { say, lang } = useAdminLanguage();
  const field = describePath(type, one.path, lang);
  const Icon = isPersonal(one) ? ShieldAlert : CircleAlert;
  return (
    <li>
      <Icon size={18} aria-hidden />
      <div>
        <strong>{field}</strong>
        {one.words && !isPersonal(one) && one.rule !== 'officialese' && <q>{one.words}</q>}
        <span>{say(one.text)}</span>
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`${say(ADVICE_TEXTS.showMe)}: ${field}, ${say(one.text)}`}
        onClick={() => {
          onShow?.(one.path);
          showAdvice(one);
        }}
      >
        {say(ADVICE_TEXTS.showMe)}
      </Button>
    </li>
  );
}
