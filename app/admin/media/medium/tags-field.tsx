import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_TAG_LENGTH } from '../../../../domain/media/library/media-limits.ts';
import { fold } from '../../../../domain/text/fold.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { tagsQuery } from '../media-api.ts';
import { MEDIUM_TEXTS } from './medium-texts.ts';

interface TagsFieldProps {
  /** With the one that is being typed: what saves the form takes it, too. */
  value: readonly string[];
  /** Grows when the form was saved, or its changes were dropped: nothing is being typed from then on. */
  round: number;
  onChange: (value: string[]) => void;
  error: string | undefined;
}

/** The tags of a medium: written one by one, with those of the library proposed. */
export function TagsField({ value, round, onChange, error }: TagsFieldProps) {
  const { say } = useAdminLanguage();
  const known = useQuery(tagsQuery);
  const listId = useId();
  const [typed, setTyped] = useState('');
  /** The tag of the value that is being typed; '' where there is none. */
  const [pending, setPending] = useState('');
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const added = value.filter((tag) => tag !== pending);
  const canAdd = typed.trim() !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins anew
  useEffect(() => {
    setTyped('');
    setPending('');
  }, [round]);

  function type(text: string) {
    const wanted = text.trim();
    // As the library writes it.
    const same = known.data?.tags.find(({ tag }) => fold(tag) === fold(wanted))?.tag ?? wanted;
    const isThere = added.some((tag) => fold(tag) === fold(same));
    const next = isThere ? '' : same;
    setTyped(text);
    setPending(next);
    if (next !== pending) onChange(next === '' ? added : [...added, next]);
  }

  function add() {
    if (!canAdd) return;
    setNews(pending || typed.trim());
    setTyped('');
    setPending('');
    input.current?.focus();
  }

  return (
    <div className="medium-part">
      <h3>{say(MEDIUM_TEXTS.tags)}</h3>
      {added.length > 0 && (
        <ul className="medium-tags" aria-label={say(MEDIUM_TEXTS.tags)}>
          {added.map((tag) => (
            <li key={tag}>
              {tag}
              <ActionIcon
                size="sm"
                variant="subtle"
                aria-label={`${say(MEDIUM_TEXTS.removeTag)}: ${tag}`}
                onClick={() => {
                  onChange(value.filter((one) => one !== tag));
                  input.current?.focus();
                }}
              >
                <X aria-hidden size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className="medium-new-tag">
        <TextInput
          ref={input}
          size="sm"
          label={say(MEDIUM_TEXTS.addTag)}
          list={listId}
          maxLength={MAX_TAG_LENGTH}
          value={typed}
          error={error}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Enter would save the form.
            event.preventDefault();
            add();
          }}
        />
        <Button size="sm" variant="default" disabled={!canAdd} onClick={add}>
          {say(MEDIUM_TEXTS.add)}
        </Button>
      </div>
      <datalist id={listId}>
        {known.data?.tags.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}
